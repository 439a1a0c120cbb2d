/*
 * choice_check.h - whether the fields of one line of decisions agree: what was
 * chosen, what that rests on, its times.
 */
#ifndef CT_RESULT_CHOICE_CHECK_H
#define CT_RESULT_CHOICE_CHECK_H

#include "result/decisions_check.h"

/* Native has no fingerprint; all else has one. These return 0, or what
   ct_decisions_fail does. */
int ct_check_choice(const struct ct_decisions_place *place, const struct ct_result_choice *choice);

/* A candidate beside the choice, "runner_up": all of it or nothing. */
int ct_check_other(const struct ct_decisions_place *place, const char *what, const char *algorithm,
                   const char *setting, double figure);

/* The choice's figures: native if and only if its basis says so, intervals
   around medians. */
int ct_check_figures(const struct ct_decisions_place *place, const char *algorithm,
                     const char *setting, const struct ct_result_figures *figures);

#endif
