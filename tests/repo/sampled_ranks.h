/*
 * sampled_ranks.h - for which numbers of ranks every algorithm is checked.
 *
 * Up to 9 ranks: all. Above: 16, and one of each group of numbers below, which
 * differs from algorithm to algorithm and with COLLTUNE_SEED. The cost of a
 * check grows with the square of the ranks. With COLLTUNE_ALL=1 (./check
 * --all): all up to 64, and 100, 128 and 129.
 */
#ifndef CT_TESTS_REPO_SAMPLED_RANKS_H
#define CT_TESTS_REPO_SAMPLED_RANKS_H

#include "base/hash.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static inline bool takes_all_ranks(void)
{
    const char *all = getenv("COLLTUNE_ALL");

    return all != NULL && strcmp(all, "1") == 0;
}

static inline bool is_listed(const int *list, int n, int nranks)
{
    for (int i = 0; i < n; i++) {
        if (list[i] == nranks)
            return true;
    }
    return false;
}

/* The number of ranks that is taken of a list, for the algorithm `name`. */
static inline int ranks_drawn(const char *name, const int *list, int n)
{
    const char *seed = getenv("COLLTUNE_SEED");
    uint64_t hash = ct_hash_text(CT_HASH_START, seed == NULL ? "" : seed);

    hash = ct_hash_text(hash, name);
    hash = ct_hash(hash, list, sizeof *list);
    return list[(hash ^ hash >> 32) % (uint64_t)n];
}

static inline bool is_sampled(const char *name, int nranks)
{
    static const int small[] = {10, 11, 12, 13, 14, 15};
    static const int middle[] = {17, 18, 20, 21, 24, 25, 27, 30, 31};
    static const int large[] = {32, 33, 35, 36, 40, 47, 48, 49, 63, 64};

    return nranks < 10 || nranks == 16 ||
           nranks == ranks_drawn(name, small, sizeof small / sizeof *small) ||
           nranks == ranks_drawn(name, middle, sizeof middle / sizeof *middle) ||
           nranks == ranks_drawn(name, large, sizeof large / sizeof *large);
}

/* The first number of ranks after this one for which the algorithm `name` is
   checked; 0 after the last. */
static inline int next_ranks(const char *name, int nranks)
{
    static const int largest[] = {100, 128, 129};

    for (nranks++; nranks <= 64; nranks++) {
        if (takes_all_ranks() || is_sampled(name, nranks))
            return nranks;
    }
    for (; takes_all_ranks() && nranks <= 129; nranks++) {
        if (is_listed(largest, 3, nranks))
            return nranks;
    }
    return 0;
}

/* For a test that fails: how it is repeated. */
static inline void print_sampled_ranks(void)
{
    const char *seed = getenv("COLLTUNE_SEED");

    if (takes_all_ranks())
        puts("numbers of ranks: all");
    else
        printf("numbers of ranks: a sample, of COLLTUNE_SEED=%s; all with "
               "COLLTUNE_ALL=1\n",
               seed == NULL ? "" : seed);
}

#endif
