/*
 * sampled_ranks.h - for which numbers of ranks every algorithm is checked.
 *
 * All up to 9, some to 64: powers of two and their neighbours, squares, primes
 * and other products. What they cost grows with the square, and with the
 * number of algorithms. With COLLTUNE_ALL=1 (./check --all): all up to 64, and
 * 100, 128 and 129.
 */
#ifndef CT_TESTS_REPO_SAMPLED_RANKS_H
#define CT_TESTS_REPO_SAMPLED_RANKS_H

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

/* The first number of ranks to check after this one; 0 after the last. */
static inline int next_ranks(int nranks)
{
    static const int few[] = {12, 13, 15, 16, 17, 24, 31, 32, 33, 64};
    static const int large[] = {100, 128, 129};
    const int nfew = sizeof few / sizeof *few;

    for (nranks++; nranks <= 64; nranks++) {
        if (nranks < 10 || takes_all_ranks() || is_listed(few, nfew, nranks))
            return nranks;
    }
    for (; takes_all_ranks() && nranks <= 129; nranks++) {
        if (is_listed(large, 3, nranks))
            return nranks;
    }
    return 0;
}

static inline void print_sampled_ranks(void)
{
    printf("numbers of ranks:");
    for (int nranks = next_ranks(0); nranks != 0; nranks = next_ranks(nranks))
        printf(" %d", nranks);
    puts(takes_all_ranks() ? "" : "; more with COLLTUNE_ALL=1");
}

#endif
