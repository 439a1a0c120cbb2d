/*
 * points.c - an array in order of size, and medians with their intervals.
 */
#include "search/points.h"

#include "base/array.h"
#include "base/statistics.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct ct_point ct_point_new(size_t bytes, bool is_fixed, int depth)
{
    return (struct ct_point){.bytes = bytes,
                             .is_fixed = is_fixed,
                             .depth = depth,
                             .choice = CT_NOBODY,
                             .runner_up = CT_NOBODY,
                             .tried_below = CT_NOBODY,
                             .tried_above = CT_NOBODY};
}

int ct_points_insert(struct ct_points *points, struct ct_point point)
{
    struct ct_point *grown = ct_array_grow(points->at, points->n, sizeof *grown);
    int i = points->n;

    if (grown == NULL)
        return CT_ERR_MEMORY;
    points->at = grown;
    for (; i > 0 && grown[i - 1].bytes > point.bytes; i--)
        grown[i] = grown[i - 1];
    grown[i] = point;
    points->n++;
    return 0;
}

void ct_point_choose(struct ct_point *point, int choice, enum ct_search_basis basis,
                     struct ct_timing chosen, struct ct_timing native)
{
    point->state = CT_POINT_DECIDED;
    point->choice = choice;
    point->basis = basis;
    point->chosen = chosen;
    point->native = native;
    point->ratio = (struct ct_ratio){0};
    point->runner_up = CT_NOBODY;
    point->behind = (struct ct_ratio){0};
}

void ct_points_remove(struct ct_points *points, int i)
{
    points->n--;
    memmove(&points->at[i], &points->at[i + 1], (size_t)(points->n - i) * sizeof *points->at);
}

void ct_points_fini(struct ct_points *points)
{
    free(points->at);
}

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

struct ct_ratio ct_ratio_of_few(const double *over, int n, const double *under, int nunder)
{
    struct ct_ratio ratio = ct_ratio_of(over, under, n);
    double low = INFINITY, high = -INFINITY; /* logarithms */

    for (int i = 0; i < n * nunder; i++) {
        low = fmin(low, log(over[i % n] / under[i / n]));
        high = fmax(high, log(over[i % n] / under[i / n]));
    }
    if (ratio.low <= 0 && n >= CT_FEW_OVER && nunder >= CT_FEW_UNDER) {
        ratio.low = exp(low);
        ratio.high = exp(high);
    }
    return ratio;
}
