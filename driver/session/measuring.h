/*
 * measuring.h - questions to the timer about one candidate at one size; the
 * answers go to the journal. A candidate that is wrong is dropped and named;
 * one that crashes or hangs twice too, from this size on, and so is native;
 * ten timers lost in a row end the run.
 */
#ifndef CT_DRIVER_SESSION_MEASURING_H
#define CT_DRIVER_SESSION_MEASURING_H

#include "driver/session/session.h"
#include "search/search.h"

/*
 * Compare a candidate's results with native's.
 *
 * returns  1 if they are equal, CT_DROPPED, CT_WRONG, or an enum ct_status
 */
int ct_measure_right(struct ct_session *session, struct ct_record *record,
                     struct ct_diag *diag);

/*
 * The same for a schedule in so many segments, whatever the size; what is
 * right is kept in the journal.
 *
 * record  the candidate and the size that has so many
 * bytes   the size to compare at
 */
int ct_measure_segments(struct ct_session *session, struct ct_record *record,
                        size_t bytes, int segments, struct ct_diag *diag);

/*
 * Time one batch.
 *
 * record   the candidate that is asked for, size and batch; out: nothing that lasts
 * returns  the number of samples, which are in the journal then; CT_DROPPED;
 *          or a negative status
 */
int ct_measure(struct ct_session *session, struct ct_record *record,
               const struct ct_search_request *asked, struct ct_diag *diag);

#endif
