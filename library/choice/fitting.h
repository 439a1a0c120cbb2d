/*
 * fitting.h - what a choice cannot do.
 */
#ifndef CT_LIBRARY_FITTING_H
#define CT_LIBRARY_FITTING_H

#include "library/task/task.h"

/*
 * Find the algorithm of task->choice, and check that it can do the call.
 *
 * task     algorithm and problem.setting are set, problem.has_gaps and
 *          keeps_order of reductions, too
 * returns  CT_TUNED, CT_NATIVE_CHOSEN, or why it cannot
 */
enum ct_reason ct_fit(struct ct_task *task);

#endif
