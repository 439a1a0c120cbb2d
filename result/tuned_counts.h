/*
 * tuned_counts.h - the patterns of counts in tuned.c, and the sequence of
 * calls.
 */
#ifndef CT_RESULT_TUNED_COUNTS_H
#define CT_RESULT_TUNED_COUNTS_H

#include "base/text.h"
#include "result/result.h"

/* Tables `patterns` and `runs`, those that there are. */
void ct_tuned_counts_add(struct ct_text *text, const struct ct_result *result);

/* The members of struct ct_tuned for them. */
void ct_tuned_counts_add_members(struct ct_text *text, const struct ct_result *result);

#endif
