/*
 * test_residuals.c - what is known of an algorithm counts the more the nearer it is.
 */
#include "model/residuals.h"

#include <criterion/criterion.h>
#include <limits.h>

/* Candidates 0 and 1 are settings of one algorithm, 2 is another. */
static const int algorithms[] = {5, 5, 6};

static int log_of(const struct ct_residual *at, int n, int distance, int candidate, size_t bytes)
{
    const struct ct_job_residuals job = {at, n, distance};

    return ct_residual_log(&job, 1, algorithms, candidate, bytes, NULL);
}

Test(residuals, a_setting_learns_from_its_algorithm_and_more_from_itself)
{
    static const struct ct_residual at[] = {{0, 64, 1700, CT_LOG_ONE}};

    /* of 1.7 weights: 1700 / 1.7; of what is left as much again */
    cr_expect_eq(log_of(at, 1, 0, 1, 64), 1000);
    cr_expect_eq(log_of(at, 1, 0, 0, 64), 1000 + 411);
    cr_expect_eq(log_of(at, 1, 0, 2, 64), 0);
}

Test(residuals, they_fade_with_the_distance_of_size_and_job)
{
    static const struct ct_residual at[] = {{0, 64, 1700, CT_LOG_ONE}};
    int by_size = log_of(at, 1, 0, 1, 64), by_job = by_size;

    for (int i = 1; i < 30; i++) {
        const int farther = log_of(at, 1, 0, 1, (size_t)64 << i);
        const int more_unlike = log_of(at, 1, i * CT_LOG_ONE, 1, 64);

        cr_assert(farther <= by_size && more_unlike <= by_job && more_unlike >= 0, "%d: %d, %d", i,
                  farther, more_unlike);
        by_size = farther;
        by_job = more_unlike;
    }
    cr_expect_lt(by_size, 20);
    cr_expect_lt(by_job, 2);
    /* two doublings: a quarter, 0.25 / 0.95 */
    cr_expect_leq(abs(log_of(at, 1, 0, 1, 256) - 447), 1);
    cr_expect_eq(log_of(at, 1, 0, 1, 4), log_of(at, 1, 0, 1, 1024));
    cr_expect_eq(log_of(at, 1, INT_MAX, 1, SIZE_MAX), 0);
}

Test(residuals, weights_are_shares)
{
    static const struct ct_residual at[] = {{0, 64, 1000, CT_LOG_ONE}, {1, 64, -1000, CT_LOG_ONE}};
    static const struct ct_residual light[] = {{0, 64, 1000, CT_LOG_ONE}, {1, 64, -1000, 0}};

    cr_expect_eq(log_of(at, 2, 0, 0, 64), 1000 * 10 / 17);
    cr_expect_eq(log_of(at, 2, 0, 1, 64), -1000 * 10 / 17);
    cr_expect_eq(log_of(light, 2, 0, 1, 64), log_of(light, 1, 0, 1, 64));
}

Test(residuals, jobs_add_up_in_any_order)
{
    static const struct ct_residual a[] = {{0, 64, 300, CT_LOG_ONE}, {0, 128, 200, 512}};
    static const struct ct_residual b[] = {{0, 64, -100, 200}, {1, 32, 2100, CT_LOG_ONE}};
    const struct ct_job_residuals one[] = {{a, 2, 700}, {b, 2, 3000}};
    const struct ct_job_residuals other[] = {{b, 2, 3000}, {a, 2, 700}};
    int spread = 100, spread_other = 100;

    cr_expect_eq(ct_residual_log(one, 2, algorithms, 0, 64, &spread),
                 ct_residual_log(other, 2, algorithms, 0, 64, &spread_other));
    cr_expect_eq(spread, spread_other);
}

Test(residuals, the_spread_is_less_where_more_is_known)
{
    static const struct ct_residual at[] = {{0, 64, 0, CT_LOG_ONE}, {0, 128, 0, CT_LOG_ONE}};
    const struct ct_job_residuals near = {at, 2, 0}, far = {at, 2, 4 * CT_LOG_ONE};
    int none = 100, one = 100, two = 100, of_half_the_error = 50;

    ct_residual_log(NULL, 0, algorithms, 1, 64, &none);
    ct_residual_log(&far, 1, algorithms, 1, 64, &one);
    ct_residual_log(&near, 1, algorithms, 1, 64, &two);
    ct_residual_log(NULL, 0, algorithms, 1, 64, &of_half_the_error);
    cr_expect(110 < two && two < one && one < none, "%d %d %d", two, one, none);
    cr_expect_eq(none, 270);
    cr_expect_eq(of_half_the_error, 135);
}
