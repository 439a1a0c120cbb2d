/*
 * disturbance.h - other programs on the hosts while it is measured.
 */
#ifndef CT_DRIVER_SESSION_DISTURBANCE_H
#define CT_DRIVER_SESSION_DISTURBANCE_H

#include "driver/session/session.h"

/*
 * Before the first race: wait for other programs to end, if there are any, but
 * not for long; say so on standard error.
 *
 * returns  0, also where the timer cannot tell or was lost; or CT_STOPPED
 */
int ct_disturbance_wait(struct ct_session *session, struct ct_diag *diag);

/*
 * After a race: ask again, from time to time.
 *
 * disturbed  out: the race is to be marked
 * returns    as ct_disturbance_wait
 */
int ct_disturbance_note(struct ct_session *session, bool *disturbed, struct ct_diag *diag);

/* At the end: which part of the time was disturbed, if any was. */
void ct_disturbance_say(const struct ct_session *session);

#endif
