/*
 * skips.c - halves the number of ranks.
 */
#include "repo/scheme/skips.h"

int ct_skips(int nranks, int skips[static CT_SKIPS_MAX])
{
    int q = 0;

    while (1L << q < nranks)
        q++;
    skips[q] = nranks;
    for (int k = q; k > 0; k--)
        skips[k - 1] = skips[k] - skips[k] / 2;
    return q;
}
