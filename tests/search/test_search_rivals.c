/*
 * test_search_rivals.c - what else was about as fast as the choice is named at
 * each fixed size: of each algorithm its best, in order of time.
 */
#include "tests/search/curves_check.h"

static const int segments[] = {1, 2};
static const struct made_up algorithms[] = {
    {.name = "native", .is_native = true},
    {.name = "best"},
    {.name = "segmented", .nparams = 1, .params = {{.nvalues = 2, .values = segments}}},
    {.name = "near"},
    {.name = "far"},
    {.name = "slower_than_native"},
    {.name = "wrong"},
};

/* How many times as long as the best; native is 1.4, for the largest sizes 0.9. */
static double times(int algorithm, const int *values, double bytes)
{
    switch (algorithm) {
    case 0:
        return bytes > 10000 ? 0.9 : 1.4;
    case 2:
        return values[0] == 1 ? 1.25 : 1.15;
    case 3:
        return 1.1;
    case 4:
        return 1.6;
    case 5:
        return 1.45;
    case 6:
        return 0.5;
    default:
        return 1;
    }
}

static double cost(int algorithm, const int *values, double bytes)
{
    return times(algorithm, values, bytes) * line(10, 1, bytes);
}

static enum ct_search_outcome fails(int algorithm, const int *values, size_t bytes)
{
    (void)values;
    (void)bytes;
    return algorithm == 6 ? CT_WRONG : CT_TIMED;
}

Test(search_rivals, are_in_order_and_faster_than_native)
{
    struct world world = new_world(algorithms, COUNT(algorithms), cost);
    struct ct_search_result *result;
    int nseen = 0;

    world.spaces[0].fails = fails;
    result = run_world(&world);
    for (int i = 0; i < result->nrows; i++) {
        const struct ct_size_row *row = &result->rows[i];

        if (row->candidate->number == 0) {
            cr_expect_eq(row->nrivals, 0, "%zu bytes", row->figures.bytes);
            continue;
        }
        nseen++;
        cr_assert_eq(row->candidate->number, 1);
        cr_assert_eq(row->nrivals, 2, "%zu bytes: %d", row->figures.bytes, row->nrivals);
        cr_expect_eq(row->rivals[0].candidate->number, 3);
        cr_expect_eq(row->rivals[1].candidate->number, 2);
        cr_expect_eq(row->rivals[1].candidate->setting.values[0], 2);
        cr_expect_float_eq(row->rivals[0].seconds, 1.1 * row->figures.choice_s,
                           1e-6 * row->figures.choice_s);
    }
    cr_expect_gt(nseen, 5);
    cr_expect_lt(nseen, result->nrows);
}

static const struct made_up many[] = {
    {.name = "native", .is_native = true},
    {.name = "a"},
    {.name = "b"},
    {.name = "c"},
    {.name = "d"},
    {.name = "e"},
    {.name = "f"},
    {.name = "g"},
    {.name = "h"},
    {.name = "i"},
    {.name = "j"},
};

/* The last is the fastest, the first the slowest. */
static double cost_of_many(int algorithm, const int *values, double bytes)
{
    (void)values;
    return (algorithm == 0 ? 2 : 1.3 - 0.01 * algorithm) * line(10, 1, bytes);
}

Test(search_rivals, are_the_fastest_of_many)
{
    struct world world = new_world(many, COUNT(many), cost_of_many);
    struct ct_search_result *result = run_world(&world);
    const int best = COUNT(many) - 1;

    for (int i = 0; i < result->nrows; i++) {
        const struct ct_size_row *row = &result->rows[i];

        cr_assert_eq(row->candidate->number, best);
        cr_assert_eq(row->nrivals, CT_SEARCH_RIVALS);
        for (int k = 0; k < row->nrivals; k++)
            cr_expect_eq(row->rivals[k].candidate->number, best - 1 - k);
    }
}
