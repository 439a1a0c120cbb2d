/*
 * timing.c - medians with their confidence intervals.
 */
#include "base/statistics.h"
#include "search/points.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct ct_timing ct_timing_of(const double *samples, int n)
{
    struct ct_timing timing = {.nsamples = n};
    double *sorted = n == 0 ? NULL : malloc((size_t)n * sizeof *sorted);

    if (sorted == NULL)
        return timing;
    memcpy(sorted, samples, (size_t)n * sizeof *sorted);
    timing.median_s = ct_median(sorted, n);
    ct_median_interval(sorted, n, &timing.low_s, &timing.high_s);
    for (int i = n - 1; i >= 0 && sorted[i] > CT_STALL * timing.median_s; i--)
        timing.nstalls++;
    free(sorted);
    return timing;
}

struct ct_ratio ct_ratio_of(const double *over, const double *under, int n)
{
    struct ct_ratio ratio = {.nrounds = n};
    double *logs = n == 0 ? NULL : malloc((size_t)n * sizeof *logs);

    if (logs == NULL)
        return ratio;
    for (int i = 0; i < n; i++)
        logs[i] = log(over[i] / under[i]);
    ratio.median = exp(ct_median(logs, n));
    if (ct_median_interval(logs, n, &ratio.low, &ratio.high)) {
        ratio.low = exp(ratio.low);
        ratio.high = exp(ratio.high);
    }
    free(logs);
    return ratio;
}
