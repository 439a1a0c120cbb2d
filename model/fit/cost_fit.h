/*
 * cost_fit.h - the cost model from times that were measured.
 *
 * Robust least squares of the logarithm of the time: a soft loss from 30 % on, coefficients
 * that stay positive, a weak pull to starting values, and one factor for each job, since
 * days differ. For programs that tune, not for the library: it takes floating-point numbers.
 */
#ifndef CT_MODEL_FIT_COST_FIT_H
#define CT_MODEL_FIT_COST_FIT_H

#include "model/cost_model.h"

#include <stdbool.h>

/* A time that was measured. */
struct ct_fitted_time {
    struct ct_features features;
    int64_t ns; /* 1 or more */
    int nranks; /* of the whole job */
    int nsamples;
    int job;  /* from 0 */
    int cell; /* equal for times of the same job, collective and size */
};

struct ct_times {
    const struct ct_fitted_time *at;
    int n;
    int njobs;
};

/* A fit of fewer times is not trusted. */
#define CT_FIT_TIMES_LEAST 30

/* A median error within cells above which no fit is trusted: natural logarithm. */
#define CT_FIT_ERROR_MOST 0.25

/* How well it fits. */
struct ct_cost_fit {
    struct ct_cost_model model;
    double low[CT_FEATURES]; /* 95 % interval of each coefficient, ns per unit; both 0: the
                                times say next to nothing of it, and the starting value pulls it
                                more than they do */
    double high[CT_FEATURES];
    double median_error;       /* natural logarithm, over all times */
    double median_cell_error;  /* what is left when a cell's median is taken out */
    double median_cell_spread; /* the same of the times themselves: if it is not more, the model
                                  does not tell what is fast from what is slow */
    int ntimes;
    const char *distrusted; /* too few times, or they do not fit: a sentence; NULL: neither */
};

/*
 * start    starting values (starting_values.h); a coefficient of 0 stays 0
 * factors  out: by job, its times over the model's, as natural logarithm; NULL: not wanted
 * returns  0 or CT_ERR_MEMORY
 */
int ct_cost_fit(const struct ct_times *times, const struct ct_cost_model *start,
                struct ct_cost_fit *fit, double *factors, struct ct_diag *diag);

#endif
