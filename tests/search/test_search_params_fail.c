/*
 * test_search_params_fail.c - several parameters of which some values may not
 * be used, fail, or are malformed.
 */
#include "tests/search/ring_settings.h"

/* The first order may not be used at all, and the second up to 1 KiB. */
static bool may_order(int algorithm, const int *values, size_t bytes)
{
    return algorithm == 0 || values[1] > 1 || (values[1] == 1 && bytes <= 1024);
}

Test(search_params_fail, starts_from_a_setting_that_may_be_used)
{
    struct world world = {.cost_at = independent, .may_at = may_order};
    struct ct_search_result *result = run(&world, two, COUNT(two), 0);

    check_rows(&world, result, 0, 1, 1.03);
    ct_search_result_free(result);
}

/* Only where segment and order are one number: on no line of another. */
static bool may_diagonal(int algorithm, const int *values, size_t bytes)
{
    const int s = algorithm == 0 ? 0 : number_of(segments, SEGMENTS, values[0]);

    (void)bytes;
    return algorithm == 0 || (s == 3 && values[1] == 3);
}

Test(search_params_fail, finds_a_setting_that_is_the_only_one)
{
    struct world world = {.cost_at = independent, .may_at = may_diagonal};
    struct ct_search_result *result = run(&world, two, COUNT(two), 64);

    cr_assert_eq(result->rows[0].algorithm, 1);
    cr_expect_eq(result->rows[0].setting.values[0], 8);
    cr_expect_eq(result->rows[0].setting.values[1], 3);
    ct_search_result_free(result);
}

/* How ring fails: with orders below this, in all of it from this size on. */
static struct {
    int orders;
    size_t from;
    int answer;
    long answered;
} failing;

static int time_failing(void *ctx, const struct ct_search_request *request,
                        double *samples)
{
    if (request->algorithm == 1 &&
        request->setting.values[1] < failing.orders &&
        request->bytes >= failing.from) {
        struct world *world = ctx;

        world->requests++;
        failing.answered++;
        return failing.answer;
    }
    return time_counted(ctx, request, samples);
}

static struct ct_search_result *run_failing(struct world *world)
{
    struct ct_space space;
    struct ct_search_result *result;

    world->algorithms = two;
    space = world_space(world, COUNT(two));
    space.time = time_failing;
    cr_assert_eq(ct_search_run(&space, NULL, &result, NULL), 0);
    check_result(world, result);
    return result;
}

Test(search_params_fail, goes_on_with_another_value_when_one_is_wrong)
{
    struct world world = {.cost_at = independent};
    struct ct_search_result *result;

    failing.orders = 1;
    failing.answer = CT_WRONG;
    result = run_failing(&world);
    check_rows(&world, result, 0, 1, 1.03);
    cr_expect_eq(failing.answered, SEGMENTS, "%ld", failing.answered);
    cr_expect_eq(result->ndropped, SEGMENTS, "%d", result->ndropped);
    ct_search_result_free(result);
}

/* Up to there order 2 is the best, beyond it only 3 is left. */
Test(search_params_fail, changes_a_value_where_it_begins_to_crash)
{
    struct world world = {.cost_at = independent};
    struct ct_search_result *result;

    failing.orders = 3;
    failing.from = 5000;
    failing.answer = CT_DROPPED;
    result = run_failing(&world);
    for (int i = 0; i < result->nrows; i++) {
        const struct ct_size_row *row = &result->rows[i];

        cr_expect_eq(row->algorithm, 1);
        cr_expect_eq(row->setting.values[1],
                     row->figures.bytes < failing.from ? 2 : 3, "%zu bytes: %d",
                     row->figures.bytes, row->setting.values[1]);
    }
    ct_search_result_free(result);
}

/* What fails with every setting fails a sum of times, not a product. */
Test(search_params_fail, gives_up_an_algorithm_that_always_fails)
{
    struct world world = {.cost_at = independent};
    struct ct_search_result *result;

    failing.orders = ORDERS;
    failing.answer = CT_WRONG;
    result = run_failing(&world);
    cr_expect(result->complete);
    cr_expect_eq(result->nranges, 1);
    cr_expect_eq(result->ranges[0].algorithm, 0);
    cr_expect_leq(failing.answered, SEGMENTS + ORDERS, "%ld", failing.answered);
    ct_search_result_free(result);
}

static void check_refused(const struct ct_search_algorithm *ring,
                          const char *said)
{
    struct world world = {.cost_at = independent};
    const struct ct_search_algorithm algorithms[] = {two[0], *ring};
    struct ct_search_result *result;
    struct ct_space space;
    struct ct_diag diag;

    world.algorithms = algorithms;
    space = world_space(&world, 2);
    cr_expect_eq(ct_search_run(&space, NULL, &result, &diag), CT_ERR_INVALID);
    cr_expect_not_null(strstr(diag.text, said), "%s", diag.text);
}

Test(search_params_fail, refuses_malformed_parameters)
{
    static const int descending[] = {2, 1};
    struct ct_search_algorithm ring = two[1];

    ring.params[1].nvalues = 0;
    check_refused(&ring, "parameter 2 of ring has no values");
    ring.params[1] =
        (struct ct_search_param){.nvalues = 2, .values = descending};
    check_refused(&ring, "values of ring do not ascend: 1 after 2");
    ring.params[1] = (struct ct_search_param){.nvalues = 1 << 30};
    check_refused(&ring, "ring has 10737418240 settings: at most 65536");
    ring.nparams = CT_SEARCH_PARAMS_MAX + 1;
    check_refused(&ring, "ring has 5 parameters: at most 4");
}

/* A number from 0 to 1 for each seed, kind and value. */
static double chance(uint64_t seed, int kind, int value)
{
    uint64_t state =
        mix(mix(mix(seed, (uint64_t)kind), (uint64_t)value), 0x9e3779b9);

    next_random(&state);
    return uniform(&state);
}

static uint64_t random_seed;

static double random_cost(int algorithm, const int *values, double bytes)
{
    double s = native_cost(bytes) * 0.6;

    if (algorithm == 0)
        return native_cost(bytes);
    for (int k = 0; k < 3; k++) {
        s *= 0.8 + chance(random_seed, k, values[k]);
        s += bytes * 1e-9 * chance(random_seed, 10 + k, values[k]);
    }
    return s;
}

/* A tenth of the values may be used up to a random size only, or from one on. */
static bool random_may(int algorithm, const int *values, size_t bytes)
{
    for (int k = 0; algorithm != 0 && k < 3; k++) {
        const double limit = exp2(20 * chance(random_seed, 20 + k, values[k]));

        if (chance(random_seed, 30 + k, values[k]) < 0.1 &&
            ((double)bytes > limit) ==
                (chance(random_seed, 40 + k, values[k]) < 0.5))
            return false;
    }
    return true;
}

/* A fifth of the settings crashes from a random size on, or is wrong. */
static int time_random(void *ctx, const struct ct_search_request *request,
                       double *samples)
{
    struct world *world = ctx;
    const int *values = request->setting.values;
    const int setting = values[0] * 10000 + values[1] * 100 + values[2];

    if (request->algorithm == 0 || chance(random_seed, 50, setting) > 0.2 ||
        log2((double)request->bytes) < 20 * chance(random_seed, 51, setting))
        return world_time(ctx, request, samples);
    world->requests++;
    return chance(random_seed, 52, setting) < 0.5 ? CT_WRONG : CT_DROPPED;
}

/* However much fails: what comes out is valid, and after a sum of requests. */
Test(search_params_fail, random_failures_leave_a_valid_result)
{
    const long sum = SEGMENTS + ORDERS + RADIXES;

    for (random_seed = 1; random_seed <= 300; random_seed++) {
        struct world world = {.algorithms = three,
                              .cost_at = random_cost,
                              .may_at = random_may,
                              .noise = {.sample = 0.05},
                              .random = random_seed};
        struct ct_space space = world_space(&world, COUNT(three));
        struct ct_search_result *result;

        space.time = time_random;
        cr_assert_eq(ct_search_run(&space, NULL, &result, NULL), 0);
        check_result(&world, result);
        cr_expect(result->complete);
        cr_expect_leq(result->nrequests, 15 * CT_SEARCH_NSIZES * sum,
                      "seed %d: %ld", (int)random_seed, result->nrequests);
        cr_expect_leq(worst_ratio(&world, result), 1.06, "seed %d",
                      (int)random_seed);
        ct_search_result_free(result);
    }
}
