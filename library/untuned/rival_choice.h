/*
 * rival_choice.h - which of the fast ones of a like job suits these ranks best.
 */
#ifndef CT_LIBRARY_RIVAL_CHOICE_H
#define CT_LIBRARY_RIVAL_CHOICE_H

#include "library/task/pick.h"
#include "library/task/task.h"

/*
 * Of a like job's choice and of what was about as fast there at the nearest fixed
 * size (struct ct_tuned_rival), choose what is expected to take least among
 * these ranks: what it took there less what the busiest cable needed, times
 * ct_growth, and what the busiest cable needs here. A rival must be expected to be
 * faster by a tenth. Found by all ranks together at the first call of each
 * choice that is nearest to a size, with each root (library/untuned/loads.h), and kept.
 * Not of calls with counts, whose blocks differ.
 *
 * pick  with its algorithm, that applies; out: with the other choice, and the gain
 * err   set when MPI fails
 */
void ct_rivals_compare(const struct ct_task *task, struct ct_pick *pick, int *err);

/*
 * What a trial compares with the choice besides native: of the like job's choices at
 * the fixed sizes around the call, the nearer first, and of its runners-up at that size,
 * the first that is of another algorithm, can be had here, and is not too slow by its cables.
 * The same on all ranks, which communicate.
 *
 * err      set when MPI fails
 * returns  the job's choice, for ct_rival_take; NULL: there is none
 */
const struct ct_choice *ct_rival_second(const struct ct_task *task, const struct ct_pick *pick,
                                        int *err);

/* Put another of the job's choices in place of this one; false: it cannot be had, or
   is the same, and the pick is as it was. */
bool ct_rival_take(const struct ct_task *task, struct ct_pick *pick,
                   const struct ct_choice *of_job);

#endif
