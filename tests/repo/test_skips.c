/*
 * test_skips.c - the distances of circulant graphs.
 */
#include "repo/scheme/skips.h"

#include <criterion/criterion.h>
#include <limits.h>

/* What a message reaches at least doubles, and all of it is needed. */
static void check_skips(int nranks)
{
    int skips[CT_SKIPS_MAX];
    const int q = ct_skips(nranks, skips);

    cr_expect_eq(skips[q], nranks, "%d ranks", nranks);
    cr_expect_eq(skips[0], 1, "%d ranks: %d", nranks, skips[0]);
    cr_expect(q == 0 || 1L << (q - 1) < nranks, "%d ranks: %d rounds", nranks, q);
    for (int k = 0; k < q; k++)
        cr_expect(skips[k] < skips[k + 1] && skips[k + 1] - skips[k] <= skips[k],
                  "%d ranks: %d before %d", nranks, skips[k], skips[k + 1]);
}

Test(skips, grow_from_1_to_the_number_of_ranks_at_most_twofold)
{
    for (int nranks = 1; nranks <= 1000; nranks++)
        check_skips(nranks);
    check_skips(INT_MAX);
}

Test(skips, are_those_of_the_paper_for_5_and_6_ranks)
{
    static const int for_5[] = {1, 2, 3, 5};
    static const int for_6[] = {1, 2, 3, 6};
    int skips[CT_SKIPS_MAX];

    cr_expect_eq(ct_skips(5, skips), 3);
    cr_expect_arr_eq(skips, for_5, sizeof for_5);
    cr_expect_eq(ct_skips(6, skips), 3);
    cr_expect_arr_eq(skips, for_6, sizeof for_6);
}
