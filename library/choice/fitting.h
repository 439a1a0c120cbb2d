/*
 * fitting.h - what a choice cannot do.
 */
#ifndef CT_LIBRARY_FITTING_H
#define CT_LIBRARY_FITTING_H

#include "library/task/pick.h"
#include "library/task/task.h"

/*
 * Find may_pack and keeps_order of a reduction's problem.
 *
 * returns  CT_TUNED, or why no algorithm can do the call
 */
enum ct_reason ct_fit_problem(const struct ct_task *task, struct ct_problem *problem);

/*
 * Find the algorithm of pick->choice, and check that it can do the call.
 *
 * pick     algorithm and problem.setting are set, problem.may_pack and
 *          keeps_order of reductions, too; problem.item_bytes stays only where items differ
 * returns  CT_TUNED, CT_NATIVE_CHOSEN, or why it cannot
 */
enum ct_reason ct_fit(const struct ct_task *task, struct ct_pick *pick);

/* Once the call is prepared: true if its plan gains by splitting blocks, which an operation of
   the application forbids (struct ct_call): the same on all ranks. Its memory is
   given back then. A choice that is forced, or keeps the order, runs all the same, as slow as it
   is. */
bool ct_fit_is_in_vain(const struct ct_task *task, const struct ct_pick *pick);

#endif
