/*
 * test_search_slow.c - clusters where one call takes a tenth of a second or
 * seconds: what is not asked for, and what is found all the same.
 */
#include "tests/search/curves_check.h"

enum { NATIVE, COLLAPSING, FLAT, HALVED, NALGORITHMS };

static const struct made_up algorithms[] = {
    [NATIVE] = {.name = "native", .is_native = true},
    [COLLAPSING] = {.name = "collapsing"},
    [FLAT] = {.name = "flat"},
    [HALVED] = {.name = "halved"},
};

/* 1 ms to 1.3 s. One is slower from 2 KiB on; one is a hundred times
   slower at first and best in the end. */
static double cost(int algorithm, const int *values, double bytes)
{
    const double native_s = 1e-3 + 5e-6 * bytes;
    const double costs[NALGORITHMS] = {
        [NATIVE] = native_s,
        [COLLAPSING] = bytes < 2048 ? native_s / 2 : 40 * native_s,
        [FLAT] = 0.1 + 1e-6 * bytes,
        [HALVED] = native_s,
    };

    (void)values;
    return costs[algorithm];
}

/* What the wire takes of FLAT and of those that send as native does. */
static double bound(int algorithm, const int *values, double bytes)
{
    (void)values;
    return (algorithm == FLAT ? 0.9e-6 : 4.5e-6) * bytes;
}

static struct world slow_world(double (*curve)(int, const int *, double))
{
    struct world world = new_world(algorithms, NALGORITHMS, curve);

    world.noise = (struct noise){.sample = 0.02, .batch = 0.01};
    world.seed = 7;
    return world;
}

Test(search_slow, does_not_time_again_what_fell_far_behind)
{
    struct world world = slow_world(cost);
    struct ct_search_result *result;

    world.spaces[0].bound = bound;
    result = run_world(&world);
    cr_expect_lt(asked_of(COLLAPSING, 0).largest, 65536, "asked for %zu bytes",
                 asked_of(COLLAPSING, 0).largest);
    cr_expect_eq(ct_search_result_find(result, 1024)->candidate->number, COLLAPSING);
    cr_expect_eq(asked_of(NATIVE, 0).largest, LARGEST);
}

Test(search_slow, finds_who_is_slow_at_first_and_best_in_the_end)
{
    for (int has_bound = 0; has_bound < 2; has_bound++) {
        struct world world = slow_world(cost);
        struct ct_search_result *result;

        world.noise = (struct noise){.sample = 0};
        world.spaces[0].bound = has_bound ? bound : NULL;
        result = run_world(&world);
        cr_expect_eq(ct_search_result_find(result, 32768)->candidate->number, FLAT);
        cr_expect_eq(ct_search_result_find(result, LARGEST)->candidate->number, FLAT);
        cr_expect_leq(mean_ratio(&world.spaces[0], result), 1.001);
        /* where 0.1 + 1e-6 b = 1e-3 + 5e-6 b: at 24,750 */
        for (size_t bytes = 20000; bytes < 30000; bytes += 100) {
            const struct ct_range *r = ct_search_result_find(result, bytes);

            cr_expect_leq(
                cost_of(&world.spaces[0], r->candidate->number, &r->candidate->setting, bytes),
                1.03 * best_cost(&world.spaces[0], bytes, -1), "%zu bytes", bytes);
        }
    }
}

/* One that sends nothing at 1 byte, and takes 40 ms from 64 on. */
static double even_but_at_first(int algorithm, const int *values, double bytes)
{
    (void)values;
    if (algorithm == NATIVE)
        return 1e-3 + 1e-6 * bytes;
    return bytes < 64 ? 1e-3 : 0.04;
}

Test(search_slow, leaves_nothing_out_for_its_growth_at_the_smallest_sizes)
{
    struct world world = slow_world(even_but_at_first);
    struct ct_search_result *result;

    world.spaces[0].nalgorithms = 2;
    world.noise = (struct noise){.sample = 0};
    result = run_world(&world);
    cr_expect_eq(ct_search_result_find(result, 65536)->candidate->number, 1);
    cr_expect_eq(ct_search_result_find(result, LARGEST)->candidate->number, 1);
}

/* Calls of 0.1 ms; one is three times slower at first, best in the end. */
static double short_calls(int algorithm, const int *values, double bytes)
{
    (void)values;
    return algorithm == NATIVE ? 1e-4 + 1e-8 * bytes : 3e-4;
}

Test(search_slow, looks_at_everyone_where_calls_are_short)
{
    struct world world = slow_world(short_calls);
    struct ct_search_result *result;

    world.spaces[0].nalgorithms = 2;
    result = run_world(&world);
    cr_expect_geq(asked_of(1, 64).looks, 1);
    cr_expect_eq(ct_search_result_find(result, 65536)->candidate->number, 1);
}

static long asked; /* of native */

/* A search of one size by times without noise. */
static struct ct_search_result *run_one_size(double (*curve)(int, const int *, double),
                                             size_t bytes, int nalgorithms)
{
    struct world world = slow_world(curve);

    world.noise = (struct noise){.sample = 0};
    world.spaces[0].nalgorithms = nalgorithms;
    world.spaces[0].sizes = &bytes;
    world.spaces[0].nsizes = 1;
    asked = 0;
    return run_world(&world);
}

/* Calls of 4 s, a tenth of a percent apart: no race can end early. */
static double even(int algorithm, const int *values, double bytes)
{
    (void)values;
    (void)bytes;
    return 4 * (1 - 0.001 * algorithm);
}

Test(search_slow, ends_a_race_of_long_calls_that_tells_nothing)
{
    struct ct_search_result *result = run_one_size(even, LARGEST, 2);

    cr_expect_eq(result->ranges[0].candidate->number, NATIVE);
    cr_expect_leq(asked_of(NATIVE, 0).calls, 6, "%ld calls", asked_of(NATIVE, 0).calls);
}

/* Calls of 1 s to 3 s; native's vary much from one to the next. */
static double uneven(int algorithm, const int *values, double bytes)
{
    static const double costs[NALGORITHMS] = {[COLLAPSING] = 1.0, [FLAT] = 0.85, [HALVED] = 1.1};

    (void)values;
    (void)bytes;
    if (algorithm != NATIVE)
        return costs[algorithm];
    return 2 + (double)(asked++ % 3);
}

Test(search_slow, finds_the_fastest_of_long_calls_beside_an_uneven_native)
{
    struct ct_search_result *result = run_one_size(uneven, 32768, NALGORITHMS);

    cr_expect_eq(result->ranges[0].candidate->number, FLAT);
}

/* Calls of 60 s: two of the best and of native must do. */
static double minute(int algorithm, const int *values, double bytes)
{
    static const double costs[NALGORITHMS] = {60, 50, 30, 61};

    (void)values;
    return costs[algorithm] * (1 + bytes / (double)LARGEST / 10);
}

Test(search_slow, decides_on_few_calls_of_a_minute)
{
    struct ct_search_result *result = run_one_size(minute, LARGEST, NALGORITHMS);

    cr_expect_eq(result->ranges[0].candidate->number, FLAT);
    cr_expect_leq(asked_of(FLAT, 0).calls, 8, "%ld calls", asked_of(FLAT, 0).calls);
    cr_expect_leq(asked_of(HALVED, 0).calls, 4, "%ld calls", asked_of(HALVED, 0).calls);
}

/* Half of native's time: everywhere, or at the largest size only. */
static double half_always(int algorithm, const int *values, double bytes)
{
    return cost(NATIVE, values, bytes) / (algorithm == NATIVE ? 1 : 2);
}

static double half_at_last(int algorithm, const int *values, double bytes)
{
    return cost(NATIVE, values, bytes) / (algorithm != NATIVE && bytes == LARGEST ? 2 : 1);
}

static double native_slows_down(int algorithm, const int *values, double bytes)
{
    return bytes == LARGEST ? half_always(algorithm, values, bytes)
                            : cost(NATIVE, values, bytes) / 2;
}

static double half_limit(double bytes)
{
    return 2e-6 * bytes;
}

/* Samples of native that confirmed the choice of the largest size. */
static int confirmations(double (*curve)(int, const int *, double))
{
    struct world world = slow_world(curve);
    struct ct_search_result *result;
    int n;

    world.spaces[0].nalgorithms = 2;
    world.spaces[0].limit = half_limit;
    result = run_world(&world);
    n = result->rows[result->nrows - 1].figures.native_nsamples;
    cr_expect_eq(result->rows[result->nrows - 1].candidate->number, 1);
    return n;
}

/* Fewer have no interval, and no more are needed where it is twice as fast. */
Test(search_slow, confirms_long_calls_by_as_few_of_native_as_have_an_interval)
{
    cr_expect_eq(confirmations(half_always), CT_FEW_OVER);
    cr_expect_eq(confirmations(half_at_last), CT_FEW_OVER);
    cr_expect_eq(confirmations(native_slows_down), CT_FEW_OVER);
}

/* Twice as slow as the wire from some size on, so that it cannot catch up. */
static double twice_the_wire(int algorithm, const int *values, double bytes)
{
    const double wire_s = 4.5e-6 * bytes;

    (void)values;
    if (algorithm == FLAT)
        return 1e-3 + wire_s;
    return 1e-3 + 2 * wire_s;
}

static double one_wire(int algorithm, const int *values, double bytes)
{
    (void)algorithm;
    (void)values;
    return 4.5e-6 * bytes;
}

Test(search_slow, leaves_out_what_a_byte_more_costs_twice_the_wire)
{
    struct world world = slow_world(twice_the_wire);
    struct ct_search_result *result;

    world.spaces[0].bound = one_wire;
    result = run_world(&world);
    cr_expect_lt(asked_of(HALVED, 0).largest, 131072, "asked for %zu bytes",
                 asked_of(HALVED, 0).largest);
    cr_expect_eq(ct_search_result_find(result, LARGEST)->candidate->number, FLAT);
}
