/*
 * timing.c - a median and its confidence interval.
 */
#include "base/statistics.h"
#include "search/points.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Half the width of the interval, in ranks, is this times the square root of
   the number of samples: 95 % by the binomial distribution of how many lie
   below the median. */
#define HALF_WIDTH 0.98

struct ct_timing ct_timing_of(const double *samples, int n)
{
    struct ct_timing timing = {.nsamples = n};
    double *sorted = n == 0 ? NULL : malloc((size_t)n * sizeof *sorted);
    double half;

    if (sorted == NULL)
        return timing;
    memcpy(sorted, samples, (size_t)n * sizeof *sorted);
    timing.median_s = ct_median(sorted, n);
    half = HALF_WIDTH * sqrt(n);
    timing.low_s = sorted[(int)fmax(0, floor((n - 1) / 2.0 - half))];
    timing.high_s = sorted[(int)fmin(n - 1, ceil((n - 1) / 2.0 + half))];
    for (int i = n - 1; i >= 0 && sorted[i] > CT_STALL * timing.median_s; i--)
        timing.nstalls++;
    free(sorted);
    return timing;
}
