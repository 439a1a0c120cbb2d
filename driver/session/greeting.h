/*
 * greeting.h - checks who the timer is.
 */
#ifndef CT_DRIVER_SESSION_GREETING_H
#define CT_DRIVER_SESSION_GREETING_H

#include "driver/session/session.h"

/*
 * Launch the timer and check what it says of itself: as many ranks as the
 * cluster has, where the cluster file puts them, and the MPI library and
 * placement of earlier measurements. A launch that fails, for example because a
 * host is down, is tried three times; no candidate is blamed for it.
 *
 * returns  0, CT_ERR_INPUT, CT_STOPPED, or CT_ERR_SYSTEM: the run cannot go on
 */
int ct_greet(struct ct_session *session, struct ct_diag *diag);

/*
 * Before a question that the journal does not answer: launch a timer if there is
 * none.
 *
 * returns  as ct_greet; also CT_STOPPED if the run was interrupted, or is silent
 */
int ct_session_begin_asking(struct ct_session *session, struct ct_diag *diag);

#endif
