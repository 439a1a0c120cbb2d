/*
 * log_times.h - least squares of the logarithms of measured times: what ct_cost_fit minimises.
 *
 * The parameters are logarithms of coefficients, of call_ns and of rank_ns, then by job that
 * of its factor.
 */
#ifndef CT_MODEL_FIT_LOG_TIMES_H
#define CT_MODEL_FIT_LOG_TIMES_H

#include "model/fit/cost_fit.h"

/* Parameters other than the coefficients and the factors of jobs. */
enum { CT_FIT_CALL = CT_FEATURES, CT_FIT_RANK, CT_FIT_OWN };

struct ct_log_times {
    const struct ct_fitted_time *times;
    int ntimes;
    int njobs;
    int ncells;
    int stride;    /* one of this many times counts */
    int n;         /* parameters: CT_FIT_OWN + njobs */
    double *start; /* of each; -INFINITY: it stays out of the model */
    double *logs;  /* of each time, as measured */
    enum ct_norm norm;
};

/*
 * returns  0 or CT_ERR_MEMORY; ct_log_times_fini, also after a failure
 */
int ct_log_times_init(struct ct_log_times *of, const struct ct_times *times,
                      const struct ct_cost_model *start);
void ct_log_times_fini(struct ct_log_times *of);

/* What is minimised. */
double ct_log_times_loss(const struct ct_log_times *of, const double *parameters);

/*
 * Its derivatives.
 *
 * normal    out: n * n, the lower half: the second derivative, as Gauss and Newton have it
 * gradient  out: n
 * by_cell   out: ncells * n, what each cell has in the gradient; NULL: not wanted
 */
void ct_log_times_derive(const struct ct_log_times *of, const double *parameters, double *normal,
                         double *gradient, double *by_cell);

/* The pull of a parameter to its starting value, which is in `normal`. */
double ct_log_times_pull(const struct ct_log_times *of, int parameter);

#endif
