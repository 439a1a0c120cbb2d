/*
 * statistics.h - the two numbers that decisions are made of.
 */
#ifndef CT_SEARCH_STATISTICS_H
#define CT_SEARCH_STATISTICS_H

/*
 * The median; the mean of the middle two when n is even.
 *
 * values  n >= 1 numbers, sorted in place
 */
double ct_median(double *values, int n);

/*
 * Wilcoxon's signed-rank test, exact: how likely is it that differences
 * that are symmetric about 0 lie as far below 0 as these?
 *
 * Zeros count as above 0, and among equal distances those above 0 get the
 * higher ranks: both make the answer larger, never smaller.
 *
 * differences  reordered in place
 * n            0 <= n <= CT_ROUNDS_MAX
 * returns      1 for n = 0
 */
double ct_signed_rank(double *differences, int n);

#endif
