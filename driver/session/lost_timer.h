/*
 * lost_timer.h - questions to a timer that may die, hang, or not be able to
 * measure at all. Ten timers lost in a row end the run.
 */
#ifndef CT_DRIVER_SESSION_LOST_TIMER_H
#define CT_DRIVER_SESSION_LOST_TIMER_H

#include "driver/session/session.h"

/*
 * Ask, and count the failures in a row.
 *
 * answer   out: as of ct_timer_ask
 * returns  0; CT_ERR_SYSTEM: the timer was lost, or answered that it cannot
 *          measure, after which the run may not go on; or CT_STOPPED
 */
int ct_session_ask(struct ct_session *session, const char *line, double limit_s, char **answer,
                   struct ct_diag *diag);

/* True if one more lost timer may be a candidate's fault. */
bool ct_session_may_go_on(const struct ct_session *session);

/* Launch a timer, after which the run may not go on if that fails; returns as
   ct_greet. */
int ct_session_launch(struct ct_session *session, struct ct_diag *diag);

/*
 * The same after one was lost, to ask once more: a host or a launcher that
 * failed is not the candidate's fault.
 *
 * what   was asked for
 * diag   in: why the timer was lost
 */
int ct_session_launch_again(struct ct_session *session, const char *what, size_t bytes,
                            struct ct_diag *diag);

#endif
