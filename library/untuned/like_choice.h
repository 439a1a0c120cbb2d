/*
 * like_choice.h - what is chosen for a call by the job that the communicator's
 * ranks are like.
 */
#ifndef CT_LIBRARY_LIKE_CHOICE_H
#define CT_LIBRARY_LIKE_CHOICE_H

#include "library/task/pick.h"
#include "library/task/task.h"

/*
 * Find pick->choice, of_job and is_doubted. The like job's dispatch is asked as if the call had as many
 * ranks as that job, a root at the same share of them, and the bytes that it
 * has; of a routine that was generated for the job, what plans the same
 * elsewhere is chosen. If that cannot do the call, what is chosen at up to four
 * times as many bytes, or as few, that can. What gained little, or where
 * another job that is about as like these ranks had native, is native, unless
 * it will be compared with native (library/untuned/native_trial.h).
 *
 * pick     its problem is the task's, announced_most included
 * returns  CT_TUNED, CT_NEVER_TUNED, or CT_NOT_APPLICABLE: nothing plans the
 *          job's choice for other ranks
 */
enum ct_reason ct_like_choose(const struct ct_task *task, struct ct_pick *pick);

/* The like job's choice that a figure is of: with root 0, as its ranks have it. */
const struct ct_choice *ct_choice_of_figure(const struct ct_task *task,
                                            const struct ct_tuned_figure *figure);

/* One of the like job's choices as it is for the task's ranks, in the job's order
   if they are not; NULL: it cannot be had.
   asked  the problem of the task's pick */
const struct ct_choice *ct_choice_here(const struct ct_task *task, const struct ct_problem *asked,
                                       const struct ct_choice *of_job);

/*
 * True if the choice of a like job is to give way to native: it is expected to gain
 * little (library/untuned/rival_choice.h), or it loads some cable here for longer than
 * native may be expected to take; twice as long where it will be compared with native.
 * Only choices that run an algorithm do; never the tuned job's, nor forced ones. The same
 * on all ranks, which communicate (library/untuned/loads.h).
 *
 * pick  with its algorithm, that applies; is_doubted is set if the choice is slow, whether it
 *       gives way or not
 * err   set when MPI fails
 */
bool ct_choice_is_too_slow(const struct ct_task *task, struct ct_pick *pick, int *err);

#endif
