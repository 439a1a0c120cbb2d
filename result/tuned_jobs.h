/*
 * tuned_jobs.h - the jobs of a cluster in tuned.c: each has a tuned.c of its
 * own, which defines another symbol.
 */
#ifndef CT_RESULT_TUNED_JOBS_H
#define CT_RESULT_TUNED_JOBS_H

#include "base/text.h"
#include "result/result.h"

/* "ct_tuned", or "ct_tuned_half_blocks" of the job half-blocks; NULL: the
   cluster's own ranks. */
void ct_tuned_symbol_add(struct ct_text *text, const char *job);

/* Declarations and the list of the other jobs; nothing where there are none. */
void ct_tuned_jobs_add(struct ct_text *text, const struct ct_result *result);

/* The members of struct ct_tuned. */
void ct_tuned_jobs_add_members(struct ct_text *text, const struct ct_result *result);

#endif
