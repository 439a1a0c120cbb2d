/*
 * dropped.c - looks for the records of failures.
 */
#include "driver/journal/dropped.h"

#include <string.h>

#define WRONG "wrong" /* begins the timer's answer, which is the reason */

bool ct_dropped_is_wrong(const struct ct_record *record)
{
    return record->reason != NULL && strncmp(record->reason, WRONG, strlen(WRONG)) == 0;
}

bool ct_dropped_is_wrong_native(const struct ct_record *record)
{
    return ct_dropped_is_wrong(record) && record->batch == CT_BATCH_NONE &&
           ct_candidate_is_native(record->candidate);
}

bool ct_dropped_is_of(const struct ct_record *record, const char *mechanism)
{
    return record->reason != NULL && (record->mechanism[0] == '\0' || ct_dropped_is_wrong(record) ||
                                      strcmp(record->mechanism, mechanism) == 0);
}

const struct ct_record *ct_dropped_find(const struct ct_journal *journal, const char *mechanism,
                                        const struct ct_candidate *candidate, size_t bytes)
{
    const struct ct_record *found = NULL;

    for (const struct ct_record *r = ct_journal_first(journal, CT_JOURNAL_DROPPED, candidate);
         r != NULL; r = ct_journal_next(journal, r)) {
        if (ct_dropped_is_wrong(r)) {
            if (!ct_dropped_is_wrong_native(r))
                return r;
            continue; /* it stays what others are compared with */
        }
        if (found == NULL && r->bytes <= bytes && ct_dropped_is_of(r, mechanism))
            found = r;
    }
    return found;
}

bool ct_dropped_applies(const struct ct_journal *journal, const struct ct_candidate *candidate,
                        size_t bytes)
{
    for (const struct ct_record *r = ct_journal_first(journal, CT_JOURNAL_DROPPED, candidate);
         r != NULL; r = ct_journal_next(journal, r)) {
        if (r->batch == CT_BATCH_NONE && (ct_dropped_is_wrong(r) || r->bytes <= bytes))
            return false;
    }
    return true;
}

bool ct_dropped_native(const struct ct_journal *journal, const struct ct_candidate *native,
                       size_t bytes)
{
    const struct ct_record *r = ct_journal_first(journal, CT_JOURNAL_DROPPED, native);

    while (r != NULL && (r->bytes != bytes || !ct_dropped_is_wrong_native(r)))
        r = ct_journal_next(journal, r);
    return r != NULL;
}
