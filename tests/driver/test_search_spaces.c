/*
 * test_search_spaces.c - what the search is told of a cluster before anything
 * is timed.
 */
#include "driver/spaces/search_spaces.h"
#include "generator/wiring.h"
#include "tests/repo/descriptors.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#define LAB ROOT_DIR "/topologies/lab-c.yaml"
#define BYTES 65536

static const struct ct_algorithm *const no_list[] = {NULL};
static const struct ct_routines none = {.list = no_list};
static const struct ct_flavour flavour = {.name = "any"};

static int number_of(const struct ct_space *space, const char *name)
{
    for (int i = 0; i < space->nalgorithms; i++) {
        if (strcmp(space->algorithms[i].name, name) == 0)
            return i;
    }
    cr_assert_fail("no %s", name);
    return -1;
}

/* The first candidate of the algorithm in this order of ranks; NULL: none. */
static const struct ct_candidate *candidate_of(const struct ct_space *space, const char *name,
                                               enum ct_order order)
{
    const struct ct_outcome *outcome = space->ctx;

    for (int i = 0; i < outcome->ncandidates; i++) {
        const struct ct_candidate *candidate = space->candidates[i];

        if (strcmp(candidate->name, name) == 0 && ct_setting_order(&candidate->setting) == order)
            return candidate;
    }
    return NULL;
}

/* What is asked of the spaces; alltoall's is the first where no others are
   named. */
typedef void ask_fn(const struct ct_space *space, void *answer);

static void with_space(const char *file, struct ct_options options, const char *mechanism,
                       ask_fn *ask, void *answer)
{
    const struct ct_pattern_plan no_patterns = {.counts = NULL};
    struct ct_candidate_set candidates = {.n = 0};
    struct ct_tuning tuning = {.options = &options,
                               .candidates = &candidates,
                               .routines = &none,
                               .patterns = &no_patterns,
                               .session = {.flavour = &flavour, .mechanism = mechanism},
                               .nsizes = 1,
                               .sizes = {BYTES}};
    struct ct_wiring wiring = {.places = NULL};
    struct ct_space *spaces = NULL;
    struct ct_cluster *cluster = NULL;
    struct ct_diag diag = {""};

    if (!options.collectives[ct_collective_number(&ct_allgather)])
        options.collectives[ct_collective_number(&ct_alltoall)] = true;
    cr_assert_eq(ct_cluster_load(file, "{command}", &cluster, &diag), CT_OK, "%s", diag.text);
    cr_assert_eq(ct_wiring_build(cluster, &wiring, &diag), CT_OK, "%s", diag.text);
    tuning.cluster = cluster;
    tuning.diag = &diag;
    tuning.session.cluster = cluster;
    tuning.session.places = wiring.places;
    cr_assert_eq(ct_search_spaces_make(&tuning, &spaces), CT_OK, "%s", diag.text);
    ask(&spaces[0], answer);
    free(spaces);
    ct_tuning_fini(&tuning);
    ct_candidate_set_fini(&candidates);
    ct_wiring_fini(&wiring);
    ct_cluster_free(cluster);
}

struct seconds {
    double bound;
    double limit;
};

/* The bound of alltoall_ring, and the limit of alltoall. */
static void ask_seconds(const struct ct_space *space, void *answer)
{
    struct seconds *seconds = answer;

    seconds->bound =
        space->bound(space->ctx, candidate_of(space, "alltoall_ring", CT_AS_IS), BYTES);
    seconds->limit = space->limit(space->ctx, BYTES);
}

static struct seconds seconds_of(const char *mechanism)
{
    struct seconds seconds;

    with_space(LAB, (struct ct_options){.limit_s = 20}, mechanism, ask_seconds, &seconds);
    return seconds;
}

/* Lab-c: 16 ranks on each side of the cable in the middle, of 100 Mbit/s. */
Test(search_spaces, have_bounds_where_ranks_enter_together)
{
    const struct seconds seconds = seconds_of("barrier");
    cr_expect_float_eq(seconds.limit, 16 * 16 * BYTES / 12.5e6, 1e-9, "%g", seconds.limit);
    cr_expect(seconds.bound > 0.9 * seconds.limit && seconds.bound < 1.1 * seconds.limit, "%g",
              seconds.bound);
}

/* Messages may pass before the last rank enters, where a sample begins. */
Test(search_spaces, have_none_where_ranks_enter_at_different_times)
{
    const struct seconds seconds = seconds_of("arrival spread=0.01");
    cr_expect(seconds.bound == 0, "%g", seconds.bound);
    cr_expect(seconds.limit == 0, "%g", seconds.limit);
}

static bool has_algorithm(const struct ct_space *space, const char *name)
{
    for (int i = 0; i < space->nalgorithms; i++) {
        if (strcmp(space->algorithms[i].name, name) == 0)
            return true;
    }
    return false;
}

static void ask_dominated(const struct ct_space *space, void *answer)
{
    bool *is_there = answer;

    cr_expect(has_algorithm(space, "alltoall_ring"));
    *is_there = has_algorithm(space, "alltoall_mesh");
}

Test(search_spaces, have_dominated_algorithms_if_asked_for)
{
    bool is_there = true;

    with_space(LAB, (struct ct_options){.limit_s = 20}, "barrier", ask_dominated, &is_there);
    cr_expect_not(is_there);
    with_space(LAB, (struct ct_options){.limit_s = 20, .wants_all_algorithms = true}, "barrier",
               ask_dominated, &is_there);
    cr_expect(is_there);
}

/* Lab-c's ranks are dealt as they are. */
static void check_orders(const struct ct_space *space, void *answers)
{
    const int last = space->nalgorithms - 1;
    double as_is, depth_first;

    (void)answers;
    for (int i = 1; i < space->nalgorithms; i++) {
        const struct ct_search_param *order = &space->algorithms[i].params[0];
        const struct ct_algorithm *algorithm =
            ct_algorithm_find(ct_registry, space->algorithms[i].name);

        if (algorithm != NULL && algorithm->by_places)
            continue; /* it has none */
        cr_assert_gt(space->algorithms[i].nparams, 0);
        cr_expect_eq(order->nvalues, i < last ? 2 : 1);
        cr_expect_not_null(candidate_of(space, space->algorithms[i].name, CT_DEPTH_FIRST));
        cr_expect_not(order->is_ordered);
    }
    cr_expect_str_eq(space->algorithms[last].name, "alltoall_native");
    cr_expect_not(space->algorithms[last].is_native);
    as_is = space->bound(space->ctx, candidate_of(space, "alltoall_bruck", CT_AS_IS), BYTES);
    depth_first =
        space->bound(space->ctx, candidate_of(space, "alltoall_bruck", CT_DEPTH_FIRST), BYTES);
    cr_expect(as_is > 0 && depth_first > 0 && as_is != depth_first, "%g and %g", as_is,
              depth_first);
}

Test(search_spaces, have_the_orders_that_differ)
{
    with_space(LAB, (struct ct_options){.limit_s = 20}, "barrier", check_orders, NULL);
}

static void check_no_orders(const struct ct_space *space, void *answers)
{
    (void)answers;
    cr_expect_eq(space->algorithms[number_of(space, "alltoall_bruck")].nparams, 0);
    cr_expect_str_neq(space->algorithms[space->nalgorithms - 1].name, "alltoall_native");
}

Test(search_spaces, have_no_orders_on_a_single_switch)
{
    with_space(ROOT_DIR "/topologies/lab-a.yaml", (struct ct_options){.limit_s = 20}, "barrier",
               check_no_orders, NULL);
}

/* The spaces of allgather and allgatherv. */
static void check_sisters(const struct ct_space *spaces, void *has_sister)
{
    const struct ct_search_sister *sister = spaces[1].sister;
    const int ring = number_of(&spaces[1], "allgatherv_ring");

    cr_expect_null(spaces[0].sister);
    if (has_sister == NULL) {
        cr_expect_null(sister);
        return;
    }
    cr_assert_not_null(sister);
    cr_expect_eq(sister->space, 0);
    cr_expect_eq(sister->algorithms[0], -1);
    cr_expect_eq(sister->algorithms[ring], number_of(&spaces[0], "allgather_ring"));
}

static struct ct_options both_allgathers(void)
{
    struct ct_options options = {.limit_s = 20};

    options.collectives[ct_collective_number(&ct_allgather)] = true;
    options.collectives[ct_collective_number(&ct_allgatherv)] = true;
    return options;
}

Test(search_spaces, have_a_sister_with_the_same_algorithms)
{
    bool has_sister;

    with_space(LAB, both_allgathers(), "barrier", check_sisters, &has_sister);
}

Test(search_spaces, have_no_sister_where_blocks_differ)
{
    with_space(LAB, both_allgathers(), "barrier counts=linear", check_sisters, NULL);
}

static size_t largest(const struct ct_collective *collective, int nranks)
{
    (void)collective;
    return (size_t)(16 / nranks);
}

/* Memory is of all ranks, those of other parts than the first included. */
Test(search_spaces, have_sizes_for_which_all_parts_have_memory)
{
    static const size_t sizes[] = {1, 2, 4, 8};
    const struct ct_flavour small = {.largest = largest};
    const struct ct_cluster whole = {.nranks = 2, .nparts = 1};
    const struct ct_cluster divided = {.nranks = 2, .nparts = 4};

    cr_expect_eq(ct_tuning_sizes_of(&small, &ct_allgather, &whole, sizes, 4), 4);
    cr_expect_eq(ct_tuning_sizes_of(&small, &ct_allgather, &divided, sizes, 4), 2);
}
