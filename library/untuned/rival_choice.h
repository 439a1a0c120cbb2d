/*
 * rival_choice.h - which of the fast ones of a like job suits these ranks best.
 */
#ifndef CT_LIBRARY_RIVAL_CHOICE_H
#define CT_LIBRARY_RIVAL_CHOICE_H

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
 * task  with its algorithm, that applies. choice, of_job, algorithm,
 *       problem.setting and gain are set; err, when MPI fails
 */
void ct_rivals_compare(struct ct_task *task);

/*
 * What a trial compares with the task's choice besides native: of the like job's choices at
 * the fixed sizes around the call, the nearer first, and of its runners-up at that size,
 * the first that is of another algorithm, can be had here, and is not too slow by its cables.
 * The same on all ranks, which communicate.
 *
 * task     its err is set when MPI fails
 * returns  the job's choice, for ct_rival_take; NULL: there is none
 */
const struct ct_choice *ct_rival_second(struct ct_task *task);

/* Put another of the job's choices in place of the task's; false: it cannot be had, or
   is the same, and the task is as it was. */
bool ct_rival_take(struct ct_task *task, const struct ct_choice *of_job);

#endif
