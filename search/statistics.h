/*
 * statistics.h - median and signed-rank test. Depends on nothing else.
 */
#ifndef CT_SEARCH_STATISTICS_H
#define CT_SEARCH_STATISTICS_H

/* Differences in a signed-rank test, at most: doubles count 2^50 exactly. */
#define CT_SIGNED_RANK_MAX 50

/*
 * The median: the middle one of the values, the mean of the middle two when n
 * is even.
 *
 * values  n numbers, n >= 1, none of them NaN; sorted in place, ascending
 */
double ct_median(double *values, int n);

/*
 * Wilcoxon's signed-rank test, exact: the probability that differences which
 * are symmetric about 0 lie as far below 0 as these, or further.
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
