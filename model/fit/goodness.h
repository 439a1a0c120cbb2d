/*
 * goodness.h - how well the times of each collective are predicted.
 */
#ifndef CT_MODEL_FIT_GOODNESS_H
#define CT_MODEL_FIT_GOODNESS_H

#include "model/fit/cost_fit.h"

/* Without residuals. */
struct ct_goodness {
    const struct ct_collective *collective;
    int ntimes;
    int ncells;               /* jobs times sizes */
    double median_error;      /* natural logarithm */
    double median_cell_error; /* what is left when a cell's median is taken out */
};

/*
 * All but the collectives.
 *
 * times       by collective, then cell
 * collective  by time: its number
 * fit, factors  of ct_cost_fit
 * goodness    in: zero; out: by number
 * returns     0 or CT_ERR_MEMORY
 */
int ct_goodness_find(const struct ct_times *times, const int *collective,
                     const struct ct_cost_fit *fit, const double *factors,
                     struct ct_goodness *goodness);

#endif
