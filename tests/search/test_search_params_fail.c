/*
 * test_search_params_fail.c - several parameters of which some values may not
 * be used or fail.
 */
#include "tests/search/ring_settings.h"

/* The first order may not be used at all, and the second up to 1 KiB. */
static bool may_order(int algorithm, const int *values, size_t bytes)
{
    return algorithm == 0 || values[1] > 1 || (values[1] == 1 && bytes <= 1024);
}

Test(search_params_fail, starts_from_a_setting_that_may_be_used)
{
    struct world world = new_world(two, COUNT(two), independent);
    struct ct_search_result *result;

    world.spaces[0].may = may_order;
    result = run_world(&world);
    check_rows(&world, result, 0, 1.03);
}

/* Only where segment and order are one number: on no line of another. */
static bool may_diagonal(int algorithm, const int *values, size_t bytes)
{
    const int s = algorithm == 0 ? 0 : number_of(segments, SEGMENTS, values[0]);

    (void)bytes;
    return algorithm == 0 || (s == 3 && values[1] == 3);
}

Test(search_params_fail, finds_a_setting_that_is_the_only_one)
{
    static const size_t size = 64;
    struct world world = new_world(two, COUNT(two), independent);
    struct ct_search_result *result;

    world.spaces[0].may = may_diagonal;
    world.spaces[0].nsizes = 1;
    world.spaces[0].sizes = &size;
    result = run_world(&world);
    cr_assert_eq(result->rows[0].candidate->number, 1);
    cr_expect_eq(result->rows[0].candidate->setting.values[0], 8);
    cr_expect_eq(result->rows[0].candidate->setting.values[1], 3);
}

/* How ring fails: with orders below this, in all of it from this size on. */
static struct {
    int orders;
    size_t from;
    enum ct_search_outcome outcome;
} failing;

static enum ct_search_outcome fails(int algorithm, const int *values, size_t bytes)
{
    return algorithm == 1 && values[1] < failing.orders && bytes >= failing.from ? failing.outcome
                                                                                 : CT_TIMED;
}

static struct world failing_world(int orders, size_t from, enum ct_search_outcome outcome)
{
    struct world world = new_world(two, COUNT(two), independent);

    failing.orders = orders;
    failing.from = from;
    failing.outcome = outcome;
    world.spaces[0].fails = fails;
    return world;
}

Test(search_params_fail, goes_on_with_another_value_when_one_is_wrong)
{
    struct world world = failing_world(1, 0, CT_WRONG);
    struct ct_search_result *result = run_world(&world);

    check_rows(&world, result, 0, 1.03);
    cr_expect_leq(count_dropped(), SEGMENTS, "%d", count_dropped());
}

/* Up to there order 2 is the best, beyond it only 3 is left. */
Test(search_params_fail, changes_a_value_where_it_begins_to_crash)
{
    struct world world = failing_world(3, 5000, CT_DROPPED);
    struct ct_search_result *result = run_world(&world);

    for (int i = 0; i < result->nrows; i++) {
        const struct ct_size_row *row = &result->rows[i];

        cr_expect_eq(row->candidate->number, 1);
        cr_expect_eq(row->candidate->setting.values[1], row->figures.bytes < failing.from ? 2 : 3,
                     "%zu bytes: %d", row->figures.bytes, row->candidate->setting.values[1]);
    }
}

/* What fails with every setting fails a sum of times, not a product. */
Test(search_params_fail, gives_up_an_algorithm_that_always_fails)
{
    struct world world = failing_world(ORDERS, 0, CT_WRONG);
    struct ct_search_result *result = run_world(&world);

    cr_expect_eq(result->nranges, 1);
    cr_expect_eq(result->ranges[0].candidate->number, 0);
    cr_expect_leq(count_dropped(), 2 * (SEGMENTS + ORDERS), "%d", count_dropped());
}

/* A number from 0 to 1 for each seed, kind and value. */
static double chance(uint64_t seed, int kind, int value)
{
    uint64_t state = mix(mix(mix(seed, (uint64_t)kind), (uint64_t)value), 0x9e3779b9);

    next_random(&state);
    return uniform(&state);
}

static uint64_t random_seed;

static double random_cost(int algorithm, const int *values, double bytes)
{
    double s = native_cost(bytes) * 0.6;

    if (algorithm == 0)
        return native_cost(bytes);
    for (int k = 0; k < 3; k++) {
        s *= 0.8 + chance(random_seed, k, values[k]);
        s += bytes * 1e-9 * chance(random_seed, 10 + k, values[k]);
    }
    return s;
}

/* A tenth of the values may only be used up to, or from, a random size. */
static bool random_may(int algorithm, const int *values, size_t bytes)
{
    for (int k = 0; algorithm != 0 && k < 3; k++) {
        const double limit = exp2(20 * chance(random_seed, 20 + k, values[k]));

        if (chance(random_seed, 30 + k, values[k]) < 0.1 &&
            ((double)bytes > limit) == (chance(random_seed, 40 + k, values[k]) < 0.5))
            return false;
    }
    return true;
}

/* A fifth of the settings crashes from a random size on, or is wrong. */
static enum ct_search_outcome random_fails(int algorithm, const int *values, size_t bytes)
{
    const int setting = values[0] * 10000 + values[1] * 100 + values[2];

    if (algorithm == 0 || chance(random_seed, 50, setting) > 0.2 ||
        log2((double)bytes) < 20 * chance(random_seed, 51, setting))
        return CT_TIMED;
    return chance(random_seed, 52, setting) < 0.5 ? CT_WRONG : CT_DROPPED;
}

/* However much fails: what comes out is valid, and after a sum of requests. */
Test(search_params_fail, random_failures_leave_a_valid_result)
{
    const long sum = SEGMENTS + ORDERS + RADIXES;
    long most = 0;

    for (random_seed = 1; random_seed <= 200; random_seed++) {
        struct world world = new_world(three, COUNT(three), random_cost);
        struct ct_search_result *result;

        world.spaces[0].may = random_may;
        world.spaces[0].fails = random_fails;
        world.noise.sample = 0.05;
        world.seed = random_seed;
        result = run_world(&world);
        cr_expect_leq(result->nrequests, 5 * CT_SEARCH_NSIZES * sum, "seed %d: %ld",
                      (int)random_seed, result->nrequests);
        cr_expect_leq(worst_of_native(&world.spaces[0], result), 1.06, "seed %d", (int)random_seed);
        most = result->nrequests > most ? result->nrequests : most;
    }
    printf("random failures: %ld requests at most\n", most);
}
