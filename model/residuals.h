/*
 * residuals.h - by how much algorithms were slower or faster than predicted, in the jobs
 * that were tuned.
 *
 * What an algorithm was off by in jobs and sizes that are near is taken to be what it is
 * off by here: a weighted mean, first of the algorithm, then of what is left of the setting.
 */
#ifndef CT_MODEL_RESIDUALS_H
#define CT_MODEL_RESIDUALS_H

#include "model/cost_model.h"

#include <stddef.h>

/* What one candidate was off by, at one size in one job. */
struct ct_residual {
    int candidate; /* number in the table of candidates (ranking.h) */
    size_t bytes;
    int log;    /* measured over predicted, in 1/CT_LOG_ONE doublings; what all candidates
                   of the cell have in common is taken out */
    int weight; /* in 1/CT_LOG_ONE */
};

/* Of one job. */
struct ct_job_residuals {
    const struct ct_residual *at; /* by candidate, then bytes */
    int n;
    int distance; /* from that job to these ranks, in 1/CT_LOG_ONE doublings of traits */
};

/*
 * jobs       all that were tuned
 * algorithm  by candidate: its algorithm's number, equal for its settings
 * spread     in: the model's error; out: the prediction's standard error, larger the less is
 *            known of the candidate. Both in 1/CT_LOG_ONE doublings. NULL: not wanted
 * returns    in 1/CT_LOG_ONE doublings; to be added to the prediction's logarithm
 */
int ct_residual_log(const struct ct_job_residuals *jobs, int njobs, const int *algorithm,
                    int candidate, size_t bytes, int *spread);

#endif
