/*
 * statistics.h - medians, their intervals, and quantiles.
 */
#ifndef CT_BASE_STATISTICS_H
#define CT_BASE_STATISTICS_H

#include <stdbool.h>

/*
 * A quantile: the value that this part of the numbers lies below; 0.25 is the
 * lower quartile. Between two numbers it is interpolated linearly.
 *
 * values  n >= 1 numbers, sorted in place
 * part    from 0, the least number, to 1, the greatest
 */
double ct_quantile(double *values, int n, double part);

/*
 * The median; the mean of the middle two when n is even.
 *
 * values  n >= 1 numbers, sorted in place
 */
double ct_median(double *values, int n);

/* Fewer numbers have no interval: even from the least to the greatest of five,
   the median of others lies outside in 1 of 16 cases. */
#define CT_INTERVAL_LEAST 6

/*
 * The 95 % confidence interval of a median, by the sign test: two of the numbers,
 * so placed that by the binomial distribution at most 2.5 % are lost at each end.
 *
 * sorted   n numbers, ascending
 * low      out: 0 if there is no interval, high, too
 * returns  true if there is one
 */
bool ct_median_interval(const double *sorted, int n, double *low, double *high);

#endif
