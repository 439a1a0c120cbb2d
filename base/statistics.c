/*
 * statistics.c - quantiles and the signed-rank test.
 *
 * Source: Wilcoxon, Individual comparisons by ranking methods, 1945. The
 * null distribution is counted: of the 2^n ways to give signs to the ranks
 * 1 to n, how many have this rank sum or a smaller one.
 */
#include "base/statistics.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

#define RANK_SUM_MAX (CT_SIGNED_RANK_MAX * (CT_SIGNED_RANK_MAX + 1) / 2)

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

/* By distance from 0; at equal distance those below 0 first. */
static int by_distance(const void *a, const void *b)
{
    const double x = *(const double *)a;
    const double y = *(const double *)b;

    if (fabs(x) != fabs(y))
        return fabs(x) > fabs(y) ? 1 : -1;
    return (x > y) - (x < y);
}

/* ways[s]: in how many ways ranks 1 to n, each taken or not, add up to s. */
static void count_ways(double *ways, int n)
{
    int sum = 0;

    ways[0] = 1;
    for (int rank = 1; rank <= n; rank++) {
        for (int s = sum + 1; s <= sum + rank; s++)
            ways[s] = 0;
        sum += rank;
        for (int s = sum; s >= rank; s--)
            ways[s] += ways[s - rank];
    }
}

double ct_signed_rank(double *differences, int n)
{
    double ways[RANK_SUM_MAX + 1];
    double as_low = 0;
    int above = 0;

    assert(n >= 0 && n <= CT_SIGNED_RANK_MAX);
    if (n > 0)
        qsort(differences, (size_t)n, sizeof *differences, by_distance);
    for (int i = 0; i < n; i++) {
        if (differences[i] >= 0)
            above += i + 1;
    }
    count_ways(ways, n);
    for (int s = 0; s <= above; s++)
        as_low += ways[s];
    return as_low / pow(2, n);
}
