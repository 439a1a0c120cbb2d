/*
 * test_search_invalid.c - malformed spaces and answers.
 */
#include "tests/search/bruck_ring.h"

static void check_refused(struct world *world, const char *text)
{
    struct ct_search_result *results[SPACES_MAX] = {NULL};
    struct ct_diag diag = {.text = ""};
    const int err = world_search(world, results, &diag);

    cr_expect_eq(err, CT_ERR_INVALID, "%d", err);
    for (int i = 0; i < world->nspaces; i++)
        cr_expect_null(results[i]);
    cr_expect_not_null(strstr(diag.text, text), "\"%s\" lacks \"%s\"", diag.text, text);
}

Test(search_invalid, hands_on_what_the_callback_returned)
{
    struct world world = bruck_ring_world(1);
    struct ct_search_result *result;
    struct ct_diag diag;

    world.answer = CT_ERR_SYSTEM;
    cr_assert_eq(world_search(&world, &result, &diag), CT_ERR_SYSTEM);
    cr_assert_null(result);
    cr_assert_eq(world.requests, 1);
}

Test(search_invalid, refuses_sizes_that_do_not_ascend)
{
    static const size_t equal[] = {8, 8};
    static const size_t zero[] = {0, 8};
    struct world world = bruck_ring_world(1);

    world.spaces[0].nsizes = 2;
    world.spaces[0].sizes = equal;
    check_refused(&world, "ascend");
    world.spaces[0].sizes = zero;
    check_refused(&world, "");
}

/* A collective without data. */
Test(search_invalid, takes_a_size_of_0_alone)
{
    static const size_t none[] = {0};
    struct world world = bruck_ring_world(1);
    struct ct_search_result *result = NULL;
    struct ct_diag diag = {""};

    world.spaces[0].nsizes = 1;
    world.spaces[0].sizes = none;
    cr_assert_eq(world_search(&world, &result, &diag), CT_OK, "%s", diag.text);
    cr_assert_eq(result->nrows, 1);
    cr_expect_eq(result->rows[0].figures.bytes, 0);
    cr_expect_eq(result->ranges[0].from_bytes, 0);
    cr_expect_eq(result->ranges[0].candidate->number, result->rows[0].candidate->number);
    ct_search_result_free(result);
}

Test(search_invalid, refuses_a_space_without_native_or_with_two)
{
    static const struct made_up natives[] = {
        {.name = "native", .is_native = true},
        {.name = "other", .is_native = true},
    };
    struct world world = bruck_ring_world(1);

    world.spaces[0].algorithms = algorithms + 1;
    world.spaces[0].nalgorithms = 2;
    check_refused(&world, "0 native algorithms among 2");
    world.spaces[0].algorithms = natives;
    check_refused(&world, "2 native algorithms among 2");
}

/* The fault is in the second space. */
Test(search_invalid, checks_every_space)
{
    struct world world = bruck_ring_world(1);

    world.nspaces = 2;
    world.spaces[1] = world.spaces[0];
    world.spaces[1].algorithms = algorithms + 1;
    world.spaces[1].nalgorithms = 2;
    check_refused(&world, "0 native algorithms among 2");
    cr_expect_eq(world.requests, 0);
}

static void check_ring_refused(const struct made_up *ring, const char *text)
{
    const struct made_up two[] = {algorithms[0], *ring};
    struct world world = bruck_ring_world(1);

    world.spaces[0].algorithms = two;
    world.spaces[0].nalgorithms = 2;
    check_refused(&world, text);
}

Test(search_invalid, refuses_malformed_parameters)
{
    struct made_up ring = {
        .name = "ring", .nparams = 2, .params = {{.nvalues = 10}, {.nvalues = 0}}};

    check_ring_refused(&ring, "parameter 2 of ring has no values");
    ring.params[1] = (struct made_up_param){.nvalues = 1 << 30};
    check_ring_refused(&ring, "ring has 10737418240 settings: at most 65536");
    ring.nparams = CT_SEARCH_PARAMS_MAX + 1;
    check_ring_refused(&ring, "ring has 6 parameters: at most 5");
}

/* What becomes of the answer to the request number `spoil_at`. */
static long spoil_at;
static void (*spoil)(struct ct_search_answer *answer);

static int time_spoiled(void *ctx, const struct ct_search_request *request,
                        struct ct_search_answer *answers)
{
    struct world *world = ctx;
    const int err = world_time(ctx, request, answers);

    if (world->requests >= spoil_at && request->rounds > 0)
        spoil(&answers[request->nentries - 1]);
    return err;
}

static void check_spoiled(void (*spoiler)(struct ct_search_answer *))
{
    for (spoil_at = 1; spoil_at < 40; spoil_at += 13) {
        struct world world = bruck_ring_world(1);
        const struct ct_space space = world_space(&world.spaces[0], &as_searched[0]);
        const struct ct_search search = {
            .nspaces = 1, .spaces = &space, .ctx = &world, .time = time_spoiled};
        struct ct_search_result *result = NULL;
        struct ct_diag diag = {.text = ""};

        spoil = spoiler;
        world_reset(&world);
        cr_expect_eq(ct_search_run(&search, NULL, &result, &diag), CT_ERR_INVALID);
        cr_expect_null(result);
        cr_expect_gt(strlen(diag.text), 0);
    }
}

static void no_number(struct ct_search_answer *answer)
{
    answer->samples[0] = NAN;
}

static void negative(struct ct_search_answer *answer)
{
    answer->samples[0] = -1;
}

static void endless(struct ct_search_answer *answer)
{
    answer->samples[0] = INFINITY;
}

static void too_many(struct ct_search_answer *answer)
{
    answer->nsamples = CT_SEARCH_ROUNDS_MAX + 1;
}

static void too_few(struct ct_search_answer *answer)
{
    answer->nsamples = -1;
}

static void none_such(struct ct_search_answer *answer)
{
    answer->outcome = (enum ct_search_outcome)17;
}

Test(search_invalid, refuses_answers_that_are_no_times)
{
    check_spoiled(no_number);
    check_spoiled(negative);
    check_spoiled(endless);
}

Test(search_invalid, refuses_answers_of_another_number_of_samples)
{
    check_spoiled(too_many);
    check_spoiled(too_few);
}

Test(search_invalid, refuses_an_unknown_outcome)
{
    check_spoiled(none_such);
}

/* A clock that moves every 100 us: most calls take 0 s. */
Test(search_invalid, takes_samples_of_zero_seconds)
{
    struct world world = bruck_ring_world(1);
    struct ct_search_result *result;

    world.noise = (struct noise){.sample = 0};
    world.tick_s = 1e-4;
    result = run_world(&world);
    cr_assert_eq(count_dropped(), 0);
    cr_assert_eq(ct_search_result_find(result, 1)->candidate->number, 0,
                 "none is faster where all take 0 s");
    cr_assert_eq(ct_search_result_find(result, LARGEST)->candidate->number, RING);
}
