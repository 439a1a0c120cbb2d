/*
 * tuned_patterns.h - the choice by the counts of a call.
 */
#ifndef CT_LIBRARY_TUNED_PATTERNS_H
#define CT_LIBRARY_TUNED_PATTERNS_H

#include "library/task/task.h"

/*
 * What was tuned for the pattern that the call has: of counts that all ranks
 * know, the nearest one within its similarity; of private ones, that of the
 * call's number (library/group/sequence.h). The same on all ranks.
 *
 * err      set if the ranks could not agree
 * returns  NULL: none
 */
const struct ct_choice *ct_tuned_pattern_choose(const struct ct_task *task, int *err);

#endif
