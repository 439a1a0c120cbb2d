/*
 * statistics.h - medians and quantiles.
 */
#ifndef CT_BASE_STATISTICS_H
#define CT_BASE_STATISTICS_H

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

#endif
