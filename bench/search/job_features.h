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

/* What is taken to be called at the same time as the job. */
enum ct_beside_rule {
    CT_BESIDE_AS_CALLED, /* the job's own parts, as is known of a job */
    CT_BESIDE_NONE,
    CT_BESIDE_ANYWHERE, /* as many communicators as the program has ranks for, on all cables */
    CT_BESIDE_ALIKE,    /* the same on the cables where it has ranks for them */
    CT_BESIDES
};

extern const char *const ct_beside_texts[CT_BESIDES];

/* True if the folder's own ranks, or those of all its parts, have room for two such jobs. */
bool ct_timed_job_is_part(const struct ct_timed_jobs *jobs, const struct ct_timed_job *job);

/* Set what is seen of a job. Returns 0 or CT_ERR_MEMORY. */
int ct_timed_job_see(const struct ct_timed_jobs *jobs, struct ct_timed_job *job,
                     enum ct_beside_rule rule, struct ct_diag *diag);

#endif
