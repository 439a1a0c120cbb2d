/*
 * sendrecv_rounds.h - short calls of schedules that are nothing but rounds, as a
 * program by hand would make them: with MPI_Sendrecv, step after step.
 *
 * To keep account of which step waits for which takes some 100 ns a call, and
 * two requests with a wait for both 65 ns more than MPI_Sendrecv: a quarter of
 * a call of a few bytes inside a host, and 5 % at 4 KB.
 */
#ifndef CT_LIBRARY_RUN_SENDRECV_ROUNDS_H
#define CT_LIBRARY_RUN_SENDRECV_ROUNDS_H

#include "library/run/running.h"

#define CT_ROUNDS_BYTES 8192 /* of a block, at most */

/*
 * True if every epoch has either one message each way, and perhaps copies and
 * reductions that wait for none of the two; or no message at all. What the
 * checker proved of the schedule then holds of rounds, too: within an epoch
 * they wait for nothing but the end of both messages.
 */
bool ct_rounds_fit(const struct ct_schedule *schedule);

/* True if the call is short enough. In longer ones a copy is made while messages are
   under way. */
static inline bool ct_rounds_pay(size_t block_bytes)
{
    return block_bytes > 0 && block_bytes <= CT_ROUNDS_BYTES;
}

/*
 * Run a schedule that fits, all blocks being equal, to its end.
 *
 * run      comm and lane_tag are set; the rest is not looked at
 * returns  the first error
 */
int ct_rounds_run(const struct ct_running *run, const struct ct_schedule *schedule,
                  const struct ct_call *call, const struct ct_memory *scratch);

#endif
