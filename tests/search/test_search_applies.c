/*
 * test_search_applies.c - candidates that may be used at some sizes only.
 */
#include "tests/search/curves_check.h"

static const struct made_up two[] = {
    {.name = "native", .is_native = true},
    {.name = "ring"},
};

static size_t first; /* where ring may be used */
static size_t last;

static bool may(int algorithm, const int *values, size_t bytes)
{
    (void)values;
    return algorithm != 1 || (bytes >= first && bytes <= last);
}

/* ring is twice as fast. */
static double half(int algorithm, const int *values, double bytes)
{
    (void)values;
    return line(10, 1, bytes) / (algorithm == 1 ? 2 : 1);
}

static struct ct_search_result *run_from_to(size_t from, size_t to)
{
    struct world world = new_world(two, COUNT(two), half);

    world.spaces[0].may = may;
    first = from;
    last = to;
    return run_world(&world);
}

Test(search_applies, uses_an_algorithm_up_to_the_byte_where_it_applies)
{
    static const size_t ends[][2] = {{1500, 199999}, {2, 1023}, {513, 65535}};

    for (int i = 0; i < COUNT(ends); i++) {
        struct ct_search_result *result = run_from_to(ends[i][0], ends[i][1]);

        cr_assert_eq(result->nranges, 3);
        cr_assert_eq(result->ranges[1].candidate->number, 1);
        cr_assert_eq(result->ranges[1].from_bytes, ends[i][0]);
        cr_assert_eq(result->ranges[2].from_bytes, ends[i][1] + 1);
    }
}

Test(search_applies, hands_sizes_beyond_the_last_measured_one_to_native)
{
    struct ct_search_result *result = run_from_to(0, ((size_t)1 << 20) - 1);

    cr_assert_eq(result->nranges, 2);
    cr_assert_eq(result->ranges[1].candidate->number, 0);
    cr_assert_eq(result->ranges[1].from_bytes, (size_t)1 << 20);
}

/* The first use is between two fixed sizes, just below the larger. */
Test(search_applies, a_range_may_be_short_where_use_begins)
{
    struct ct_search_result *result = run_from_to(60000, 65536);

    cr_assert_eq(result->nranges, 3);
    cr_assert_eq(result->ranges[1].candidate->number, 1);
    cr_assert_eq(result->ranges[1].from_bytes, 60000);
    cr_assert_eq(result->ranges[2].from_bytes, 65537);
}

Test(search_applies, what_applies_at_no_fixed_size_is_never_asked_for)
{
    struct ct_search_result *result = run_from_to(70000, 100000);

    cr_assert_eq(result->nranges, 1);
    cr_assert_eq(result->ranges[0].candidate->number, 0);
    cr_assert_eq(asked_of(1, 0).requests, 0);
}

static const struct made_up three[] = {
    {.name = "native", .is_native = true},
    {.name = "ring"},
    {.name = "bruck"},
};

/* bruck is a quarter faster than native. */
static double half_and_quarter(int algorithm, const int *values, double bytes)
{
    return half(algorithm, values, bytes) * (algorithm == 2 ? 0.75 : 1);
}

Test(search_applies, takes_the_next_best_where_the_best_does_not_apply)
{
    struct world world = new_world(three, COUNT(three), half_and_quarter);
    struct ct_search_result *result;

    world.spaces[0].may = may;
    first = 3000;
    last = 50000;
    result = run_world(&world);
    cr_assert_eq(result->nranges, 3);
    cr_assert_eq(result->ranges[0].candidate->number, 2);
    cr_assert_eq(result->ranges[1].candidate->number, 1);
    cr_assert_eq(result->ranges[2].candidate->number, 2);
    cr_assert_eq(result->ranges[1].from_bytes, first);
    cr_assert_eq(result->ranges[2].from_bytes, last + 1);
}

/* Of no parameter the values are ordered. Value 0 of the second, which comes
   first, applies with the last of the first alone. */
static const struct made_up together[] = {
    {.name = "native", .is_native = true},
    {.name = "groups", .params = {{.nvalues = 7}, {.nvalues = 3}}, .nparams = 2},
};

static bool may_together(int algorithm, const int *values, size_t bytes)
{
    (void)bytes;
    return algorithm == 0 || values[1] != 0 || values[0] == 6;
}

/* The fewer groups the better. */
static double few_groups(int algorithm, const int *values, double bytes)
{
    if (algorithm == 0)
        return line(20, 1, bytes);
    return line(10, 1, bytes) / 2 * (1 + 0.1 * values[0]);
}

Test(search_applies, finds_what_applies_only_with_another_parameter)
{
    struct world world = new_world(together, COUNT(together), few_groups);
    struct ct_search_result *result;

    world.spaces[0].may = may_together;
    result = run_world(&world);
    cr_assert_eq(result->nranges, 1);
    cr_assert_eq(result->ranges[0].candidate->number, 1);
    cr_expect_eq(result->ranges[0].candidate->setting.values[0], 0);
}
