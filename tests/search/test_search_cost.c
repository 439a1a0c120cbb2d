/*
 * test_search_cost.c - what a search asks for: few and large requests, little
 * for ties and for what cannot win.
 */
#include "tests/search/noises.h"

/* The typical space: ten algorithms, two with eight values. */
static const int values[] = {1, 2, 4, 8, 16, 32, 64, 128};
static const struct made_up typical[] = {
    {.name = "native", .is_native = true},
    {.name = "bruck"},
    {.name = "ring"},
    {.name = "pair"},
    {.name = "simple"},
    {.name = "spread"},
    {.name = "mesh"},
    {.name = "doubling"},
    {.name = "barriers", .nparams = 1, .params = {{.nvalues = COUNT(values), .values = values}}},
    {.name = "segments",
     .nparams = 1,
     .params = {{.nvalues = COUNT(values), .values = values, .is_ordered = true}}},
};
#define CANDIDATES (COUNT(typical) - 2 + 2 * COUNT(values))

/* 10 us to 1 ms, all within a factor of two or so of each other. */
static double plausible(int algorithm, const int *setting, double bytes)
{
    static const double alpha_us[] = {12, 10, 16, 15, 13, 14, 18, 11, 12, 17};
    static const double beta_ns[] = {3.3, 6, 3, 3.1, 3.4, 4, 5, 5.5, 3.2, 2.7};
    const double off = setting[0] == 0 ? 0 : fabs(log2(setting[0]) - log2(bytes + 1) / 2.5) / 30;

    return line(alpha_us[algorithm], beta_ns[algorithm], bytes) * (1 + off);
}

static struct world typical_world(struct noise noise)
{
    struct world world = new_world(typical, COUNT(typical), plausible);

    world.noise = noise;
    world.seed = 4711;
    return world;
}

static void print_cost(const char *name, const struct world *w,
                       const struct ct_search_result *result)
{
    printf("%s: %ld requests of %.1f entries, %ld calls, %.1f s, %d ranges, "
           "%.3f of native at worst\n",
           name, w->requests, (double)w->entries / (double)w->requests, w->calls, w->seconds,
           result->nranges, worst_of_native(&w->spaces[0], result));
    for (int i = 0; i < CT_STAGES; i++)
        printf("  %s %ld", ct_search_stage_names[i], w->stage_requests[i]);
    printf("\n");
}

Test(search_cost, asks_for_little_of_a_collective)
{
    const struct noise noises[] = {{.sample = 0}, calm, shared, rough};

    for (int i = 0; i < COUNT(noises); i++) {
        struct world world = typical_world(noises[i]);
        struct ct_search_result *result = run_world(&world);

        print_cost("typical space", &world, result);
        cr_expect_leq(world.requests, 600);
        cr_expect_leq(world.calls, 40000);
        cr_expect_leq(world.seconds, 20);
    }
}

/* Two requests hold all candidates of a size, parameters are refined in a few
   more. */
Test(search_cost, looks_at_many_candidates_in_a_request)
{
    struct world world = typical_world(calm);
    long looks = 0;

    run_world(&world);
    for (int a = 0; a < COUNT(typical); a++)
        looks += asked_of(a, 0).looks;
    cr_expect_leq(world.stage_requests[CT_STAGE_LOOK], 5 * CT_SEARCH_NSIZES, "%ld requests",
                  world.stage_requests[CT_STAGE_LOOK]);
    cr_expect_geq(looks, 4 * world.stage_requests[CT_STAGE_LOOK], "%ld looks in %ld requests",
                  looks, world.stage_requests[CT_STAGE_LOOK]);
    cr_expect_leq(looks, 2 * CT_SEARCH_NSIZES * CANDIDATES);
}

/* A slow cluster: calls of 3 ms to 1 s. */
static double slow(int algorithm, const int *setting, double bytes)
{
    return 250 * plausible(algorithm, setting, bytes);
}

/* Twenty calls of each candidate at each size. */
static double exhaustive_s(const struct curves *curves)
{
    double sum = 0;

    for (int i = 0; i < CT_SEARCH_NSIZES; i++) {
        for (int a = 0; a < curves->nalgorithms; a++) {
            for (long k = 0; k < setting_count(&curves->algorithms[a]); k++) {
                const struct ct_setting s = setting_at(&curves->algorithms[a], k);

                sum += 20 * cost_of(curves, a, &s, ct_search_sizes[i]);
            }
        }
    }
    return sum;
}

Test(search_cost, takes_a_part_of_the_time_of_timing_everything)
{
    struct world world = typical_world(calm);
    struct ct_search_result *result;
    double all;

    world.spaces[0].cost = slow;
    all = exhaustive_s(&world.spaces[0]);
    result = run_world(&world);
    print_cost("slow cluster", &world, result);
    printf("  timing everything: %.0f s\n", all);
    cr_expect_leq(world.seconds, all / 2.5);
    cr_expect_leq(mean_ratio(&world.spaces[0], result), 1.02);
}

/* All are as fast as native. */
static double tied(int algorithm, const int *setting, double bytes)
{
    (void)algorithm;
    (void)setting;
    return 250 * line(30, 3, bytes);
}

/* One is a quarter faster. */
static double decided(int algorithm, const int *setting, double bytes)
{
    return tied(algorithm, setting, bytes) * (algorithm == 2 ? 0.75 : 1);
}

Test(search_cost, ties_take_no_more_than_a_few_times_a_decided_race)
{
    const struct noise noises[] = {calm, shared};

    for (int i = 0; i < COUNT(noises); i++) {
        double total_tied = 0;
        double total_decided = 0;

        for (int seed = 1; seed <= 20; seed++) {
            struct world a = noisy_world(tied, noises[i], seed);
            struct world b = noisy_world(decided, noises[i], seed);

            run_world(&a);
            run_world(&b);
            total_tied += a.seconds;
            total_decided += b.seconds;
        }
        printf("ties take %.0f s, decided races %.0f s\n", total_tied / 20, total_decided / 20);
        cr_expect_leq(total_tied, 6 * total_decided);
    }
}

static double no_better(double bytes)
{
    return 250 * line(22.5, 2.25, bytes);
}

/* At the limit nothing more is to be gained. */
Test(search_cost, knowing_the_limit_saves_calls)
{
    struct world without = noisy_world(decided, calm, 1);
    struct world with = noisy_world(decided, calm, 1);
    struct ct_search_result *result;

    run_world(&without);
    with.spaces[0].limit = no_better;
    result = run_world(&with);
    printf("limit: %.1f s, without %.1f s\n", with.seconds, without.seconds);
    cr_expect_lt(with.seconds, without.seconds);
    cr_expect_eq(wrong_winners(&with.spaces[0], result, 0.1), 0);
}

/* Just what the wire takes of it. */
static double wire(int algorithm, const int *setting, double bytes)
{
    return 0.95 * slow(algorithm, setting, bytes);
}

Test(search_cost, knowing_bounds_saves_calls)
{
    struct world without = typical_world(calm);
    struct world with = typical_world(calm);
    struct ct_search_result *result;

    without.spaces[0].cost = with.spaces[0].cost = slow;
    with.spaces[0].bound = wire;
    run_world(&without);
    result = run_world(&with);
    printf("bounds: %.1f s, without %.1f s\n", with.seconds, without.seconds);
    cr_expect_lt(with.seconds, without.seconds);
    cr_expect_leq(mean_ratio(&with.spaces[0], result), 1.02);
}
