/*
 * test_search.c - the search on curves without noise: what it finds is
 * known. Where two curves cross, little is lost beside the crossing: errors
 * are measured as loss.
 */
#include "tests/search/curves_check.h"

static const struct made_up two[] = {
    {.name = "native", .is_native = true},
    {.name = "ring"},
};

static const struct made_up three[] = {
    {.name = "native", .is_native = true},
    {.name = "pair"},
    {.name = "bruck"},
};

static double crossing_us; /* what ring takes longer to start */

static double crossing(int algorithm, const int *values, double bytes)
{
    (void)values;
    return algorithm == 0 ? line(10, 1, bytes) : line(10 + crossing_us, 0.5, bytes);
}

Test(search, finds_a_boundary_where_it_is)
{
    for (double at = 20; at < 250000; at *= 1.37) {
        struct world world = new_world(two, COUNT(two), crossing);
        struct ct_search_result *result;

        crossing_us = 0.0005 * at;
        result = run_world(&world);
        cr_assert_eq(result->nranges, 2, "crossing at %.0f: %d ranges", at, result->nranges);
        cr_assert_eq(result->ranges[0].candidate->number, 0);
        cr_assert_eq(result->ranges[1].candidate->number, 1);
        cr_assert_leq(worst_of_native(&world.spaces[0], result), 1.02);
        cr_assert_leq(worst_of_best(&world.spaces[0], result), 1.03,
                      "crossing at %.0f, found at %zu", at, result->ranges[1].from_bytes);
    }
}

static double crossing_back(int algorithm, const int *values, double bytes)
{
    return crossing(1 - algorithm, values, bytes);
}

Test(search, finds_a_boundary_to_native_where_it_is)
{
    for (double at = 1500; at < 250000; at *= 1.37) {
        struct world world = new_world(two, COUNT(two), crossing_back);
        struct ct_search_result *result;

        crossing_us = 0.0005 * at;
        result = run_world(&world);
        cr_assert_eq(result->ranges[result->nranges - 1].candidate->number, 0);
        cr_assert_leq(worst_of_native(&world.spaces[0], result), 1.02);
        cr_assert_leq(worst_of_best(&world.spaces[0], result), 1.03, "crossing at %.0f", at);
    }
}

/* Steep curves, between small sizes. */
static double steep(int algorithm, const int *values, double bytes)
{
    (void)values;
    return algorithm == 0 ? line(1, 100, bytes) : line(1 + crossing_us, 10, bytes);
}

Test(search, finds_a_boundary_between_small_sizes)
{
    for (int at = 5; at < 1000; at += 37) {
        struct world world = new_world(two, COUNT(two), steep);
        struct ct_search_result *result;

        crossing_us = 0.09 * at;
        result = run_world(&world);
        cr_assert_eq(result->nranges, 2);
        cr_expect_leq(worst_of_best(&world.spaces[0], result), 1.1, "crossing at %d, found at %zu",
                      at, result->ranges[1].from_bytes);
    }
}

static double always_faster(int algorithm, const int *values, double bytes)
{
    (void)values;
    return line(10, 1, bytes) * (algorithm == 1 ? 0.8 : 1);
}

Test(search, reports_no_crossing_when_one_always_wins)
{
    struct world world = new_world(two, COUNT(two), always_faster);
    struct ct_search_result *result = run_world(&world);
    const struct ct_figures *figures = &result->ranges[0].figures;

    cr_assert_eq(result->nranges, 1);
    cr_assert_eq(result->ranges[0].candidate->number, 1);
    cr_assert_eq(figures->basis, CT_BASIS_CONFIRMED);
    cr_assert_eq(figures->runner_up->number, 0);
    cr_assert(fabs(figures->choice_s / figures->native_s - 0.8) < 1e-9);
}

static double always_slower(int algorithm, const int *values, double bytes)
{
    (void)values;
    return line(10, 1, bytes) * (algorithm == 1 ? 1.05 : 1);
}

Test(search, leaves_everything_to_native_when_native_is_always_best)
{
    struct world world = new_world(two, COUNT(two), always_slower);
    struct ct_search_result *result = run_world(&world);

    cr_assert_eq(result->nranges, 1);
    cr_assert_eq(result->ranges[0].candidate->number, 0);
    for (int i = 0; i < result->nrows; i++) {
        const struct ct_figures *f = &result->rows[i].figures;

        cr_assert_eq(f->basis, CT_BASIS_NATIVE);
        cr_assert_gt(f->native_s, 0);
        cr_assert_eq(f->runner_up->number, 1);
        cr_assert(fabs(f->runner_up_s / f->native_s - 1.05) < 1e-9);
    }
}

static double same(int algorithm, const int *values, double bytes)
{
    (void)algorithm;
    (void)values;
    return line(10, 1, bytes);
}

Test(search, chooses_native_among_identical_candidates)
{
    struct world world = new_world(three, COUNT(three), same);
    struct ct_search_result *result = run_world(&world);

    cr_assert_eq(result->nranges, 1);
    cr_assert_eq(result->ranges[0].candidate->number, 0);
}

/* pair and bruck are equal and beat native. */
static double twins(int algorithm, const int *values, double bytes)
{
    (void)values;
    return line(10, 1, bytes) * (algorithm == 0 ? 1.5 : 1);
}

Test(search, chooses_one_and_the_same_of_equals_that_beat_native)
{
    struct world world = new_world(three, COUNT(three), twins);
    struct ct_search_result *result = run_world(&world);

    cr_assert_eq(result->nranges, 1);
    cr_assert_neq(result->ranges[0].candidate->number, 0);
}

/* pair below 20000 bytes, bruck to 28000, then native. */
static double lens(int algorithm, const int *values, double bytes)
{
    (void)values;
    switch (algorithm) {
    case 0:
        return line(35, 0, bytes);
    case 1:
        return line(1, 1.5, bytes);
    default:
        return line(21, 0.5, bytes);
    }
}

/* Without bruck 8.4 % would be lost at 22,667 bytes. */
Test(search, two_crossings_between_neighbouring_sizes_cost_little)
{
    struct world world = new_world(three, COUNT(three), lens);
    struct ct_search_result *result = run_world(&world);

    cr_assert_eq(result->ranges[0].candidate->number, 1);
    cr_assert_eq(result->ranges[result->nranges - 1].candidate->number, 0);
    cr_assert_leq(worst_of_native(&world.spaces[0], result), 1.02);
    cr_assert_leq(worst_of_best(&world.spaces[0], result), 1.09);
}

static const int segments[] = {256, 1024, 4096, 16384, 65536};
static const struct made_up segmented[] = {
    {.name = "native", .is_native = true},
    {.name = "ring",
     .nparams = 1,
     .params = {{.nvalues = COUNT(segments), .values = segments, .is_ordered = true}}},
};

/* Twice as fast as native; the best segment is an eighth of the size. */
static double moving(int algorithm, const int *values, double bytes)
{
    if (algorithm == 0)
        return line(20, 2, bytes);
    return line(10, 1, bytes) * (1 + 0.05 * fabs(log2(values[0]) - log2(fmax(bytes, 2048) / 8)));
}

Test(search, follows_a_parameter_whose_best_value_moves)
{
    struct world world = new_world(segmented, COUNT(segmented), moving);
    struct ct_search_result *result = run_world(&world);
    int value = 0;

    cr_assert_geq(result->nranges, 3);
    for (int i = 0; i < result->nranges; i++) {
        cr_assert_eq(result->ranges[i].candidate->number, 1);
        cr_assert_gt(result->ranges[i].candidate->setting.values[0], value);
        value = result->ranges[i].candidate->setting.values[0];
    }
    cr_assert_leq(worst_of_best(&world.spaces[0], result), 1.03);
}

Test(search, says_which_size_decided_and_has_a_row_for_each_fixed_size)
{
    struct world world = new_world(two, COUNT(two), crossing);
    struct ct_search_result *result;

    crossing_us = 10;
    result = run_world(&world);
    cr_assert_eq(result->nrows, CT_SEARCH_NSIZES);
    for (int i = 0; i < result->nrows; i++) {
        const struct ct_size_row *row = &result->rows[i];

        cr_assert_eq(row->figures.bytes, ct_search_sizes[i]);
        cr_assert_gt(row->figures.native_s, 0);
        cr_assert_eq(row->figures.runner_up->number, 1 - row->candidate->number);
        cr_assert_eq(row->candidate->number, ct_search_sizes[i] > 20000);
    }
    for (int i = 0; i < result->nranges; i++)
        cr_assert_eq(ct_search_result_find(result, result->ranges[i].figures.bytes),
                     &result->ranges[i]);
    cr_assert_eq(world.progress.ndecided, world.progress.ncells);
}

Test(search, takes_other_sizes_and_native_alone)
{
    static const size_t sizes[] = {100, 1000};
    struct world world = new_world(two, 1, crossing);
    struct ct_search_result *result;

    world.spaces[0].sizes = sizes;
    world.spaces[0].nsizes = COUNT(sizes);
    result = run_world(&world);
    cr_assert_eq(result->nranges, 1);
    cr_assert_eq(result->nrows, 2);
    cr_assert_eq(result->rows[1].figures.bytes, 1000);
    cr_assert_null(result->rows[1].figures.runner_up);
}

/* Twice as fast as native, each at every second size. */
static double by_turns(int algorithm, const int *values, double bytes)
{
    const int turn = (int)((bytes - 1000) / 50 + 0.5) % 2;

    (void)values;
    return line(20, 2, bytes) * (algorithm == 0 ? 2 : algorithm == 1 + turn ? 1 : 1.5);
}

/* check_figures: what was decided at a size holds there. */
Test(search, a_size_keeps_its_choice_however_near_the_next_one_is)
{
    static const size_t sizes[] = {1000, 1050, 1100, 1150, 1200};
    struct world world = new_world(three, COUNT(three), by_turns);
    struct ct_search_result *result;

    world.spaces[0].sizes = sizes;
    world.spaces[0].nsizes = COUNT(sizes);
    result = run_world(&world);
    for (int i = 0; i < COUNT(sizes); i++) {
        cr_expect_eq(result->rows[i].candidate->number, 1 + i % 2, "%zu bytes: %d", sizes[i],
                     result->rows[i].candidate->number);
        cr_expect_eq(result->rows[i].figures.basis, CT_BASIS_CONFIRMED);
    }
}
