/*
 * straight.h - short posts and fetches, one after the other.
 *
 * In a schedule of posts, fetches and local steps alone, with one post at most, a rank that
 * waits for a fetch has nothing else to start. Its steps then run in their order without
 * lists of what is under way, as far as no rank is late or names another length; the executor
 * goes on from there, since it alone yields and takes posts of any length.
 */
#ifndef CT_LIBRARY_RUN_STRAIGHT_H
#define CT_LIBRARY_RUN_STRAIGHT_H

#include "library/run/running.h"

/* Bytes of a post, at most: it is one slice in every window. */
#define CT_STRAIGHT_BYTES CT_SLICE_LEAST

/* Bytes of a block, at most, with which each post that this rank makes or fetches from is one
   slice; 0: the schedule is not of this kind. */
size_t ct_straight_bytes(const struct ct_schedule *schedule);

/*
 * Begin a call with a schedule of this kind, and run its first steps. All blocks are equal,
 * one after the other, and not longer than that. Arguments as of ct_schedule_begin; the first
 * error is in run->err.
 *
 * returns  how many steps are over; the next one has not begun: ct_schedule_begin_late
 */
int ct_straight_run(struct ct_running *run, const struct ct_schedule *schedule,
                    const struct ct_call *call, const struct ct_memory *scratch);

#endif
