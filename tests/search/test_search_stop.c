/*
 * test_search_stop.c - stopped, dropped, replayed and malformed searches.
 */
#include "tests/search/curves.h"

#include <string.h>

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

static const struct noise shared = {
    .sample = 0.15, .batch = 0.03, .outliers = 0.1, .drift = 0.2};

static const int values[] = {1, 4, 16};
static const struct ct_search_algorithm algorithms[] = {
    {.name = "native", .is_native = true},
    {.name = "bruck"},
    {.name = "ring",
     .nparams = 1,
     .params = {{.nvalues = COUNT(values), .values = values}}},
};

static double line(double alpha_us, double beta_ns, double bytes)
{
    return 1e-6 * alpha_us + 1e-9 * beta_ns * bytes;
}

/* bruck first, then native, then ring with 4, then with 16. */
static double cost(int algorithm, int param, double bytes)
{
    if (algorithm == 0)
        return line(30, 3, bytes);
    if (algorithm == 1)
        return line(20, 20, bytes);
    return line(30 + 5 * param, 1 + 3.0 / param, bytes);
}

/* bruck has an upper end, ring a lower one. */
static bool may(int algorithm, int param, size_t bytes)
{
    (void)param;
    return algorithm == 0 || (algorithm == 1 ? bytes <= 100000 : bytes >= 3);
}

static struct world new_world(uint64_t seed)
{
    return (struct world){.algorithms = algorithms,
                          .cost = cost,
                          .may = may,
                          .noise = shared,
                          .seed = seed};
}

Test(search_stop, gives_a_valid_answer_wherever_it_is_stopped)
{
    struct world world = new_world(5);
    struct ct_search_result *result = run_world(&world, COUNT(algorithms));
    const long total = world.requests;
    int useful = 0;

    cr_assert(result->complete);
    cr_assert_geq(result->nranges, 3);
    ct_search_result_free(result);
    for (long k = 1; k <= total; k++) {
        world.stop_at = k;
        result = run_world(&world, COUNT(algorithms));
        cr_assert_not(result->complete, "stopped at %ld", k);
        cr_assert_eq(world.requests, k, "%ld requests after the stop at %ld",
                     world.requests, k);
        cr_assert_leq(worst_ratio(&world, result), 1.03, "stopped at %ld", k);
        useful += result->nranges > 1;
        ct_search_result_free(result);
    }
    /* more than the last stages must be of use */
    cr_assert_gt(useful, total / 3, "%d of %ld", useful, total);
}

Test(search_stop, leaves_all_to_native_when_stopped_at_once)
{
    struct world world = new_world(5);
    struct ct_search_result *result;

    world.stop_at = 1;
    result = run_world(&world, COUNT(algorithms));
    cr_assert_eq(result->nranges, 1);
    cr_assert_eq(result->ranges[0].algorithm, 0);
    cr_assert_eq(result->ranges[0].figures.nsamples, 0);
    cr_assert_eq(result->nrows, CT_SEARCH_NSIZES);
    ct_search_result_free(result);
}

Test(search_stop, asks_the_same_again_when_the_answers_are_the_same)
{
    for (uint64_t seed = 1; seed <= 5; seed++) {
        struct world first = new_world(seed);
        struct world second = new_world(seed);
        struct ct_search_result *a = run_world(&first, COUNT(algorithms));
        struct ct_search_result *b = run_world(&second, COUNT(algorithms));

        cr_assert_eq(first.trace, second.trace);
        cr_assert_eq(first.requests, second.requests);
        cr_assert_eq(a->nranges, b->nranges);
        for (int i = 0; i < a->nranges; i++)
            cr_assert_eq(a->ranges[i].from_bytes, b->ranges[i].from_bytes);
        ct_search_result_free(a);
        ct_search_result_free(b);
    }
}

Test(search_stop, never_chooses_what_was_dropped_and_does_not_ask_again)
{
    const size_t from[] = {1, 512, 4096, 5000, 65536, 100000};

    for (int i = 0; i < COUNT(from); i++) {
        struct world world = new_world(11);
        struct ct_search_result *result;

        world.drop_algorithm = 2;
        world.drop_param = 16;
        world.drop_from = from[i];
        result = run_world(&world, COUNT(algorithms));
        cr_assert(result->complete);
        cr_assert_eq(result->ndropped, 1);
        cr_assert_eq(result->dropped[0].setting.values[0], 16);
        cr_assert_geq(result->dropped[0].bytes, from[i]);
        cr_assert_leq(worst_ratio(&world, result), 1.03);
        /* ring with 4 is the next best */
        cr_assert_eq(result->rows[11].algorithm, 2);
        cr_assert_eq(result->rows[11].setting.values[0], 4);
        ct_search_result_free(result);
    }
}

/* ring with 16 is faster than with 4 from 106,667 bytes on. */
Test(search_stop, keeps_what_was_dropped_at_a_larger_size)
{
    struct world world = new_world(11);
    struct ct_search_result *result;

    world.noise = (struct noise){.sample = 0};
    world.drop_algorithm = 2;
    world.drop_param = 16;
    world.drop_from = 200000;
    result = run_world(&world, COUNT(algorithms));
    cr_assert_eq(result->rows[10].algorithm, 2);
    cr_assert_eq(result->rows[10].setting.values[0], 16);
    cr_assert_eq(result->rows[11].setting.values[0], 4);
    /* binary search finds where it begins to fail */
    for (int i = 1; i < result->nranges; i++) {
        if (result->ranges[i - 1].setting.values[0] == 16)
            check_crossover(result->ranges[i].from_bytes, 200000);
    }
    cr_assert_eq(result->dropped[0].bytes, world.dropped_from);
    cr_assert_not(result->dropped[0].is_wrong);
    ct_search_result_free(result);
}

Test(search_stop, decides_again_what_had_chosen_a_wrong_one)
{
    const size_t from[] = {16384, 100000, 200000, 262144};

    for (int i = 0; i < COUNT(from); i++) {
        struct world world = new_world(11);
        struct ct_search_result *result;

        world.drop_algorithm = 2;
        world.drop_param = 16;
        world.drop_from = from[i];
        world.is_wrong = true;
        result = run_world(&world, COUNT(algorithms));
        cr_assert(result->complete);
        cr_assert_eq(result->ndropped, 1);
        cr_assert(result->dropped[0].is_wrong);
        for (int k = 0; k < result->nranges; k++)
            cr_assert_neq(result->ranges[k].setting.values[0], 16);
        cr_assert_leq(worst_ratio(&world, result), 1.03);
        for (int k = 8; k < result->nrows; k++) {
            cr_assert_eq(result->rows[k].algorithm, 2);
            cr_assert_eq(result->rows[k].setting.values[0], 4,
                         "wrong from %zu, size %d", from[i], k);
            cr_assert_gt(result->rows[k].figures.native_s, 0);
        }
        ct_search_result_free(result);
    }
}

/* bruck wins below 600 bytes, 513 at most; the search first tries 768 and 640
   between the two fixed sizes. */
Test(search_stop, keeps_a_choice_up_to_where_it_crashes)
{
    struct world world = new_world(3);
    struct ct_search_result *result;

    world.noise = (struct noise){.sample = 0};
    world.drop_algorithm = 1;
    world.drop_from = 513;
    result = run_world(&world, COUNT(algorithms));
    cr_assert_eq(result->ndropped, 1);
    cr_assert_eq(result->rows[2].algorithm, 1);
    for (int i = 0; i < result->nranges; i++)
        cr_assert(result->ranges[i].algorithm != 1 ||
                  result->ranges[i + 1].from_bytes <= 528);
    ct_search_result_free(result);
}

/* bruck is chosen up to 512 bytes; at 520 the search finds it wrong. */
Test(search_stop, gives_up_a_choice_that_is_wrong_between_two_sizes)
{
    struct world world = new_world(3);
    struct ct_search_result *result;

    world.noise = (struct noise){.sample = 0};
    world.drop_algorithm = 1;
    world.drop_from = 513;
    world.is_wrong = true;
    result = run_world(&world, COUNT(algorithms));
    cr_assert_eq(result->ndropped, 1);
    for (int i = 0; i < result->nranges; i++)
        cr_assert_neq(result->ranges[i].algorithm, 1);
    ct_search_result_free(result);
}

Test(search_stop, is_sound_wherever_it_is_stopped_with_one_that_is_wrong)
{
    struct world world = new_world(5);
    struct ct_search_result *result;
    long total;

    world.drop_algorithm = 2;
    world.drop_param = 16;
    world.drop_from = 200000;
    world.is_wrong = true;
    ct_search_result_free(run_world(&world, COUNT(algorithms)));
    total = world.requests;
    for (long k = 1; k <= total; k++) {
        world.stop_at = k;
        result = run_world(&world, COUNT(algorithms));
        cr_assert_not(result->complete, "stopped at %ld", k);
        cr_assert_leq(worst_ratio(&world, result), 1.03, "stopped at %ld", k);
        ct_search_result_free(result);
    }
}

/* Wherever native fails, smaller sizes are decided as they would be. */
Test(search_stop, leaves_out_the_sizes_from_which_native_fails)
{
    const size_t from[] = {1, 512, 700, 16384, 20000, 262144};

    for (int i = 0; i < COUNT(from); i++) {
        struct world world = new_world(3);
        struct ct_search_result *result;

        world.fail_from = from[i];
        result = run_world(&world, COUNT(algorithms));
        cr_assert(result->complete);
        cr_assert_eq(result->ndropped, 0);
        cr_assert_geq(result->native_failed_from, from[i]);
        for (int k = 0; k < result->nrows; k++) {
            const struct ct_size_row *row = &result->rows[k];

            cr_assert_eq(row->figures.bytes, ct_search_sizes[k]);
            cr_assert((row->algorithm == 0 && row->best == -1) ||
                      row->figures.bytes < result->native_failed_from);
            cr_assert_eq(row->figures.native_s > 0,
                         row->figures.bytes < result->native_failed_from);
        }
        if (from[i] > 64)
            cr_assert_eq(result->rows[1].algorithm, 1);
        if (from[i] > 100000)
            cr_assert_eq(result->rows[10].algorithm, 2);
        cr_assert_leq(worst_ratio(&world, result), 1.03);
        ct_search_result_free(result);
    }
}

static void check_refused(const struct ct_space *space, int expected,
                          const char *text)
{
    struct ct_search_result *result;
    struct ct_diag diag;
    const int err = ct_search_run(space, NULL, &result, &diag);

    cr_assert_eq(err, expected, "%d", err);
    cr_assert_null(result);
    cr_assert_not_null(strstr(diag.text, text), "\"%s\" lacks \"%s\"",
                       diag.text, text);
}

Test(search_stop, hands_on_what_the_callback_returned)
{
    struct world world = new_world(1);
    const struct ct_space space = world_space(&world, COUNT(algorithms));

    world.answer = CT_ERR_SYSTEM;
    check_refused(&space, CT_ERR_SYSTEM, "");
    world.answer = 1000;
    check_refused(&space, CT_ERR_INVALID, "1000 samples where 5");
}

static int answer_nan(void *ctx, const struct ct_search_request *request,
                      double *samples)
{
    (void)ctx;
    (void)request;
    samples[0] = NAN;
    return 1;
}

Test(search_stop, refuses_samples_that_are_no_times)
{
    struct world world = new_world(1);
    struct ct_space space = world_space(&world, COUNT(algorithms));

    space.time = answer_nan;
    check_refused(&space, CT_ERR_INVALID, "a sample of");
}

/* As measured by a clock that moves every 10 us. */
static int answer_coarsely(void *ctx, const struct ct_search_request *request,
                           double *samples)
{
    const double truth = cost(request->algorithm, request->setting.values[0],
                              (double)request->bytes);

    (void)ctx;
    for (int i = 0; i < request->repetitions; i++)
        samples[i] = 1e-5 * floor(truth / 1e-4);
    return request->repetitions;
}

Test(search_stop, takes_samples_of_zero_seconds)
{
    struct world world = new_world(1);
    struct ct_space space = world_space(&world, COUNT(algorithms));
    struct ct_search_result *result;

    space.time = answer_coarsely;
    cr_assert_eq(ct_search_run(&space, NULL, &result, NULL), 0);
    cr_assert(result->complete);
    cr_assert_eq(result->ndropped, 0);
    cr_assert_eq(ct_search_result_find(result, 1)->algorithm, 0,
                 "none is faster where all take 0 s");
    cr_assert_neq(ct_search_result_find(result, 262144)->algorithm, 0);
    ct_search_result_free(result);
}

Test(search_stop, refuses_malformed_spaces)
{
    static const int equal[] = {4, 4};
    static const struct ct_search_algorithm descending[] = {
        {.name = "native", .is_native = true},
        {.name = "ring",
         .nparams = 1,
         .params = {{.nvalues = 2, .values = equal}}},
    };
    static const size_t sizes[] = {8, 8};
    struct world world = new_world(1);
    struct ct_space space = world_space(&world, COUNT(algorithms));

    space.sizes = sizes;
    space.nsizes = 2;
    check_refused(&space, CT_ERR_INVALID, "does not ascend");
    space.sizes = NULL;
    space.algorithms = algorithms + 1;
    space.nalgorithms = 2;
    check_refused(&space, CT_ERR_INVALID, "0 native algorithms among 2");
    space.algorithms = descending;
    check_refused(&space, CT_ERR_INVALID, "do not ascend: 4 after 4");
}

Test(search_stop, takes_other_sizes_and_native_alone)
{
    static const size_t sizes[] = {100, 1000};
    struct world world = new_world(1);
    struct ct_space space = world_space(&world, 1);
    struct ct_search_result *result;

    space.sizes = sizes;
    space.nsizes = 2;
    cr_assert_eq(ct_search_run(&space, NULL, &result, NULL), 0);
    cr_assert(result->complete);
    cr_assert_eq(result->nranges, 1);
    cr_assert_eq(result->nrows, 2);
    cr_assert_eq(result->rows[1].figures.bytes, 1000);
    cr_assert_eq(result->rows[1].best, -1);
    ct_search_result_free(result);
}
