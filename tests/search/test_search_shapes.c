/*
 * test_search_shapes.c - curves that mislead: what falls and then wins, a
 * cliff between two sizes, the best third, bounds that are wrong.
 */
#include "tests/search/noises.h"

#define SEEDS 50

static const struct made_up three[] = {
    {.name = "native", .is_native = true},
    {.name = "ring"},
    {.name = "generated"},
};

static struct world world_of(double (*cost)(int, const int *, double), struct noise noise, int seed)
{
    struct world world = noisy_world(cost, noise, seed);

    world.spaces[0].algorithms = three;
    world.spaces[0].nalgorithms = COUNT(three);
    return world;
}

/* generated: 51 ms up to 512 bytes, 25 ms at 32 KiB, 29 ms at 256 KiB. */
static double falling(int algorithm, const int *values, double bytes)
{
    const double doublings = log2(fmin(fmax(bytes, 512), 32768) / 512);

    (void)values;
    switch (algorithm) {
    case 0:
        return 0.004 + 1.2e-6 * bytes;
    case 1:
        return 0.006 + 1.0e-6 * bytes;
    default:
        return 0.051 - 0.026 * doublings / 6 + (bytes > 32768 ? 1.7e-8 * (bytes - 32768) : 0);
    }
}

Test(search_shapes, finds_what_falls_and_then_wins)
{
    const struct noise noises[] = {{.sample = 0}, calm, shared};

    for (int i = 0; i < COUNT(noises); i++) {
        for (int seed = 1; seed <= 10; seed++) {
            struct world world = world_of(falling, noises[i], seed);
            struct ct_search_result *result = run_world(&world);

            /* 32 KiB: 25 ms, native 43, ring 39 */
            for (int k = 8; k < result->nrows; k++)
                cr_expect_eq(result->rows[k].candidate->number, 2,
                             "noise %d, seed %d: %d at %zu bytes", i, seed,
                             result->rows[k].candidate->number, result->rows[k].figures.bytes);
            cr_expect_leq(mean_ratio(&world.spaces[0], result), 1.01, "noise %d, seed %d", i, seed);
        }
    }
}

#define CLIFF 6000

/* ring is twice as fast up to there, eight times slower beyond; generated is
   a tenth faster than native. */
static double cliff(int algorithm, const int *values, double bytes)
{
    const double native_s = line(300, 10, bytes);

    (void)values;
    if (algorithm == 1)
        return bytes < CLIFF ? native_s / 2 : 8 * native_s;
    return algorithm == 2 ? 0.9 * native_s : native_s;
}

/* Of a cliff only its place can be wrong: by the resolution. */
Test(search_shapes, finds_a_cliff_between_two_sizes)
{
    const struct noise noises[] = {{.sample = 0}, calm};

    for (int i = 0; i < COUNT(noises); i++) {
        for (int seed = 1; seed <= 10; seed++) {
            struct world world = world_of(cliff, noises[i], seed);
            struct ct_search_result *result = run_world(&world);

            cr_expect_eq(ct_search_result_find(result, 1)->candidate->number, 1);
            cr_expect_eq(ct_search_result_find(result, 4096)->candidate->number, 1);
            cr_expect_eq(ct_search_result_find(result, 5800)->candidate->number, 1,
                         "noise %d, seed %d", i, seed);
            cr_expect_neq(ct_search_result_find(result, 6200)->candidate->number, 1,
                          "noise %d, seed %d", i, seed);
            cr_expect_neq(ct_search_result_find(result, 8192)->candidate->number, 1);
        }
    }
}

/* Three of lab-c's allreduce at 64 bytes: the best is neither what smaller
   sizes chose nor the first challenger. */
static double third_wins(int algorithm, const int *values, double bytes)
{
    static const double small[] = {1.0, 1.047, 0.864};
    static const double tiny[] = {1.0, 1.0, 1.0};

    (void)values;
    return 300e-6 * (bytes < 64 ? tiny : small)[algorithm];
}

Test(search_shapes, does_not_forget_the_best_third_among_undecided)
{
    const struct noise noise = {.sample = 0.18, .batch = 0.04, .own = 0.01};
    int wrong = 0;

    for (int seed = 1; seed <= SEEDS; seed++) {
        struct world world = world_of(third_wins, noise, seed);
        struct ct_search_result *result = run_world(&world);

        for (int i = 1; i < result->nrows; i++)
            wrong += result->rows[i].candidate->number != 2;
    }
    printf("the best third: wrong at %d of %d sizes\n", wrong, 11 * SEEDS);
    cr_expect_leq(wrong, 11 * SEEDS / 25);
}

/* 7 and 10 % faster than native, at 30 us. */
static double small_gains(int algorithm, const int *values, double bytes)
{
    static const double costs[] = {1, 0.93, 0.9};

    (void)values;
    return line(30, 1, bytes) * costs[algorithm];
}

Test(search_shapes, finds_gains_below_the_noise)
{
    const struct noise noise = {.sample = 0.13, .batch = 0.02, .own = 0.005, .drift = 0.1};
    double sum = 0;
    int native = 0;

    for (int seed = 1; seed <= SEEDS; seed++) {
        struct world world = world_of(small_gains, noise, seed);
        struct ct_search_result *result = run_world(&world);

        sum += mean_ratio(&world.spaces[0], result) - 1;
        for (int i = 0; i < result->nrows; i++)
            native += result->rows[i].candidate->number == 0;
    }
    printf("gains of 7 and 10 %% in noise of 13 %%: %.2f %% lost, native kept "
           "at %d of %d sizes\n",
           100 * sum / SEEDS, native, 12 * SEEDS);
    cr_expect_leq(sum / SEEDS, 0.01);
    cr_expect_leq(native, 12 * SEEDS / 50);
}

/* Calls of 0.4 to 4 s: few can be made, and a quarter of them stalls. */
static double seconds_long(int algorithm, const int *values, double bytes)
{
    static const double costs[] = {1, 1.2, 0.7};

    (void)values;
    return (0.4 + 1.5e-5 * bytes) * costs[algorithm];
}

Test(search_shapes, one_stalled_call_ends_no_candidate)
{
    const struct noise noise = {.sample = 0.03, .batch = 0.01, .own = 0.003, .stalls = 0.1};
    double sum = 0;

    for (int seed = 1; seed <= SEEDS; seed++) {
        struct world world = world_of(seconds_long, noise, seed);
        struct ct_search_result *result = run_world(&world);

        sum += mean_ratio(&world.spaces[0], result) - 1;
    }
    printf("long calls that stall: %.2f %% lost\n", 100 * sum / SEEDS);
    /* where stalls leave the interval of the ratio at 1, native is kept */
    cr_expect_leq(sum / SEEDS, 0.13);
}

static int called; /* ring, at 64 KiB */

/* Calls of a second; ring takes half as long, but its first call at 64 KiB is
   stalled. */
static double stalled_once(int algorithm, const int *values, double bytes)
{
    static const double costs[] = {1, 0.5, 1.2};
    const bool is_stalled = algorithm == 1 && bytes == 65536 && called++ == 0;

    (void)values;
    return (1 + 1e-5 * bytes) * costs[algorithm] * (is_stalled ? 10 : 1);
}

Test(search_shapes, a_winner_whose_first_call_was_stalled_gets_another)
{
    const struct noise none = {.sample = 0};
    struct world world = world_of(stalled_once, none, 1);
    struct ct_search_result *result;

    called = 0;
    result = run_world(&world);
    for (int i = 0; i < result->nrows; i++)
        cr_expect_eq(result->rows[i].candidate->number, 1, "%zu bytes: %d",
                     result->rows[i].figures.bytes, result->rows[i].candidate->number);
}

static double bound_factor;

/* A fifth apart; ring leads up to 16 KiB, generated beyond. */
static double fifths(int algorithm, const int *values, double bytes)
{
    const double native_s = 0.01 + 2e-6 * bytes;
    const bool is_first = (bytes < 20000) == (algorithm == 1);

    (void)values;
    if (algorithm == 0)
        return native_s;
    return native_s * (is_first ? 0.6 : 0.75);
}

static double wrong_bound(int algorithm, const int *values, double bytes)
{
    return bound_factor * fifths(algorithm, values, bytes);
}

static void check_bounds(double factor)
{
    bound_factor = factor;
    for (int seed = 1; seed <= 10; seed++) {
        struct world world = world_of(fifths, calm, seed);
        struct ct_search_result *result;

        world.spaces[0].bound = wrong_bound;
        result = run_world(&world);
        cr_expect_eq(wrong_winners(&world.spaces[0], result, 0.1), 0, "bounds of %.1f, seed %d",
                     factor, seed);
    }
}

Test(search_shapes, finds_the_winner_with_bounds_30_percent_too_high)
{
    check_bounds(1.3);
}

Test(search_shapes, finds_the_winner_with_bounds_30_percent_too_low)
{
    check_bounds(0.7);
}

/* Only the winner's is too high. */
static double unfair_bound(int algorithm, const int *values, double bytes)
{
    const double s = fifths(algorithm, values, bytes);

    return (bytes < 20000) == (algorithm == 1) ? 1.3 * s : 0.9 * s;
}

Test(search_shapes, finds_the_winner_with_its_own_bound_too_high)
{
    for (int seed = 1; seed <= 10; seed++) {
        struct world world = world_of(fifths, calm, seed);
        struct ct_search_result *result;

        world.spaces[0].bound = unfair_bound;
        result = run_world(&world);
        cr_expect_eq(wrong_winners(&world.spaces[0], result, 0.1), 0, "seed %d", seed);
    }
}

/* Calls of seconds. */
static double long_fifths(int algorithm, const int *values, double bytes)
{
    return 10 * fifths(algorithm, values, bytes);
}

static double half_bound(int algorithm, const int *values, double bytes)
{
    return 0.5 * long_fifths(algorithm, values, bytes);
}

static double twice_the_best(double bytes)
{
    return 2 * 0.6 * long_fifths(0, NULL, bytes);
}

Test(search_shapes, finds_the_winner_with_a_limit_twice_too_high)
{
    for (int seed = 1; seed <= 10; seed++) {
        struct world world = world_of(long_fifths, calm, seed);
        struct ct_search_result *result;

        world.spaces[0].bound = half_bound;
        world.spaces[0].limit = twice_the_best;
        result = run_world(&world);
        cr_expect_eq(wrong_winners(&world.spaces[0], result, 0.1), 0, "seed %d", seed);
    }
}

/* Native takes a microsecond; number 3 less than half, but twice as long with cold caches, when
   the others, number 2 before all, take less. */
static double tiny(int algorithm, const int *values, double bytes)
{
    static const double of[] = {1.0e-6, 2.2e-6, 1.4e-6, 0.4e-6, 1.5e-6};

    (void)values;
    return of[algorithm] + 1e-11 * bytes;
}

static double tiny_cold(int algorithm)
{
    return algorithm == 3 ? 1.6e-6 : 0.2e-6;
}

Test(search_shapes, tiny_calls_are_compared_with_warm_caches)
{
    static const struct made_up five[] = {{.name = "native", .is_native = true},
                                          {.name = "ring"},
                                          {.name = "tree"},
                                          {.name = "window"},
                                          {.name = "pairs"}};

    for (int seed = 1; seed <= 10; seed++) {
        struct world world = noisy_world(tiny, calm, seed);
        struct ct_search_result *result;

        world.spaces[0].algorithms = five;
        world.spaces[0].nalgorithms = COUNT(five);
        world.spaces[0].cold = tiny_cold;
        result = run_world(&world);
        for (int k = 0; k < result->nrows; k++)
            cr_expect_eq(result->rows[k].candidate->number, 3, "seed %d: %d at %zu bytes", seed,
                         result->rows[k].candidate->number, result->rows[k].figures.bytes);
    }
}
