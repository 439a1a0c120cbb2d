/*
 * dropped.h - which candidates are not used any more, by the journal.
 */
#ifndef CT_DRIVER_JOURNAL_DROPPED_H
#define CT_DRIVER_JOURNAL_DROPPED_H

#include "driver/journal/journal.h"

/* True if the candidate was dropped here because its results were wrong. */
bool ct_dropped_is_wrong(const struct ct_record *record);

/* True if it says that native was wrong at its size, in a comparison of its own
   (driver/tuning/comparing.h). */
bool ct_dropped_is_wrong_native(const struct ct_record *record);

/*
 * True if the record is of a failure that drops the candidate when this
 * mechanism times: one in a race by another mechanism does not, unless the
 * results were wrong.
 */
bool ct_dropped_is_of(const struct ct_record *record, const char *mechanism);

/* Why a candidate is not used at a size: it was wrong at any, or crashed or
   hung at this one or a smaller. NULL if it is used, as native is where it is
   wrong: it stays what others are compared with. */
const struct ct_record *ct_dropped_find(const struct ct_journal *journal, const char *mechanism,
                                        const struct ct_candidate *candidate, size_t bytes);

/*
 * True if a candidate may be used at this size: no comparison of its own, apart from
 * races, dropped it. No search adds such a record, so the answer stays while one runs.
 */
bool ct_dropped_applies(const struct ct_journal *journal, const struct ct_candidate *candidate,
                        size_t bytes);

/* True if native was wrong at this size in a comparison of its own. */
bool ct_dropped_native(const struct ct_journal *journal, const struct ct_candidate *native,
                       size_t bytes);

#endif
