/*
 * test_search_slow.c - clusters where one call takes seconds: what is not
 * asked for, and what a search that is stopped has decided.
 */
#include "tests/search/curves.h"

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

enum { NATIVE, COLLAPSING, FLAT, HALVED, NALGORITHMS };

static const struct ct_search_algorithm algorithms[] = {
    [NATIVE] = {.name = "native", .is_native = true},
    [COLLAPSING] = {.name = "collapsing"},
    [FLAT] = {.name = "flat"},
    [HALVED] = {.name = "halved"},
};

static size_t largest_asked[NALGORITHMS];
static long asked[NALGORITHMS];

static void forget(void)
{
    for (int i = 0; i < NALGORITHMS; i++) {
        largest_asked[i] = 0;
        asked[i] = 0;
    }
}

/* 1 ms to 1.3 s. One is slower from 2 KiB on; one is a hundred times
   slower at first and best in the end. */
static double cost(int algorithm, int param, double bytes)
{
    const double native_s = 1e-3 + 5e-6 * bytes;
    const double costs[NALGORITHMS] = {
        [NATIVE] = native_s,
        [COLLAPSING] = bytes < 2048 ? native_s / 2 : 40 * native_s,
        [FLAT] = 0.1 + 1e-6 * bytes,
        [HALVED] = native_s,
    };

    (void)param;
    asked[algorithm]++;
    if ((size_t)bytes > largest_asked[algorithm])
        largest_asked[algorithm] = (size_t)bytes;
    return costs[algorithm];
}

static struct world new_world(void)
{
    return (struct world){.algorithms = algorithms,
                          .cost = cost,
                          .noise = {.sample = 0.02, .batch = 0.01},
                          .seed = 7};
}

Test(search_slow, does_not_time_again_what_fell_far_behind)
{
    struct world world = new_world();
    struct ct_search_result *result;

    forget();
    result = run_world(&world, NALGORITHMS);
    cr_assert(result->complete);
    cr_expect_lt(largest_asked[COLLAPSING], 16384, "asked for %zu bytes",
                 largest_asked[COLLAPSING]);
    cr_expect_eq(ct_search_result_find(result, 1024)->algorithm, COLLAPSING);
    cr_expect_eq(largest_asked[NATIVE], 262144);
    ct_search_result_free(result);
}

Test(search_slow, finds_who_is_slow_at_first_and_best_in_the_end)
{
    struct world world = new_world();
    struct ct_search_result *result;

    world.noise = (struct noise){.sample = 0};
    result = run_world(&world, NALGORITHMS);
    cr_expect_eq(ct_search_result_find(result, 32768)->algorithm, FLAT);
    cr_expect_eq(ct_search_result_find(result, 262144)->algorithm, FLAT);
    /* where 0.1 + 1e-6 b = 1e-3 + 5e-6 b */
    for (int i = 1; i < result->nranges; i++) {
        if (result->ranges[i].algorithm == FLAT)
            check_crossover(result->ranges[i].from_bytes, 24750);
    }
    ct_search_result_free(result);
}

/* One that sends nothing at 1 byte, and takes 40 ms from 64 on. */
static double even_but_at_first(int algorithm, int param, double bytes)
{
    (void)param;
    if (algorithm == NATIVE)
        return 1e-3 + 1e-6 * bytes;
    return bytes < 64 ? 1e-3 : 0.04;
}

Test(search_slow, leaves_nothing_out_for_its_growth_at_the_smallest_sizes)
{
    struct world world = new_world();
    struct ct_search_result *result;

    world.cost = even_but_at_first;
    world.noise = (struct noise){.sample = 0};
    result = run_world(&world, NATIVE + 2);
    cr_expect_eq(ct_search_result_find(result, 65536)->algorithm, NATIVE + 1);
    cr_expect_eq(ct_search_result_find(result, 262144)->algorithm, NATIVE + 1);
    ct_search_result_free(result);
}

/* Calls of 0.1 ms; one is three times slower at first, best in the end. */
static double short_calls(int algorithm, int param, double bytes)
{
    (void)param;
    asked[algorithm] += bytes == 64;
    return algorithm == NATIVE ? 1e-4 + 1e-8 * bytes : 3e-4;
}

Test(search_slow, asks_everyone_where_calls_are_short)
{
    struct world world = new_world();
    struct ct_search_result *result;

    forget();
    world.cost = short_calls;
    result = run_world(&world, NATIVE + 2);
    cr_expect_geq(asked[NATIVE + 1], 1);
    ct_search_result_free(result);
}

static double halved_cost(int algorithm, int param, double bytes)
{
    (void)param;
    return (1e-3 + 5e-6 * bytes) / (algorithm == HALVED ? 2 : 1);
}

/* How many fixed sizes, from the smallest, are not native's; the others all
   must be. */
static int decided_sizes(const struct ct_search_result *result)
{
    int n = 0;

    while (n < result->nrows && result->rows[n].algorithm == HALVED)
        n++;
    for (int i = n; i < result->nrows; i++)
        cr_assert_eq(result->rows[i].algorithm, NATIVE,
                     "size %d of %d decided, %d not", i, result->nrows, n);
    return n;
}

Test(search_slow, decides_size_by_size_until_it_is_stopped)
{
    struct world world = new_world();
    struct ct_search_result *result;
    int before = 0;
    long total;

    world.cost = halved_cost;
    result = run_world(&world, NALGORITHMS);
    cr_assert_eq(decided_sizes(result), CT_SEARCH_NSIZES);
    ct_search_result_free(result);
    total = world.requests;
    for (long k = 1; k <= total; k++) {
        int n;

        world.stop_at = k;
        result = run_world(&world, NALGORITHMS);
        n = decided_sizes(result);
        cr_assert(n == before || n == before + 1,
                  "%d sizes decided after %ld requests, %d after one less", n,
                  k, before);
        before = n;
        ct_search_result_free(result);
    }
    /* the last request confirms the last size */
    cr_assert_eq(before, CT_SEARCH_NSIZES - 1);
}

/* A search of one size by times without noise. */
static struct ct_search_result *
run_one_size(double (*times)(int algorithm, int param, double bytes),
             size_t bytes, int nalgorithms)
{
    struct world world = new_world();
    struct ct_space space = world_space(&world, nalgorithms);
    struct ct_search_result *result;

    forget();
    world.cost = times;
    world.random = 7;
    space.sizes = &bytes;
    space.nsizes = 1;
    cr_assert_eq(ct_search_run(&space, NULL, &result, NULL), 0);
    return result;
}

/* Calls of 4 s, a tenth of a percent apart: no race can end early. */
static double even(int algorithm, int param, double bytes)
{
    (void)param;
    (void)bytes;
    asked[algorithm]++;
    return 4 * (1 - 0.001 * algorithm);
}

Test(search_slow, ends_a_contest_of_long_calls_that_tells_nothing)
{
    struct ct_search_result *result = run_one_size(even, 262144, 2);

    cr_expect_eq(result->ranges[0].algorithm, NATIVE);
    /* a survey and four rounds: two calls of 4 s per round pass 30 s */
    cr_expect_leq(asked[NATIVE], 5, "%ld", asked[NATIVE]);
    ct_search_result_free(result);
}

/* Calls of 1 s to 3 s; native's vary much from one to the next. */
static double uneven(int algorithm, int param, double bytes)
{
    static const double costs[NALGORITHMS] = {
        [COLLAPSING] = 1.0, [FLAT] = 0.85, [HALVED] = 1.1};

    (void)param;
    (void)bytes;
    if (algorithm != NATIVE)
        return costs[algorithm];
    return 2 + (double)(asked[NATIVE]++ % 3);
}

Test(search_slow, finds_the_fastest_of_long_calls_beside_an_uneven_native)
{
    struct ct_search_result *result = run_one_size(uneven, 32768, NALGORITHMS);

    cr_expect_eq(result->ranges[0].algorithm, FLAT);
    cr_expect(result->ranges[0].figures.beyond_noise);
    ct_search_result_free(result);
}

/* Calls of 2.7 s, native's 4 to 5.4 s: seven rounds pass 60 s, too few for
   the test at 1 in 2000. */
static double long_and_uneven(int algorithm, int param, double bytes)
{
    (void)param;
    (void)bytes;
    if (algorithm != NATIVE)
        return algorithm == FLAT ? 2.7 : 3.6;
    return 4 + 0.7 * (double)(asked[NATIVE]++ % 3);
}

Test(search_slow, believes_who_won_each_round_until_the_time_was_out)
{
    struct ct_search_result *result =
        run_one_size(long_and_uneven, 131072, NALGORITHMS);

    cr_expect_eq(result->ranges[0].algorithm, FLAT);
    cr_expect(result->ranges[0].figures.beyond_noise);
    ct_search_result_free(result);
}

/* Calls of 2 s to 4 s: the first by name is as fast as the next for three
   calls, and slower from then on. */
static double slower_later(int algorithm, int param, double bytes)
{
    static const double costs[NALGORITHMS] = {
        [NATIVE] = 2.6, [COLLAPSING] = 3.8, [FLAT] = 1.95, [HALVED] = 1.95};

    (void)param;
    (void)bytes;
    return costs[algorithm] +
           (algorithm == FLAT && asked[FLAT]++ > 2 ? 0.3 : 0);
}

Test(search_slow, gives_the_time_of_those_who_left_to_those_still_in)
{
    struct ct_search_result *result =
        run_one_size(slower_later, 32768, NALGORITHMS);

    cr_expect_eq(result->ranges[0].algorithm, HALVED);
    ct_search_result_free(result);
}
