/*
 * statistics.c - quantiles by sorting.
 */
#include "base/statistics.h"

#include <assert.h>
#include <stdlib.h>

static int by_value(const void *a, const void *b)
{
    const double x = *(const double *)a;
    const double y = *(const double *)b;

    return (x > y) - (x < y);
}

double ct_quantile(double *values, int n, double part)
{
    double place, weight;
    int below;

    assert(n > 0 && part >= 0 && part <= 1);
    qsort(values, (size_t)n, sizeof *values, by_value);
    place = part * (n - 1);
    below = (int)place;
    weight = place - below;
    if (weight <= 0) /* the next one may be infinite, or missing */
        return values[below];
    return (1 - weight) * values[below] + weight * values[below + 1];
}

double ct_median(double *values, int n)
{
    return ct_quantile(values, n, 0.5);
}
