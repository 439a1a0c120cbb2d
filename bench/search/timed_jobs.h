/*
 * timed_jobs.h - what the journals of a machine folder and of its jobs say of the fixed
 * sizes.
 *
 * DIR and DIR/jobs/NAME hold cluster.yaml and measurements.csv. A candidate's time is the
 * median of its samples without the machine's drift.
 */
#ifndef CT_BENCH_SEARCH_TIMED_JOBS_H
#define CT_BENCH_SEARCH_TIMED_JOBS_H

#include "driver/journal/frozen.h"
#include "generator/wiring.h"
#include "model/ranking.h"

/* By which samples: all, the even ones, the odd ones. */
enum ct_half { CT_ALL, CT_EVEN, CT_ODD, CT_HALVES };

struct ct_job_time {
    const struct ct_candidate *is;
    double logs[CT_HALVES]; /* natural logarithms of seconds; INFINITY: not known */
    int nsamples;
    int number;                  /* in the jobs' candidates; -1: nobody knows what it plans */
    struct ct_features features; /* as they were called */
    struct ct_features seen;     /* as the library counts them (bench/search/job_features.h) */
};

/* A collective at a fixed size. */
struct ct_job_cell {
    const char *collective;
    size_t bytes;
    struct ct_job_time
        *list; /* with three samples or more, in a simulation one; the fastest first */
    int n;
    const struct ct_job_time *native; /* NULL: it was not timed */
};

/* What the library knows of the ranks. */
struct ct_seen_job {
    struct ct_traits traits;
    int nranks; /* of all parts */
};

struct ct_timed_job {
    struct ct_cluster *cluster;
    struct ct_wiring wiring;
    struct ct_traits traits;
    struct ct_seen_job seen;
    struct ct_frozen frozen;
    struct ct_job_cell *cells; /* by collective, then size; the first and last are empty */
    int ncells;
};

struct ct_timed_jobs {
    struct ct_timed_job *at; /* the folder's own first */
    int n;
    struct ct_candidate_set candidates; /* of all jobs */
    struct ct_offered *offered;         /* the same, by number */
};

/*
 * Read a folder with all its jobs, and count the features of what was timed.
 *
 * jobs     all zero; ct_timed_jobs_fini, also after a failure
 * returns  0 or an enum ct_status
 */
int ct_timed_jobs_read(struct ct_timed_jobs *jobs, const char *dir, struct ct_diag *diag);
void ct_timed_jobs_fini(struct ct_timed_jobs *jobs);

#endif
