/*
 * statistics.c - quantiles by sorting.
 */
#include "base/statistics.h"

#include <assert.h>
#include <stdlib.h>

#define EXACT 1000     /* numbers: for more, 2^-n is no number */
#define TAIL 0.025     /* of the distribution, at each end */
#define SQUARE 3.84146 /* of the normal distribution's 97.5 % quantile */

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

/* How many numbers may be left out at each end: the most for which so few lie
   beyond the median with at most 2.5 %. */
static int outside_exact(int n)
{
    double chance = 1;
    double sum = 0;
    int k = 0;

    for (int i = 0; i < n; i++)
        chance /= 2;
    while (sum + chance <= TAIL) {
        sum += chance;
        chance *= (double)(n - k) / (k + 1);
        k++;
    }
    return k - 1;
}

static int outside_normal(int n)
{
    int k = n / 2;

    while (k > 0 && (double)(n - 2 * k + 1) * (n - 2 * k + 1) < SQUARE * n)
        k--;
    return k - 1;
}

bool ct_median_interval(const double *sorted, int n, double *low, double *high)
{
    int outside;

    *low = *high = 0;
    if (n < CT_INTERVAL_LEAST)
        return false;
    outside = n <= EXACT ? outside_exact(n) : outside_normal(n);
    *low = sorted[outside];
    *high = sorted[n - 1 - outside];
    return true;
}
