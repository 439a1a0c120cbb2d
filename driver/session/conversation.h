/*
 * conversation.h - questions to a timer that is launched when it is needed, may die
 * and may not be able to measure at all. Ten timers lost in a row end the run.
 */
#ifndef CT_DRIVER_SESSION_CONVERSATION_H
#define CT_DRIVER_SESSION_CONVERSATION_H

#include "driver/session/session.h"

/*
 * Before a question that the journal does not answer: launch a timer if there is none,
 * and check what it says of itself. If an earlier launch of this run worked, one that
 * fails, for example because a host is down, is tried three times; no candidate is blamed.
 *
 * returns  0; CT_STOPPED if the run was interrupted, or is silent; CT_ERR_INPUT, or
 *          CT_ERR_SYSTEM: the run cannot go on
 */
int ct_session_begin_asking(struct ct_session *session, struct ct_diag *diag);

/*
 * Ask, and count the failures in a row.
 *
 * answer   out: as of ct_timer_ask
 * returns  0; CT_ERR_SYSTEM: the timer was lost, or answered that it cannot
 *          measure, after which the run may not go on; or CT_STOPPED
 */
int ct_session_ask(struct ct_session *session, const char *line, double limit_s, char **answer,
                   struct ct_diag *diag);

/*
 * End the asking after a failure, if the run can decide from what it has: it was interrupted, or
 * the timer, which had answered before, was lost, or the disk is full. A second interruption then
 * ends the process.
 *
 * err      of what was asked
 * diag     says why; kept in the session
 * returns  CT_STOPPED, or `err`: the run cannot go on
 */
int ct_session_end_asking(struct ct_session *session, int err, const struct ct_diag *diag);

/* Why the asking ended, if it did; otherwise `err`, with the sentence that there is. */
int ct_session_say_ended(const struct ct_session *session, int err, struct ct_diag *diag);

/* True if one more lost timer may be a candidate's fault. */
bool ct_session_may_go_on(const struct ct_session *session);

/*
 * Launch a timer after one was lost, to ask once more: a host or a launcher that
 * failed is not the candidate's fault. The run may not go on if that fails.
 *
 * what     was asked for
 * diag     in: why the timer was lost
 * returns  as ct_session_begin_asking
 */
int ct_session_launch_again(struct ct_session *session, const char *what, size_t bytes,
                            struct ct_diag *diag);

#endif
