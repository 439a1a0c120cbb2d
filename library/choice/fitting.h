/*
 * fitting.h - what a choice cannot do.
 */
#ifndef CT_LIBRARY_FITTING_H
#define CT_LIBRARY_FITTING_H

#include "library/task/pick.h"
#include "library/task/task.h"

/*
 * Find has_gaps and keeps_order of a reduction's problem.
 *
 * returns  CT_TUNED, or why no algorithm can do the call
 */
enum ct_reason ct_fit_problem(const struct ct_task *task, struct ct_problem *problem);

/*
 * Find the algorithm of pick->choice, and check that it can do the call.
 *
 * pick     algorithm and problem.setting are set, problem.has_gaps and
 *          keeps_order of reductions, too; problem.item_bytes stays only where items differ
 * returns  CT_TUNED, CT_NATIVE_CHOSEN, or why it cannot
 */
enum ct_reason ct_fit(const struct ct_task *task, struct ct_pick *pick);

#endif
