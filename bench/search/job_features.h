/*
 * job_features.h - what the candidates plan that a job has timed.
 */
#ifndef CT_BENCH_SEARCH_JOB_FEATURES_H
#define CT_BENCH_SEARCH_JOB_FEATURES_H

#include "bench/search/timed_jobs.h"

/*
 * Number what the job's cells name, and count the features.
 *
 * job      one of the jobs; their candidates are added to
 * returns  0 or an enum ct_status
 */
int ct_timed_job_count(struct ct_timed_jobs *jobs, struct ct_timed_job *job, struct ct_diag *diag);

#endif
