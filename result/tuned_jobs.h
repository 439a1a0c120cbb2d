/*
 * tuned_jobs.h - the jobs of a cluster in tuned.c: each has a tuned.c of its
 * own, which defines another symbol.
 */
#ifndef CT_RESULT_TUNED_JOBS_H
#define CT_RESULT_TUNED_JOBS_H

#include "result/tuned_tables.h"

/* "ct_tuned", or "ct_tuned_half_blocks" of the job half-blocks; NULL: the
   cluster's own ranks. */
void ct_tuned_symbol_add(struct ct_text *text, const char *job);

/* The members for this job; declarations and the list of the other jobs, where there
   are any. */
void ct_tuned_jobs_add(struct ct_tuned_file *file);

#endif
