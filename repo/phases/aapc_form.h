/*
 * aapc_form.h - what the closed form is computed from. For aapc*.c only.
 */
#ifndef CT_REPO_AAPC_FORM_H
#define CT_REPO_AAPC_FORM_H

#include "repo/phases/aapc.h"

#include <stdint.h>

struct ct_aapc_branch {
    int size; /* ranks in it: m */
    int base; /* ranks in the branches before it */
    int gcd;  /* of m_0 and m */
    int lcm;
    int inverse; /* of m_0 / gcd modulo m / gcd */
    int filled;  /* ranks numbered so far */
    int link;    /* from the root into it */
};

/* Where a rank is: its branch, and its number there. */
struct ct_aapc_spot {
    int branch;
    int index;
};

struct ct_aapc {
    int nranks;
    int root; /* the node between the branches */
    int nbranches;
    int64_t phases;
    struct ct_aapc_branch *branches; /* nbranches + 1: the last one is empty */
    struct ct_aapc_spot *spots;      /* by rank */
    int *shifts;                     /* by round: how far t_0's senders are rotated */
};

/* The remainder that is never negative. */
static inline int64_t ct_mod(int64_t a, int64_t m)
{
    const int64_t rest = a % m;

    return rest < 0 ? rest + m : rest;
}

/* The first phase of the window from branch i to branch j. */
static inline int64_t ct_aapc_window(const struct ct_aapc *a, int i, int j)
{
    const struct ct_aapc_branch *b = a->branches;

    if (i < j)
        return (int64_t)b[i].size * (b[j].base - b[i + 1].base);
    return a->phases - (int64_t)b[j].size * (b[i + 1].base - b[j + 1].base);
}

#endif
