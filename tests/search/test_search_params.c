/*
 * test_search_params.c - algorithms with several parameters: the best setting
 * is found one parameter after the other, in few requests.
 */
#include "tests/search/ring_settings.h"

/* The best segment is also larger by one for the best order. */
static double dependent(int algorithm, const int *values, double bytes)
{
    static const double orders[ORDERS] = {1.3, 1.2, 1, 1.1};
    const double best =
        fmin(log2(bytes + 1) / 2 + (values[1] == 2), SEGMENTS - 1);

    if (algorithm == 0)
        return native_cost(bytes);
    return native_cost(bytes) * 0.6 * orders[values[1]] *
           (1 + 0.06 * fabs(log2(values[0]) - best));
}

/* Radix 8 is the best. */
static double of_three(int algorithm, const int *values, double bytes)
{
    const double distance =
        algorithm == 0 ? 0 : fabs(log2((double)values[2]) - 3);

    return independent(algorithm, values, bytes) * (1 + 0.1 * distance);
}

/* How many of ring's candidates were timed, and the surveys of them all. */
static void count_seen(int *candidates, long *surveys, long *requests)
{
    *candidates = 0;
    *surveys = *requests = 0;
    for (int s = 0; s < SEGMENTS; s++) {
        for (int o = 0; o < ORDERS; o++) {
            for (int r = 0; r < RADIXES; r++) {
                *candidates += seen.requests[s][o][r] > 0;
                *surveys += seen.surveys[s][o][r];
                *requests += seen.requests[s][o][r];
            }
        }
    }
}

Test(search_params, finds_the_best_of_two_independent_parameters)
{
    struct world world = {.cost_at = independent};
    struct ct_search_result *result = run(&world, two, COUNT(two), 0);

    check_rows(&world, result, 0, 1, 1.03);
    for (int i = 0; i < result->nrows; i++)
        cr_expect_eq(result->rows[i].setting.values[1], 2);
    ct_search_result_free(result);
}

Test(search_params, finds_the_best_of_three_independent_parameters)
{
    struct world world = {.cost_at = of_three};
    struct ct_search_result *result = run(&world, three, COUNT(three), 0);

    check_rows(&world, result, 0, RADIXES, 1.03);
    ct_search_result_free(result);
}

/* From the second size on, segments are tuned with the best order. */
Test(search_params, comes_near_the_best_of_mildly_dependent_ones)
{
    struct world world = {.cost_at = dependent};
    struct ct_search_result *result = run(&world, two, COUNT(two), 0);

    check_rows(&world, result, 0, 1, 1.07);
    check_rows(&world, result, 1, 1, 1.03);
    ct_search_result_free(result);
}

Test(search_params, finds_them_with_noise)
{
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct world world = {
            .cost_at = independent,
            .noise = {.sample = 0.1, .batch = 0.02, .outliers = 0.05},
            .seed = seed};
        struct ct_search_result *result = run(&world, two, COUNT(two), 0);

        check_rows(&world, result, 0, 1, 1.1);
        ct_search_result_free(result);
    }
}

/* A survey of each value, in which all others are as the best ones so far. */
Test(search_params, times_a_sum_and_not_a_product_at_a_size)
{
    for (size_t bytes = 1; bytes <= 1 << 18; bytes *= 8) {
        struct world world = {.cost_at = of_three};
        const int sum = SEGMENTS + ORDERS + RADIXES - 2;
        struct ct_search_result *result;
        int candidates;
        long surveys;
        long requests;

        memset(&seen, 0, sizeof seen);
        result = run(&world, three, COUNT(three), bytes);
        count_seen(&candidates, &surveys, &requests);
        cr_expect_eq(candidates, sum, "%zu bytes: %d", bytes, candidates);
        cr_expect_eq(surveys, sum, "%zu bytes: %ld", bytes, surveys);
        for (int s = 0; s < SEGMENTS; s++)
            cr_expect_gt(seen.surveys[s][0][0], 0, "%zu bytes: %d", bytes, s);
        cr_expect_leq(
            requests,
            sum + (long)(sum + 2) * ct_search_defaults.parameters.max_rounds +
                ct_search_defaults.sizes.max_rounds +
                ct_search_defaults.confirm.max_rounds);
        ct_search_result_free(result);
    }
}

/* All fixed sizes and all between them. */
Test(search_params, times_a_sum_and_not_a_product_in_all)
{
    struct world world = {.cost_at = of_three};
    struct ct_search_result *result = run(&world, three, COUNT(three), 0);
    const long sum = SEGMENTS + ORDERS + RADIXES;
    int candidates;
    long surveys;
    long requests;

    count_seen(&candidates, &surveys, &requests);
    cr_expect_leq(surveys, CT_SEARCH_NSIZES * sum, "%ld", surveys);
    cr_expect_leq(requests, CT_SEARCH_NSIZES * sum * 10, "%ld", requests);
    cr_expect_lt(candidates, SEGMENTS * ORDERS * RADIXES / 2, "%d", candidates);
    ct_search_result_free(result);
}

Test(search_params, is_deterministic)
{
    struct world a = {.cost_at = dependent,
                      .noise = {.sample = 0.2, .batch = 0.05},
                      .seed = 5};
    struct world b = a;

    ct_search_result_free(run(&a, two, COUNT(two), 0));
    ct_search_result_free(run(&b, two, COUNT(two), 0));
    cr_expect_eq(a.trace, b.trace);
    cr_expect_eq(a.requests, b.requests);
}
