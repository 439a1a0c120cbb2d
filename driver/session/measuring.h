/*
 * measuring.h - questions to the timer; the answers go to the journal. A
 * candidate that is wrong is dropped and named; one that crashes or hangs
 * twice too, from this size on, and so is native; ten timers lost in a row end
 * the run.
 */
#ifndef CT_DRIVER_SESSION_MEASURING_H
#define CT_DRIVER_SESSION_MEASURING_H

#include "driver/journal/race_line.h"
#include "driver/session/session.h"

/*
 * Run a race. When the timer dies or does not answer, it is launched again and
 * the entries are asked for one by one, so that only the one that fails again
 * is dropped: a round of each in turn, so that it is still a race.
 *
 * race     in: what to ask; records with a reason are dropped already, and not
 *          asked for; out: the answers
 * returns  0 with all records in the journal, or an enum ct_status
 */
int ct_measure_race(struct ct_session *session, struct ct_asked_race *race, struct ct_diag *diag);

/*
 * Compare a candidate's results in so many segments, whatever the size; what
 * is right is kept in the journal. A timer that cannot divide into so many is
 * asked for the record's size.
 *
 * record   the candidate and the size that has so many; of no race. out:
 *          reason, owned by the caller, if the candidate failed
 * bytes    the size to compare at
 * returns  0, also where it failed; or an enum ct_status
 */
int ct_measure_verify(struct ct_session *session, struct ct_record *record, size_t bytes,
                      int segments, struct ct_diag *diag);

/* Report which candidate is dropped, and at which sizes. */
void ct_measure_say_dropped(struct ct_session *session, const struct ct_record *record);

#endif
