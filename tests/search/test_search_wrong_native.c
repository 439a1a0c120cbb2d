/*
 * test_search_wrong_native.c - native whose results are wrong at some fixed
 * sizes: what else was timed is chosen there, though it is slower.
 */
#include "search/wrong_native.h"
#include "tests/search/bruck_ring.h"

static size_t wrong[CT_SEARCH_NSIZES];
static int nwrong;

static bool is_wrong(size_t bytes)
{
    for (int i = 0; i < nwrong; i++) {
        if (wrong[i] == bytes)
            return true;
    }
    return false;
}

/* Native is the fastest at most sizes. */
static double fast_native(int algorithm, const int *values, double bytes)
{
    return algorithm == 0 ? line(10, 2, bytes) : bruck_ring(algorithm, values, bytes);
}

static struct world wrong_world(uint64_t seed)
{
    struct world world = bruck_ring_world(seed);

    world.spaces[0].cost = fast_native;
    world.noise = (struct noise){.sample = 0};
    world.spaces[0].native_is_wrong = is_wrong;
    return world;
}

static int choice_at(const struct ct_search_result *result, size_t bytes)
{
    int i = 0;

    while (i + 1 < result->nranges && result->ranges[i + 1].from_bytes <= bytes)
        i++;
    return result->ranges[i].candidate->number;
}

/* Wrong at fixed size `i`, so not chosen after the one before it, up to the one
   after it. */
static bool is_near_wrong(size_t bytes)
{
    for (int i = 0; i < CT_SEARCH_NSIZES; i++) {
        const size_t from = i == 0 ? 0 : ct_search_sizes[i - 1] + 1;
        const size_t end = i + 1 < CT_SEARCH_NSIZES ? ct_search_sizes[i + 1] : SIZE_MAX;

        if (is_wrong(ct_search_sizes[i]) && bytes >= from && (bytes < end || end == SIZE_MAX))
            return true;
    }
    return false;
}

/* Each fixed size, and the one before and after it in bytes. */
static void check_all(const struct ct_search_result *result, const struct ct_search_result *without)
{
    cr_expect_eq(choice_at(result, 0) == 0, !is_near_wrong(0));
    for (int i = 0; i < CT_SEARCH_NSIZES; i++) {
        for (int by = -1; by <= 1; by++) {
            const size_t bytes = ct_search_sizes[i] + (size_t)by;

            if (is_near_wrong(bytes))
                cr_expect_neq(choice_at(result, bytes), 0, "%zu", bytes);
            else
                cr_expect_eq(choice_at(result, bytes), choice_at(without, bytes), "%zu", bytes);
        }
    }
    cr_expect_eq(choice_at(result, SIZE_MAX) == 0,
                 choice_at(without, SIZE_MAX) == 0 && !is_near_wrong(SIZE_MAX));
}

static void check_rows(const struct ct_search_result *result,
                       const struct ct_search_result *without)
{
    for (int i = 0; i < result->nrows; i++) {
        const struct ct_size_row *row = &result->rows[i];

        if (!is_wrong(row->figures.bytes))
            continue;
        cr_expect_neq(row->candidate->number, 0, "%zu", row->figures.bytes);
        cr_expect_gt(row->figures.native_s, 0);
        cr_expect_eq(row->figures.basis, without->rows[i].candidate->number == 0
                                             ? CT_BASIS_NATIVE_WRONG
                                             : CT_BASIS_CONFIRMED);
    }
}

static struct ct_search_result *run_with(int n, const size_t *sizes)
{
    struct world world = wrong_world(5);

    nwrong = n;
    memcpy(wrong, sizes, (size_t)n * sizeof *sizes);
    return run_world(&world);
}

Test(search_wrong_native, the_fastest_besides_native_is_chosen_where_it_is_wrong)
{
    struct ct_search_result *without = run_with(0, wrong);

    for (int i = 0; i < CT_SEARCH_NSIZES; i++) {
        struct ct_search_result *result = run_with(1, &ct_search_sizes[i]);

        cr_assert(result->complete);
        check_all(result, without);
        check_rows(result, without);
    }
    for (int n = 2; n <= CT_SEARCH_NSIZES; n++) {
        const int first = CT_SEARCH_NSIZES - n;
        struct ct_search_result *result = run_with(n, &ct_search_sizes[first]);

        check_all(result, without);
        check_rows(result, without);
    }
}

/* It is asked for as often as if it were right. */
Test(search_wrong_native, nothing_else_is_measured)
{
    struct world world = wrong_world(5);
    long requests;

    nwrong = 0;
    run_world(&world);
    requests = world.requests;
    nwrong = 2;
    wrong[0] = 512;
    wrong[1] = 4096;
    run_world(&world);
    cr_expect_eq(world.requests, requests);
}

static size_t most;

static bool up_to(int algorithm, const int *values, size_t bytes)
{
    (void)values;
    return algorithm == 0 || bytes <= most;
}

Test(search_wrong_native, stays_where_nothing_else_applies)
{
    static const size_t ends[] = {4096, 20000, 100000000};

    for (int i = 0; i < COUNT(ends); i++) {
        struct world world = wrong_world(5);
        struct ct_search_result *result;

        most = ends[i];
        world.spaces[0].may = up_to;
        nwrong = 2;
        wrong[0] = 16384;
        wrong[1] = 262144;
        result = run_world(&world);
        cr_expect_eq(choice_at(result, 4096), 0);
        cr_expect_eq(choice_at(result, 16384) == 0, most < 16384);
        cr_expect_eq(choice_at(result, 20000) == 0, most < 20000);
        cr_expect_eq(choice_at(result, 20001) == 0, most < 20001);
        cr_expect_eq(choice_at(result, 262144) == 0, most < 262144);
        cr_expect_eq(choice_at(result, 100000000) == 0, most < 100000000);
        cr_expect_eq(choice_at(result, 100000001), 0);
    }
}

/* A run that was cut short: what was timed at another size is taken. */
Test(search_wrong_native, what_was_timed_elsewhere_is_taken)
{
    struct world world = wrong_world(5);
    struct ct_search_result *result;

    world.stop_at = 12;
    nwrong = CT_SEARCH_NSIZES;
    memcpy(wrong, ct_search_sizes, sizeof wrong);
    result = run_world(&world);
    cr_assert_not(result->complete);
    for (int i = 2; i < CT_SEARCH_NSIZES; i++)
        cr_expect_neq(choice_at(result, ct_search_sizes[i]), 0, "%zu", ct_search_sizes[i]);
}
