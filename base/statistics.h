/*
 * statistics.h - medians, quantiles and the test that decisions rest on.
 */
#ifndef CT_BASE_STATISTICS_H
#define CT_BASE_STATISTICS_H

/* The most differences that ct_signed_rank takes. */
#define CT_SIGNED_RANK_MAX 40

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

/*
 * Wilcoxon's signed-rank test, exact: the probability that differences
 * that are symmetric about 0 lie as far below 0 as these.
 *
 * Zeros count as above 0, and among equal distances those above 0 get the
 * higher ranks: both make the answer larger, never smaller.
 *
 * differences  reordered in place
 * n            0 <= n <= CT_SIGNED_RANK_MAX
 * returns      1 for n = 0
 */
double ct_signed_rank(double *differences, int n);

#endif
