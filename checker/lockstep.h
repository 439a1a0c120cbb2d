/*
 * lockstep.h - how many messages of a collective come one after the other.
 */
#ifndef CT_CHECKER_LOCKSTEP_H
#define CT_CHECKER_LOCKSTEP_H

#include "repo/schedule.h"

/*
 * Count rounds: a message takes one, and begins as soon as its send and its
 * receive may start; everything else, tokens and barriers too, takes no time.
 * Where no message has data, tokens are what takes one.
 * So messages that wait for nothing are all in the first round.
 *
 * schedules  of all ranks
 * rounds     out
 * returns    0, CT_ERR_INVALID (a message without its other end, ranks that
 *            wait for each other for ever) or CT_ERR_MEMORY
 */
int ct_rounds_count(const struct ct_schedule *const *schedules, int nranks, int *rounds,
                    struct ct_diag *diag);

#endif
