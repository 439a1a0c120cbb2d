/*
 * executor.h - run a schedule over MPI.
 *
 * A schedule is begun, and then goes on until it is over. It allocates nothing, apart
 * from the datatypes of apart.h. It runs to its end after an
 * error of a message, since the other ranks wait for this rank's messages; the first
 * error is in `err`. Where MPI cannot start a message, receives that were under way are
 * cancelled; sends may still read scratch and the send buffer.
 */
#ifndef CT_LIBRARY_RUN_EXECUTOR_H
#define CT_LIBRARY_RUN_EXECUTOR_H

#include "library/run/running.h"

/*
 * Start what waits for nothing. Arguments as of ct_running_lay_out; all of them are
 * borrowed until the schedule is over.
 *
 * run  what is the caller's is set
 */
void ct_schedule_begin(struct ct_running *run, const struct ct_schedule *schedule,
                       const struct ct_call *call, const struct ct_starts *starts,
                       const struct ct_memory *scratch);

/* The same of a schedule whose first steps ct_straight_run has made: from step `next` on. */
void ct_schedule_begin_late(struct ct_running *run, int next);

/*
 * Start what waits for messages that have come or gone; the first error is in run->err.
 *
 * waits    until the schedule is over. Otherwise waits only in a step that is a
 *          barrier or the MPI library's own collective
 * returns  true if the schedule is over
 */
bool ct_schedule_go_on(struct ct_running *run, bool waits);

#endif
