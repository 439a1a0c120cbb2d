/*
 * test_search_drop.c - candidates that crash, hang or are wrong; native that
 * does. (check_not_failed: none is asked for again.)
 */
#include "tests/search/bruck_ring.h"

static struct world failing_world(uint64_t seed, int algorithm, int value, size_t from,
                                  enum ct_search_outcome outcome)
{
    struct world world = bruck_ring_world(seed);

    failing.algorithm = algorithm;
    failing.value = value;
    failing.from = from;
    failing.outcome = outcome;
    world.spaces[0].fails = fails_from;
    return world;
}

Test(search_drop, never_chooses_what_was_dropped)
{
    static const size_t from[] = {1, 512, 4096, 5000, 65536, 100000};

    for (int i = 0; i < COUNT(from); i++) {
        struct world world = failing_world(11, RING, 16, from[i], CT_DROPPED);
        struct ct_search_result *result;

        world.noise = (struct noise){.sample = 0};
        result = run_world(&world);
        cr_assert_eq(count_dropped(), 1);
        cr_assert_eq(seen.failures[0].setting.values[0], 16);
        cr_assert_not(seen.failures[0].is_wrong);
        cr_assert_geq(seen.failures[0].bytes, from[i]);
        cr_expect_leq(worst_of_native(&world.spaces[0], result), 1.05);
        /* ring with 4 is the next best */
        cr_expect_eq(result->rows[11].candidate->number, RING);
        cr_expect_eq(result->rows[11].candidate->setting.values[0], 4);
    }
}

/* ring with 16 is faster than with 4 from 106,667 bytes on. */
Test(search_drop, keeps_a_choice_up_to_where_it_crashes)
{
    struct world world = failing_world(11, RING, 16, 200000, CT_DROPPED);
    struct ct_search_result *result;

    world.noise = (struct noise){.sample = 0};
    result = run_world(&world);
    cr_assert_eq(result->rows[10].candidate->number, RING);
    cr_assert_eq(result->rows[10].candidate->setting.values[0], 16);
    cr_assert_eq(result->rows[11].candidate->setting.values[0], 4);
    /* the boundary's binary search finds where it begins to fail */
    for (int i = 1; i < result->nranges; i++) {
        if (result->ranges[i - 1].candidate->setting.values[0] == 16) {
            cr_expect_leq(result->ranges[i].from_bytes, 204000);
            cr_expect_geq(result->ranges[i].from_bytes, 180000, "%zu",
                          result->ranges[i].from_bytes);
        }
    }
}

Test(search_drop, decides_again_what_had_chosen_a_wrong_one)
{
    static const size_t from[] = {16384, 100000, 200000, 262144};

    for (int i = 0; i < COUNT(from); i++) {
        struct world world = failing_world(11, RING, 16, from[i], CT_WRONG);
        struct ct_search_result *result = run_world(&world);

        cr_assert_eq(count_dropped(), 1);
        cr_assert(seen.failures[0].is_wrong);
        cr_expect_leq(worst_of_native(&world.spaces[0], result), 1.05);
        for (int k = 8; k < result->nrows; k++) {
            cr_expect_eq(result->rows[k].candidate->number, RING);
            cr_expect_eq(result->rows[k].candidate->setting.values[0], 4, "wrong from %zu, size %d",
                         from[i], k);
            cr_expect_eq(result->rows[k].figures.basis, CT_BASIS_CONFIRMED);
            cr_expect_gt(result->rows[k].figures.native_s, 0);
        }
    }
}

/* bruck wins below 600 bytes, is the choice at 512 and fails beyond. */
Test(search_drop, keeps_a_choice_at_its_size_where_it_crashes_beyond)
{
    struct world world = failing_world(3, BRUCK, 0, 513, CT_DROPPED);
    struct ct_search_result *result;

    world.noise = (struct noise){.sample = 0};
    result = run_world(&world);
    cr_assert_eq(result->rows[2].candidate->number, BRUCK);
    for (int i = 0; i < result->nranges; i++)
        cr_assert(result->ranges[i].candidate->number != BRUCK ||
                      result->ranges[i + 1].from_bytes <= 530,
                  "to %zu", result->ranges[i + 1].from_bytes);
}

Test(search_drop, gives_up_a_choice_that_is_wrong_at_a_larger_size)
{
    struct world world = failing_world(3, BRUCK, 0, 513, CT_WRONG);
    struct ct_search_result *result;

    world.noise = (struct noise){.sample = 0};
    result = run_world(&world);
    cr_assert_eq(count_dropped(), 1);
    for (int i = 0; i < result->nranges; i++)
        cr_assert_neq(result->ranges[i].candidate->number, BRUCK);
}

/* Wherever native fails, smaller sizes are decided as they would be. */
Test(search_drop, leaves_out_the_sizes_from_which_native_fails)
{
    static const size_t from[] = {1, 512, 700, 16384, 20000, 262144};

    for (int i = 0; i < COUNT(from); i++) {
        struct world world = failing_world(3, 0, 0, from[i], CT_DROPPED);
        struct ct_search_result *result = run_world(&world);

        cr_assert_eq(count_dropped(), 0);
        cr_assert_geq(result->native_failed_from, from[i]);
        for (int k = 0; k < result->nrows; k++) {
            const struct ct_size_row *row = &result->rows[k];
            const bool is_left = row->figures.bytes >= result->native_failed_from;

            cr_expect(row->candidate->number == 0 || !is_left);
            cr_expect(is_left || row_ratio(&world.spaces[0], row) <= 1.05);
            cr_expect_eq(row->figures.native_s > 0, !is_left, "%zu bytes", row->figures.bytes);
            cr_expect_eq(row->figures.basis == CT_BASIS_UNDECIDED, is_left);
        }
        if (from[i] > 64)
            cr_expect_eq(result->rows[1].candidate->number, BRUCK);
        if (from[i] > 100000)
            cr_expect_eq(result->rows[9].candidate->number, RING);
    }
}

/* Native of one space fails: the other is decided in full. */
Test(search_drop, native_failing_in_one_space_leaves_the_other_alone)
{
    struct world world = failing_world(3, 0, 0, 512, CT_DROPPED);
    struct ct_search_result *results[2];

    world.nspaces = 2;
    world.spaces[1] = world.spaces[0];
    world.spaces[1].fails = NULL;
    run_spaces(&world, results);
    cr_expect_leq(results[0]->native_failed_from, 700);
    cr_expect_eq(results[1]->native_failed_from, SIZE_MAX);
    cr_expect_eq(results[1]->rows[11].candidate->number, RING);
    cr_expect(results[0]->complete && results[1]->complete);
    ct_search_result_free(results[0]);
    ct_search_result_free(results[1]);
}

/* All but native fail everywhere. */
static enum ct_search_outcome all_fail(int algorithm, const int *values, size_t bytes)
{
    (void)bytes;
    if (algorithm == 0)
        return CT_TIMED;
    return values[0] == 4 ? CT_WRONG : CT_DROPPED;
}

Test(search_drop, leaves_all_to_native_when_everything_else_fails)
{
    struct world world = bruck_ring_world(3);
    struct ct_search_result *result;

    world.spaces[0].fails = all_fail;
    result = run_world(&world);
    cr_expect_eq(result->nranges, 1);
    cr_expect_eq(result->ranges[0].candidate->number, 0);
    cr_expect_eq(count_dropped(), 4);
    for (int i = 0; i < result->nrows; i++)
        cr_expect_null(result->rows[i].figures.runner_up);
}

/* One that crashes at 4 KiB in the request with this number, of those that ask
   for it there. */
static int asked;
static int crashing_request;
static double crashing_part; /* of native's time; the other takes half */

static enum ct_search_outcome crashes_late(int algorithm, const int *values, size_t bytes)
{
    (void)values;
    return algorithm == BRUCK && bytes == 4096 && ++asked == crashing_request ? CT_DROPPED
                                                                              : CT_TIMED;
}

static double part_or_half(int algorithm, const int *values, double bytes)
{
    (void)values;
    return line(300, 10, bytes) * (algorithm == 0 ? 1 : algorithm == BRUCK ? crashing_part : 0.5);
}

static void check_late_crash(int request, double part)
{
    struct world world = new_world(algorithms, COUNT(algorithms), part_or_half);
    struct ct_search_result *result;

    world.spaces[0].fails = crashes_late;
    asked = 0;
    crashing_request = request;
    crashing_part = part;
    result = run_world(&world);
    cr_assert_eq(count_dropped(), 1);
    for (int i = 0; i < result->nrows; i++) {
        const struct ct_size_row *row = &result->rows[i];

        cr_expect_eq(row->candidate->number, row->figures.bytes < 4096 ? BRUCK : RING,
                     "%zu bytes: %d", row->figures.bytes, row->candidate->number);
        cr_expect_eq(row->figures.basis, CT_BASIS_CONFIRMED);
    }
}

/* It is so much faster that nobody else is in the race. */
Test(search_drop, takes_the_next_best_where_the_winner_crashes_in_its_last_race)
{
    check_late_crash(2, 0.25);
}

/* A race of equals, one of which smaller sizes chose. */
Test(search_drop, does_not_choose_what_crashed_in_a_race_that_it_led)
{
    check_late_crash(3, 0.5);
}

/* bruck takes half of native's time up to there, then twice as much. */
static double half_to_5000(int algorithm, const int *values, double bytes)
{
    (void)values;
    return line(300, 10, bytes) * (algorithm != BRUCK ? 1 : bytes <= 5000 ? 0.5 : 2);
}

/* Native fails at 8 KiB, or already halfway to it. */
Test(search_drop, does_not_run_on_unmeasured_to_where_native_fails)
{
    static const size_t from[] = {8192, 5500};

    for (int i = 0; i < COUNT(from); i++) {
        struct world world = failing_world(3, 0, 0, from[i], CT_DROPPED);
        struct ct_search_result *result;

        world.spaces[0].cost = half_to_5000;
        world.noise = (struct noise){.sample = 0};
        result = run_world(&world);
        cr_expect_eq(ct_search_result_find(result, 4096)->candidate->number, BRUCK);
        cr_expect_eq(ct_search_result_find(result, 5800)->candidate->number, 0,
                     "native fails from %zu", from[i]);
        cr_expect(result->complete);
    }
}
