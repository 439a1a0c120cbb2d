/*
 * fold.h - algorithms for some numbers of ranks, used with any number.
 *
 * With q the largest power of two <= p, the first 2 (p - q) ranks form pairs
 * of neighbours. The even rank of a pair works for both, the odd one rests.
 * The q working ranks are numbered in order of rank, so that consecutive
 * numbers stand for consecutive ranks: groups stay contiguous, and neighbours
 * are likely to share a switch.
 *
 * With any other number of working ranks, there are groups in place of pairs.
 */
#ifndef CT_REPO_FOLD_H
#define CT_REPO_FOLD_H

#include <stdbool.h>

/* The largest power of two <= n, n > 0. */
int ct_fold_power(int n);

/* True if this rank is half of a pair. */
bool ct_fold_is_paired(int nranks, int rank);

/* The number of a working rank; -1 for one that rests. */
int ct_fold_number(int nranks, int rank);

/* The rank that has a number; nranks for number q, the end of the last. */
int ct_fold_rank(int nranks, int number);

/* Consecutive ranks of which the first works. */
struct ct_fold_group {
    int first;
    int size;
};

/* Group `number` of `nworking` <= nranks, whose sizes differ by one at most,
   the larger ones first: the pairs above are a case of this. */
struct ct_fold_group ct_fold_group(int nranks, int nworking, int number);

/* The number of the group that a rank is in. */
int ct_fold_group_number(int nranks, int nworking, int rank);

#endif
