/*
 * test_statistics.c - quantiles and signed-rank test against known values.
 */
#include "base/statistics.h"

#include <criterion/criterion.h>
#include <math.h>

static void check_near(double value, double expected)
{
    cr_assert(fabs(value - expected) < 1e-12, "%.17g, expected %.17g", value,
              expected);
}

Test(statistics, median_is_the_middle_one_or_the_mean_of_two)
{
    double odd[] = {9, 1, 5};
    double even[] = {4, 1, 100, 2};
    double one[] = {7};

    check_near(ct_median(odd, 3), 5);
    check_near(ct_median(even, 4), 3);
    check_near(ct_median(one, 1), 7);
}

Test(statistics, a_quartile_is_a_value_or_between_two)
{
    double five[] = {9, 1, 5, 3, 7};
    double four[] = {4, 1, 3, 2};

    check_near(ct_quantile(five, 5, 0.25), 3);
    check_near(ct_quantile(five, 5, 0.75), 7);
    check_near(ct_quantile(four, 4, 0.25), 1.75);
    check_near(ct_quantile(four, 4, 0), 1);
    check_near(ct_quantile(four, 4, 1), 4);
}

/* A candidate that was dropped takes for ever. */
Test(statistics, an_infinite_value_stays_out_of_those_below)
{
    double odd[] = {INFINITY, 1, 2};
    double even[] = {INFINITY, 1, INFINITY, 2};

    check_near(ct_median(odd, 3), 2);
    cr_assert(isinf(ct_median(even, 4)));
}

Test(statistics, all_below_zero_is_one_of_two_to_the_n)
{
    double five[] = {-1, -2, -3, -4, -5};
    double forty[40];

    for (int i = 0; i < 40; i++)
        forty[i] = -1 - i;
    check_near(ct_signed_rank(five, 5), 1.0 / 32);
    check_near(ct_signed_rank(forty, 40), pow(2, -40));
}

/* Ranks 1 to 5: sums of at most 3 are {}, 1, 2, 3 and 1+2. */
Test(statistics, counts_the_ways_to_a_rank_sum)
{
    double differences[] = {-1, -2, 3, -4, -5};

    check_near(ct_signed_rank(differences, 5), 5.0 / 32);
}

Test(statistics, is_certain_of_nothing_without_or_against_evidence)
{
    double above[] = {1, 2, 3, 4};
    double zeros[] = {0, 0, 0, 0, 0, 0};

    check_near(ct_signed_rank(NULL, 0), 1);
    check_near(ct_signed_rank(above, 4), 1);
    check_near(ct_signed_rank(zeros, 6), 1);
}

/* The tie at distance 2 must not lower the answer: ranks 3 for +2. */
Test(statistics, ties_count_against_the_claim)
{
    double differences[] = {2, -2, -2, -5};

    /* sums of at most 3 among 1 to 4: {}, 1, 2, 3, 1+2 */
    check_near(ct_signed_rank(differences, 4), 5.0 / 16);
}

/* Half of all sign patterns lie on each side. */
Test(statistics, sums_up_to_a_distribution)
{
    int at_most_half = 0;

    for (int signs = 0; signs < 256; signs++) {
        double differences[8];

        for (int i = 0; i < 8; i++)
            differences[i] = (i + 1) * (signs >> i & 1 ? 1 : -1);
        at_most_half += ct_signed_rank(differences, 8) <= 0.05;
    }
    /* exact: the largest probability not above 5 % for n = 8 is 10/256 */
    cr_assert_eq(at_most_half, 10, "%d", at_most_half);
}
