/*
 * test_statistics.c - quantiles against known values.
 */
#include "base/statistics.h"

#include <criterion/criterion.h>
#include <math.h>

static void check_near(double value, double expected)
{
    cr_assert(fabs(value - expected) < 1e-12, "%.17g, expected %.17g", value, expected);
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

/* By tables of the sign test. */
Test(statistics, the_interval_of_a_median_is_that_of_the_sign_test)
{
    static const struct {
        int n, outside; /* at each end */
    } known[] = {{6, 0},  {8, 0},   {9, 1},    {12, 2},     {20, 5},
                 {25, 7}, {50, 17}, {100, 39}, {1000, 468}, {1001, 468}};
    double sorted[1001];

    for (int i = 0; i < 1001; i++)
        sorted[i] = i + 1;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        double low, high;

        cr_assert(ct_median_interval(sorted, known[i].n, &low, &high));
        check_near(low, known[i].outside + 1);
        check_near(high, known[i].n - known[i].outside);
    }
}

Test(statistics, the_median_of_few_numbers_has_no_interval)
{
    const double sorted[] = {1, 2, 3, 4, 5};

    for (int n = 0; n <= 5; n++) {
        double low, high;

        cr_expect(!ct_median_interval(sorted, n, &low, &high));
        cr_expect(low == 0 && high == 0);
    }
}

/* A candidate that was dropped takes for ever. */
Test(statistics, an_infinite_value_stays_out_of_those_below)
{
    double odd[] = {INFINITY, 1, 2};
    double even[] = {INFINITY, 1, INFINITY, 2};

    check_near(ct_median(odd, 3), 2);
    cr_assert(isinf(ct_median(even, 4)));
}
