/*
 * fold.h - algorithms for a power of two of ranks, used with any number.
 *
 * With q the largest power of two <= p, the first 2 (p - q) ranks form pairs
 * of neighbours. The even rank of a pair works for both, the odd one rests.
 * The q working ranks are numbered in order of rank, so that consecutive
 * numbers stand for consecutive ranks: groups stay contiguous, and neighbours
 * are likely to share a switch.
 */
#ifndef CT_REPO_FOLD_H
#define CT_REPO_FOLD_H

#include <stdbool.h>

/* The largest power of two <= n, n > 0. */
int ct_fold_power(int n);

/* Whether this rank is half of a pair. */
bool ct_fold_is_paired(int nranks, int rank);

/* The number of a working rank; -1 for one that rests. */
int ct_fold_number(int nranks, int rank);

/* The rank that has a number; nranks for number q, the end of the last. */
int ct_fold_rank(int nranks, int number);

/* How many peers of higher ranks a working rank exchanges with: the other half
   of its pair, and those at distances of a power of two in number. */
int ct_fold_peers_above(int nranks, int rank);

#endif
