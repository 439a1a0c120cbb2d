/*
 * calibrate.h - all that predictions rest on, from the times of jobs that were tuned: the
 * model, the candidates that are offered, and what each was off by.
 */
#ifndef CT_MODEL_FIT_CALIBRATE_H
#define CT_MODEL_FIT_CALIBRATE_H

#include "model/fit/goodness.h"
#include "model/ranking.h"

/* A job that was tuned. */
struct ct_measured_job {
    struct ct_traits traits;
    int nranks; /* of all its parts */
};

/* A candidate's time in one cell. The same candidate, job and size come once. */
struct ct_measured {
    int job;       /* its number in the jobs */
    int candidate; /* its number in the candidates */
    size_t bytes;
    int64_t ns; /* 1 or more */
    int nsamples;
    struct ct_features features; /* of native: of its stand-in (ct_offered_count) */
    struct ct_cable_load *loads; /* by cable of the cluster, owned by the reader; NULL: unknown */
};

struct ct_measured_set {
    const struct ct_offered *candidates; /* all that were timed, in any order */
    int ncandidates;
    const struct ct_measured_job *jobs;
    int njobs;
    const struct ct_measured *at; /* in any order */
    int n;
    int ncables; /* of the cluster: in each `loads` */
};

struct ct_calibrated {
    struct ct_cost_fit fit;
    double *factors;                   /* by job, as ct_cost_fit has them */
    struct ct_calibration calibration; /* also if the fit is not trusted */
    int *number;                       /* by candidate of the measurements: its number among those
                                          offered; -1: it is not */
    struct ct_goodness *goodness;      /* by collective, in the order of those offered */
    int ngoodness;

    /* What the calibration's arrays are. */
    struct ct_offered *offered;
    struct ct_calibrated_job *jobs;
    struct ct_residual *residuals;
};

/*
 * Offered are native, in no other order of ranks, and few of those that were ever within half
 * of the best of their cell (cover.h), but no routines made for given ranks.
 *
 * start    starting values (starting_values.h)
 * out      ct_calibrated_fini, also after a failure
 * returns  0 or CT_ERR_MEMORY
 */
int ct_calibrate(const struct ct_measured_set *measurements, const struct ct_cost_model *start,
                 struct ct_calibrated *out, struct ct_diag *diag);
void ct_calibrated_fini(struct ct_calibrated *calibrated);

#endif
