/*
 * test_search.c - the search on curves without noise: what it finds is
 * known exactly.
 */
#include "tests/search/curves.h"

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

static const struct ct_search_algorithm two[] = {
    {.name = "native", .is_native = true},
    {.name = "ring"},
};

static double line(double alpha_us, double beta_ns, double bytes)
{
    return 1e-6 * alpha_us + 1e-9 * beta_ns * bytes;
}

static double crossing_us; /* what ring takes longer to start */

static double crossing(int algorithm, int param, double bytes)
{
    (void)param;
    return algorithm == 0 ? line(10, 1, bytes)
                          : line(10 + crossing_us, 0.5, bytes);
}

Test(search, finds_a_crossover_within_two_percent_or_sixteen_bytes)
{
    struct ct_search_options exact = ct_search_defaults;

    exact.margin_s = 0;
    for (double at = 20; at < 250000; at *= 1.37) {
        struct world world = {
            .options = &exact, .algorithms = two, .cost = crossing};
        struct ct_search_result *result;

        /* below some 400 bytes the two are equal within the margin */
        crossing_us = 0.0005 * at;
        result = run_world(&world, COUNT(two));
        cr_assert(result->complete);
        cr_assert_eq(result->nranges, 2, "crossing at %.0f: %d ranges", at,
                     result->nranges);
        cr_assert_eq(result->ranges[0].algorithm, 0);
        cr_assert_eq(result->ranges[1].algorithm, 1);
        if (at > 1000)
            check_crossover(result->ranges[1].from_bytes, at);
        cr_assert_leq(worst_ratio(&world, result), 1.02);
        ct_search_result_free(result);
    }
}

static double crossing_back(int algorithm, int param, double bytes)
{
    return crossing(1 - algorithm, param, bytes);
}

Test(search, finds_a_crossover_to_native_as_exactly)
{
    for (double at = 1500; at < 250000; at *= 1.37) {
        struct world world = {.algorithms = two, .cost = crossing_back};
        struct ct_search_result *result;

        crossing_us = 0.0005 * at;
        result = run_world(&world, COUNT(two));
        cr_assert_leq(worst_ratio(&world, result), 1.02);
        cr_assert_eq(result->ranges[result->nranges - 1].algorithm, 0);
        if (at > 5000) {
            cr_assert_eq(result->nranges, 2, "crossing at %.0f: %d ranges", at,
                         result->nranges);
            check_crossover(result->ranges[1].from_bytes, at);
        }
        ct_search_result_free(result);
    }
}

/* Steep curves: a crossover between small sizes counts in bytes. */
static double steep(int algorithm, int param, double bytes)
{
    (void)param;
    return algorithm == 0 ? line(1, 100, bytes)
                          : line(1 + crossing_us, 10, bytes);
}

Test(search, finds_a_crossover_between_small_sizes)
{
    for (int at = 5; at < 1000; at += 37) {
        struct world world = {.algorithms = two, .cost = steep};
        struct ct_search_result *result;

        crossing_us = 0.09 * at;
        result = run_world(&world, COUNT(two));
        cr_assert_eq(result->nranges, 2);
        check_crossover(result->ranges[1].from_bytes, at);
        ct_search_result_free(result);
    }
}

static double always_faster(int algorithm, int param, double bytes)
{
    (void)param;
    return line(10, 1, bytes) * (algorithm == 1 ? 0.8 : 1);
}

Test(search, reports_no_crossing_when_one_always_wins)
{
    struct world world = {.algorithms = two, .cost = always_faster};
    struct ct_search_result *result = run_world(&world, COUNT(two));
    const struct ct_figures *figures = &result->ranges[0].figures;

    cr_assert_eq(result->nranges, 1);
    cr_assert_eq(result->ranges[0].algorithm, 1);
    cr_assert(figures->beyond_noise);
    cr_assert_eq(figures->runner_up, 0);
    cr_assert(fabs(figures->choice_s / figures->native_s - 0.8) < 1e-9);
    cr_assert_gt(figures->nsamples, 0);
    ct_search_result_free(result);
}

static double always_slower(int algorithm, int param, double bytes)
{
    (void)param;
    return line(10, 1, bytes) * (algorithm == 1 ? 1.05 : 1);
}

Test(search, leaves_everything_to_native_when_native_is_always_best)
{
    struct world world = {.algorithms = two, .cost = always_slower};
    struct ct_search_result *result = run_world(&world, COUNT(two));

    cr_assert_eq(result->nranges, 1);
    cr_assert_eq(result->ranges[0].algorithm, 0);
    cr_assert_eq(result->rows[5].best, 1);
    cr_assert(fabs(result->rows[5].best_s / result->rows[5].figures.native_s -
                   1.05) < 1e-9);
    ct_search_result_free(result);
}

static double same(int algorithm, int param, double bytes)
{
    (void)algorithm;
    (void)param;
    return line(10, 1, bytes);
}

static const struct ct_search_algorithm three[] = {
    {.name = "native", .is_native = true},
    {.name = "pair"},
    {.name = "bruck"},
};

Test(search, chooses_native_among_identical_candidates)
{
    struct world world = {.algorithms = three, .cost = same};
    struct ct_search_result *result = run_world(&world, COUNT(three));

    cr_assert_eq(result->nranges, 1);
    cr_assert_eq(result->ranges[0].algorithm, 0);
    ct_search_result_free(result);
}

/* pair and bruck are equal and beat native. */
static double twins(int algorithm, int param, double bytes)
{
    (void)param;
    return line(10, 1, bytes) * (algorithm == 0 ? 1.5 : 1);
}

Test(search, chooses_the_first_by_name_among_equals_that_beat_native)
{
    struct world world = {.algorithms = three, .cost = twins};
    struct ct_search_result *result = run_world(&world, COUNT(three));

    cr_assert_eq(result->nranges, 1);
    cr_assert_eq(result->ranges[0].algorithm, 2);
    ct_search_result_free(result);
}

/* pair below 20000 bytes, bruck to 28000, then native. */
static double lens(int algorithm, int param, double bytes)
{
    (void)param;
    switch (algorithm) {
    case 0:
        return line(35, 0, bytes);
    case 1:
        return line(1, 1.5, bytes);
    default:
        return line(21, 0.5, bytes);
    }
}

Test(search, finds_two_crossings_between_neighbouring_fixed_sizes)
{
    struct world world = {.algorithms = three, .cost = lens};
    struct ct_search_result *result = run_world(&world, COUNT(three));

    cr_assert_eq(result->nranges, 3);
    cr_assert_eq(result->ranges[0].algorithm, 1);
    cr_assert_eq(result->ranges[1].algorithm, 2);
    cr_assert_eq(result->ranges[2].algorithm, 0);
    check_crossover(result->ranges[1].from_bytes, 20000);
    check_crossover(result->ranges[2].from_bytes, 28000);
    ct_search_result_free(result);
}

/* ring is better between 40 and 60 KiB only, inside one gap. */
static double bump(int algorithm, int param, double bytes)
{
    (void)param;
    if (algorithm == 0)
        return line(10, 1, bytes);
    return line(10, 1, bytes) *
           (bytes >= 40 * 1024 && bytes < 60 * 1024 ? 0.7 : 1.1);
}

Test(search, finds_an_island_between_sizes_of_one_choice)
{
    struct world world = {.algorithms = two, .cost = bump};
    struct ct_search_result *result = run_world(&world, COUNT(two));

    cr_assert_eq(result->nranges, 3);
    cr_assert_eq(result->ranges[1].algorithm, 1);
    check_crossover(result->ranges[1].from_bytes, 40 * 1024);
    check_crossover(result->ranges[2].from_bytes, 60 * 1024);
    ct_search_result_free(result);
}

static const int segments[] = {256, 1024, 4096, 16384, 65536};
static const struct ct_search_algorithm segmented[] = {
    {.name = "native", .is_native = true},
    {.name = "ring",
     .nparams = 1,
     .params = {{.nvalues = COUNT(segments), .values = segments}}},
};

static double moving(int algorithm, int param, double bytes)
{
    if (algorithm == 0)
        return line(20, 2, bytes);
    /* bytes / segment starts, and one segment to fill the pipe */
    return line(2, 1, bytes) + 1e-7 * bytes / param + 2e-9 * param;
}

static double best_moving(double bytes)
{
    double best = INFINITY;

    for (int i = 0; i < COUNT(segments); i++)
        best = fmin(best, moving(1, segments[i], bytes));
    return best;
}

Test(search, follows_a_parameter_whose_best_value_moves_with_the_size)
{
    struct world world = {.algorithms = segmented, .cost = moving};
    struct ct_search_result *result = run_world(&world, COUNT(segmented));
    int param = 0;

    cr_assert_geq(result->nranges, 3);
    for (int i = 0; i < result->nranges; i++) {
        cr_assert_eq(result->ranges[i].algorithm, 1);
        cr_assert_gt(result->ranges[i].setting.values[0], param);
        param = result->ranges[i].setting.values[0];
    }
    for (size_t bytes = 1; bytes <= 262144; bytes += bytes / 16 + 1) {
        const struct ct_range *range = ct_search_result_find(result, bytes);
        const double time = moving(1, range->setting.values[0], (double)bytes);

        cr_assert_leq(time, 1.021 * best_moving((double)bytes), "%zu bytes: %d",
                      bytes, range->setting.values[0]);
    }
    ct_search_result_free(result);
}

/* ring applies from 1500 to 200000 bytes and is then twice as fast. */
static bool applies_in_the_middle(int algorithm, int param, size_t bytes)
{
    (void)param;
    return algorithm != 1 || (bytes >= 1500 && bytes < 200000);
}

static double half(int algorithm, int param, double bytes)
{
    (void)param;
    return line(10, 1, bytes) / (algorithm == 1 ? 2 : 1);
}

Test(search, uses_an_algorithm_up_to_the_byte_where_it_applies)
{
    struct world world = {
        .algorithms = two, .cost = half, .may = applies_in_the_middle};
    struct ct_search_result *result = run_world(&world, COUNT(two));

    cr_assert_eq(result->nranges, 3);
    cr_assert_eq(result->ranges[1].algorithm, 1);
    check_crossover(result->ranges[1].from_bytes, 1500);
    check_crossover(result->ranges[2].from_bytes, 200000);
    cr_assert_geq(result->ranges[1].from_bytes, 1500);
    cr_assert_leq(result->ranges[2].from_bytes, 200000);
    ct_search_result_free(result);
}

static bool applies_to_a_mebibyte(int algorithm, int param, size_t bytes)
{
    (void)param;
    return algorithm != 1 || bytes < 1 << 20;
}

Test(search, hands_sizes_beyond_the_last_measured_one_to_native)
{
    struct world world = {
        .algorithms = two, .cost = half, .may = applies_to_a_mebibyte};
    struct ct_search_result *result = run_world(&world, COUNT(two));

    cr_assert_eq(result->nranges, 2);
    cr_assert_eq(result->ranges[1].algorithm, 0);
    cr_assert_eq(result->ranges[1].from_bytes, 1 << 20);
    ct_search_result_free(result);
}

Test(search, says_which_size_decided_and_has_a_row_for_each_fixed_size)
{
    struct world world = {.algorithms = two, .cost = crossing};
    struct ct_search_result *result;

    crossing_us = 10;
    result = run_world(&world, COUNT(two));
    cr_assert_eq(result->nrows, CT_SEARCH_NSIZES);
    for (int i = 0; i < result->nrows; i++) {
        const struct ct_size_row *row = &result->rows[i];

        cr_assert_eq(row->figures.bytes, ct_search_sizes[i]);
        cr_assert_gt(row->figures.native_s, 0);
        cr_assert_gt(row->best_s, 0);
        cr_assert_eq(row->algorithm, ct_search_sizes[i] > 20000);
    }
    for (int i = 0; i < result->nranges; i++)
        cr_assert_eq(
            ct_search_result_find(result, result->ranges[i].figures.bytes),
            &result->ranges[i]);
    cr_assert_eq(world.last_done, world.total);
    ct_search_result_free(result);
}
