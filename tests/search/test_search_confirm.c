/*
 * test_search_confirm.c - what replaces native has beaten it in rounds of
 * their own, and the figures are from these. (check_confirmed compares them
 * with the samples; here is when there must be such rounds.)
 */
#include "search/rules.h"
#include "tests/search/noises.h"

static void check_all_confirmed(const struct ct_search_result *result)
{
    for (int i = 0; i < result->nrows; i++) {
        const struct ct_size_row *row = &result->rows[i];

        cr_expect_eq(row->figures.basis == CT_BASIS_CONFIRMED, row->candidate->number != 0,
                     "%zu bytes: %d by %d", row->figures.bytes, row->candidate->number,
                     row->figures.basis);
    }
}

Test(search_confirm, every_choice_at_a_fixed_size_is_confirmed_there)
{
    const struct noise noises[] = {{.sample = 0}, calm, shared, rough};

    for (int i = 0; i < COUNT(noises); i++) {
        for (int seed = 1; seed <= 10; seed++) {
            struct world world = noisy_world(mixed, noises[i], seed);
            struct ct_search_result *result = run_world(&world);

            check_all_confirmed(result);
        }
    }
}

/* Rounds of the stage confirm are apart from those of race and look. */
Test(search_confirm, figures_are_of_fewer_samples_than_were_taken)
{
    struct world world = noisy_world(mixed, calm, 1);
    struct ct_search_result *result = run_world(&world);

    for (int i = 0; i < result->nrows; i++) {
        const struct ct_figures *f = &result->rows[i].figures;

        if (f->basis != CT_BASIS_CONFIRMED)
            continue;
        cr_expect_lt(f->nsamples, asked_of(result->rows[i].candidate->number, f->bytes).calls);
        cr_expect_lt(f->native_nsamples, asked_of(0, f->bytes).calls);
        cr_expect_geq(f->nsamples, CT_INTERVAL_LEAST);
    }
}

/* ring is twice as fast until it is confirmed. */
static double fast_at_first(int algorithm, const int *values, double bytes)
{
    static const struct ct_setting none;

    (void)values;
    if (algorithm == 1)
        return line(30, 3, bytes) *
               (tally_of(0, (size_t)bytes, 1, &none)->of_stage[CT_STAGE_CONFIRM] ? 1.2 : 0.5);
    return line(30, 3, bytes);
}

Test(search_confirm, what_won_by_luck_gives_way_to_native)
{
    struct world world = noisy_world(fast_at_first, calm, 1);
    struct ct_search_result *result;

    world.spaces[0].nalgorithms = 2;
    result = run_world(&world);
    for (int i = 0; i < result->nrows; i++)
        cr_expect_eq(result->rows[i].candidate->number, 0, "%zu bytes",
                     result->rows[i].figures.bytes);
}

/* ring is faster by a little, with noise that is many times as large. */
static double hardly_faster(int algorithm, const int *values, double bytes)
{
    (void)values;
    return line(30, 3, bytes) * (algorithm == 1 ? 0.985 : 1);
}

/* A choice that is called confirmed has a ratio to native whose interval is above
   1; and that interval holds the true ratio. */
Test(search_confirm, confirmed_means_that_the_interval_of_the_ratio_is_above_1)
{
    const struct noise noise = {.sample = 0.1};
    int inside = 0;
    int total = 0;

    for (int seed = 1; seed <= 40; seed++) {
        struct world world = noisy_world(seed % 2 ? hardly_faster : mixed, noise, seed);
        struct ct_search_result *result = run_world(&world);

        for (int i = 0; i < result->nrows; i++) {
            const struct ct_size_row *row = &result->rows[i];
            const struct ct_ratio *ratio = &row->figures.ratio;
            const double truth =
                cost_of(&world.spaces[0], 0, &row->candidate->setting, row->figures.bytes) /
                cost_of(&world.spaces[0], row->candidate->number, &row->candidate->setting,
                        row->figures.bytes);

            cr_expect_eq(row->figures.basis == CT_BASIS_CONFIRMED, ratio->low > 1);
            if (row->figures.basis != CT_BASIS_CONFIRMED)
                continue;
            cr_expect_geq(ratio->nrounds, CT_INTERVAL_LEAST);
            total++;
            inside += truth >= ratio->low && truth <= ratio->high;
        }
    }
    printf("ratios: %d of %d intervals hold the truth\n", inside, total);
    cr_expect_geq(inside, 0.9 * total);
    cr_expect_gt(total, 100);
}

/* Of samples like these the median lies in the interval. */
Test(search_confirm, intervals_hold_the_truth)
{
    const struct noise noise = {.sample = 0.1};
    int inside = 0;
    int total = 0;

    for (int seed = 1; seed <= 60; seed++) {
        struct world world = noisy_world(mixed, noise, seed);
        struct ct_search_result *result = run_world(&world);

        for (int i = 0; i < result->nrows; i++) {
            const struct ct_size_row *row = &result->rows[i];
            const double truth = cost_of(&world.spaces[0], row->candidate->number,
                                         &row->candidate->setting, row->figures.bytes);

            if (row->figures.basis != CT_BASIS_CONFIRMED)
                continue;
            total++;
            inside += truth >= row->figures.choice_low_s && truth <= row->figures.choice_high_s;
        }
    }
    printf("intervals: %d of %d hold the truth\n", inside, total);
    cr_expect_geq(inside, 0.9 * total);
    cr_expect_gt(total, 300);
}

/* Calls of a second or so; ring takes a quarter longer than native. */
static double long_calls(int algorithm, const int *values, double bytes)
{
    (void)values;
    return line(3e5, algorithm == 1 ? 5 : 4, bytes);
}

/* Of six seconds and of one and a half, which ring has in 0.8 times as long. */
static double very_long_calls(int algorithm, const int *values, double bytes)
{
    (void)values;
    return line(6e6, 4, bytes) * (algorithm == 1 ? 0.8 : 1);
}

static double less_long_calls(int algorithm, const int *values, double bytes)
{
    return very_long_calls(algorithm, values, bytes) / 4;
}

/* Cells where ring was chosen, of all, in 20 runs. */
static double part_of_ring(double (*cost)(int, const int *, double), double noise,
                           const struct ct_search_options *options)
{
    const struct noise of_samples = {.sample = noise};
    int n = 0, all = 0;

    for (int seed = 1; seed <= 20; seed++) {
        struct world world = noisy_world(cost, of_samples, seed);
        struct ct_search_result *result;

        world.options = options;
        world.spaces[0].nalgorithms = 2;
        result = run_world(&world);
        for (int i = 0; i < result->nrows; i++)
            n += result->rows[i].candidate->number == 1;
        all += result->nrows;
    }
    return (double)n / all;
}

Test(search_confirm, noisy_long_calls_hardly_fool_the_search)
{
    const struct ct_search_options contended = ct_search_contended();
    const double usual = part_of_ring(long_calls, 0.7, &ct_search_defaults);
    const double others = part_of_ring(long_calls, 0.7, &contended);

    printf("fooled: %g by default, %g contended\n", usual, others);
    cr_expect_lt(usual, 0.05);
    cr_expect_lt(others, 0.05);
}

Test(search_confirm, long_calls_are_won_by_what_is_faster)
{
    const struct ct_search_options contended = ct_search_contended();
    const double calm_ones = part_of_ring(very_long_calls, 0.02, &contended);
    const double rough_ones = part_of_ring(less_long_calls, 0.3, &contended);

    const double usual = part_of_ring(less_long_calls, 0.3, &ct_search_defaults);

    printf("won: %g calm, %g rough, %g by default\n", calm_ones, rough_ones, usual);
    cr_expect_gt(calm_ones, 0.95);
    cr_expect_gt(rough_ones, usual / 2);
}

/* Calls of half a second, ring half as long until it is confirmed: then both are alike. */
static double alike_when_confirmed(int algorithm, const int *values, double bytes)
{
    static const struct ct_setting none;

    (void)values;
    return algorithm == 1 && tally_of(0, (size_t)bytes, 1, &none)->of_stage[CT_STAGE_CONFIRM] == 0
               ? 0.25
               : 0.5;
}

/* How often what only seemed to be faster is confirmed, of all times that it was tried. By six
   rounds and more alone it was as often. */
static double confirmed_by_chance(struct noise noise)
{
    enum { RUNS = 100 };
    static const struct ct_setting none;
    int confirmed = 0, tried = 0;

    for (int seed = 1; seed <= RUNS; seed++) {
        struct world world = noisy_world(alike_when_confirmed, noise, seed);
        struct ct_search_result *result;

        world.spaces[0].nalgorithms = 2;
        result = run_world(&world);
        for (int i = 0; i < result->nrows; i++) {
            const size_t bytes = result->rows[i].figures.bytes;

            tried += tally_of(0, bytes, 1, &none)->of_stage[CT_STAGE_CONFIRM] > 0;
            confirmed += result->rows[i].figures.basis == CT_BASIS_CONFIRMED;
        }
    }
    printf("confirmed by chance: %d of %d\n", confirmed, tried);
    cr_assert_gt(tried, RUNS);
    return (double)confirmed / tried;
}

Test(search_confirm, long_calls_are_hardly_ever_confirmed_by_chance)
{
    const struct noise noises[] = {
        {.sample = 0.05},
        {.sample = 0.3},
        {.sample = 0.8},
        {.sample = 0.05, .stalls = 0.1},
        {.sample = 0.05, .stalls = 0.5},
        {.sample = 0.05, .drift = 0.4},
        {.sample = 0.1, .stalls = 0.1, .drift = 0.4, .batch = 0.1, .own = 0.05},
    };

    for (int i = 0; i < COUNT(noises); i++)
        cr_expect_lt(confirmed_by_chance(noises[i]), 0.05);
}
