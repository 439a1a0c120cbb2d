/*
 * straight.h - short posts and fetches, one after the other.
 *
 * In a schedule of posts, fetches and local steps alone, with one post at most, a rank that
 * waits for a fetch has nothing else to start. Its steps then run in their order without
 * lists of what is under way, as far as no rank is late; the executor goes on from there,
 * since it alone lets others make progress and yields.
 */
#ifndef CT_LIBRARY_RUN_STRAIGHT_H
#define CT_LIBRARY_RUN_STRAIGHT_H

#include "library/run/running.h"

/* Bytes of a post, at most: it is one slice in every window. */
#define CT_STRAIGHT_BYTES CT_SLICE_LEAST

/*
 * Look at a schedule.
 *
 * returns  the most units of a post that this rank makes or fetches from; 0: the schedule
 *          is not of this kind
 */
int ct_straight_units(const struct ct_schedule *schedule);

/*
 * Run the first steps of a schedule of this kind, all blocks being equal, and each of its
 * posts being one slice. The call has begun in the window (ct_posts_begin).
 *
 * err      out: the first error
 * returns  how many steps are over; the next one has not begun
 */
int ct_straight_run(struct ct_running *run, int *err);

#endif
