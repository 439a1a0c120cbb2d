/*
 * cell_medians.h - what the times of a cell have in common.
 */
#ifndef CT_MODEL_FIT_CELL_MEDIANS_H
#define CT_MODEL_FIT_CELL_MEDIANS_H

#include "base/status.h"

/* A number in a cell. */
struct ct_in_cell {
    int cell;
    int place; /* the caller's own */
    double value;
};

/*
 * Take the median of its cell from each number.
 *
 * values  in any order; afterwards by cell
 */
void ct_cell_medians_take(struct ct_in_cell *values, int n);

/* The median of the numbers' amounts; 0 of none.

   room  for n */
double ct_median_amount(const struct ct_in_cell *values, int n, double *room);

#endif
