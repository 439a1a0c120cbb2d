/*
 * dispatched.h - schedules that the dispatch will run though none of the
 * measured sizes has them: a block is divided into more segments between two
 * sizes, and above the largest.
 */
#ifndef CT_DRIVER_TUNING_DISPATCHED_H
#define CT_DRIVER_TUNING_DISPATCHED_H

#include "driver/session/session.h"
#include "driver/spaces/outcome.h"

/*
 * Compare the results of those that a collective's choices have. The journal
 * remembers what was right, and drops what was not, as well as what a race
 * found to fail.
 *
 * returns  0: all of them are right; 1: a candidate was dropped, so that the
 *          search has to decide again; or an enum ct_status
 */
int ct_dispatched_verify(struct ct_session *session, const struct ct_outcome *outcome,
                         struct ct_diag *diag);

/*
 * Leave to native what ct_dispatched_verify had no time to compare.
 *
 * returns  the number of choices that were given up
 */
int ct_dispatched_give_up(const struct ct_session *session, struct ct_outcome *outcome);

#endif
