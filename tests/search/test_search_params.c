/*
 * test_search_params.c - algorithms with several parameters: the best setting
 * is found one parameter after the other, from few candidates.
 */
#include "tests/search/ring_settings.h"

/* The best segment is also larger by one for the best order. */
static double dependent(int algorithm, const int *values, double bytes)
{
    static const double orders[ORDERS] = {1.3, 1.2, 1, 1.1};
    const double best = fmin(log2(bytes + 1) / 2 + (values[1] == 2), SEGMENTS - 1);

    if (algorithm == 0)
        return native_cost(bytes);
    return native_cost(bytes) * 0.6 * orders[values[1]] * (1 + 0.06 * fabs(log2(values[0]) - best));
}

/* Radix 8 is the best. */
static double of_three(int algorithm, const int *values, double bytes)
{
    const double distance = algorithm == 0 ? 0 : fabs(log2((double)values[2]) - 3);

    return independent(algorithm, values, bytes) * (1 + 0.1 * distance);
}

Test(search_params, finds_the_best_of_two_independent_parameters)
{
    struct world world = new_world(two, COUNT(two), independent);
    struct ct_search_result *result = run_world(&world);

    check_rows(&world, result, 0, 1.03);
    for (int i = 0; i < result->nrows; i++)
        cr_expect_eq(result->rows[i].candidate->setting.values[1], 2);
}

Test(search_params, finds_the_best_of_three_independent_parameters)
{
    struct world world = new_world(three, COUNT(three), of_three);
    struct ct_search_result *result = run_world(&world);

    check_rows(&world, result, 0, 1.03);
}

Test(search_params, comes_near_the_best_of_mildly_dependent_ones)
{
    struct world world = new_world(two, COUNT(two), dependent);
    struct ct_search_result *result = run_world(&world);

    check_rows(&world, result, 0, 1.07);
}

Test(search_params, finds_them_with_noise)
{
    double sum = 0;

    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct world world = new_world(two, COUNT(two), independent);
        struct ct_search_result *result;

        world.noise = (struct noise){.sample = 0.1, .batch = 0.02, .stalls = 0.05};
        world.seed = seed;
        result = run_world(&world);
        check_rows(&world, result, 0, 1.13);
        sum += mean_ratio(&world.spaces[0], result) - 1;
    }
    printf("two parameters with noise: %.2f %% lost\n", 100 * sum / 20);
    cr_expect_leq(sum / 20, 0.03);
}

/* 40 and 200 settings, of which a sum is tried. */
Test(search_params, times_a_sum_and_not_a_product_at_a_size)
{
    const int sum = SEGMENTS + ORDERS + RADIXES;

    for (size_t bytes = 1; bytes <= LARGEST; bytes *= 8) {
        struct world world = new_world(three, COUNT(three), of_three);

        world.spaces[0].nsizes = 1;
        world.spaces[0].sizes = &bytes;
        run_world(&world);
        cr_expect_leq(asked_of(1, bytes).candidates, 2 * sum, "%zu bytes: %d", bytes,
                      asked_of(1, bytes).candidates);
        cr_expect_leq(world.requests, 2 * sum, "%zu bytes: %ld requests", bytes, world.requests);
    }
}

/* All fixed sizes and all between them. */
Test(search_params, times_a_sum_and_not_a_product_in_all)
{
    struct world world = new_world(three, COUNT(three), of_three);
    const int sum = SEGMENTS + ORDERS + RADIXES;
    struct asked asked;

    run_world(&world);
    asked = asked_of(1, 0);
    printf("three parameters: %d candidates, %ld looks, %ld requests\n", asked.candidates,
           asked.looks, world.requests);
    cr_expect_leq(asked.looks, 2 * CT_SEARCH_NSIZES * sum, "%ld", asked.looks);
    cr_expect_leq(world.requests, 2 * CT_SEARCH_NSIZES * sum, "%ld", world.requests);
}

static const int fine[] = {1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16,
                           17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32};

static const struct made_up ordered[] = {
    {.name = "native", .is_native = true},
    {.name = "ring",
     .nparams = 1,
     .params = {{.nvalues = COUNT(fine), .values = fine, .is_ordered = true}}},
};

/* The best value is 21, whatever the size. */
static double valley(int algorithm, const int *values, double bytes)
{
    if (algorithm == 0)
        return native_cost(bytes);
    return native_cost(bytes) * (0.5 + 0.02 * fabs(values[0] - 21.0));
}

/* Halves of what is left: not all 32 values at a size. */
Test(search_params, halves_the_range_of_ordered_values)
{
    struct world world = new_world(ordered, COUNT(ordered), valley);
    struct ct_search_result *result = run_world(&world);

    check_rows(&world, result, 0, 1.05);
    printf("32 ordered values: %d candidates at 1 KiB, %ld looks in all\n",
           asked_of(1, 1024).candidates, asked_of(1, 0).looks);
    cr_expect_leq(asked_of(1, 1024).candidates, 16, "%d candidates", asked_of(1, 1024).candidates);
}
