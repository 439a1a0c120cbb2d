/*
 * test_search_spaces.c - what the search is told of a cluster before anything
 * is timed.
 */
#include "driver/search_spaces.h"
#include "generator/wiring.h"
#include "tests/repo/descriptors.h"

#include <criterion/criterion.h>
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

typedef void ask_fn(const struct ct_space *space, void *answers);

/* About the space of alltoall. */
static void ask_about(const char *file, const char *mechanism, ask_fn *ask,
                      void *answers)
{
    struct ct_options options = {.limit_s = 20};
    struct ct_tuning tuning = {
        .options = &options,
        .routines = &none,
        .session = {.flavour = &flavour, .mechanism = mechanism},
        .nsizes = 1,
        .sizes = {BYTES}};
    struct ct_wiring wiring = {.places = NULL};
    struct ct_space spaces[CT_COLLECTIVES_MAX];
    struct ct_cluster *cluster = NULL;
    struct ct_diag diag = {""};

    options.collectives[ct_collective_number(&ct_alltoall)] = true;
    cr_assert_eq(ct_cluster_load(file, "{command}", &cluster, &diag), CT_OK,
                 "%s", diag.text);
    cr_assert_eq(ct_wiring_build(cluster, &wiring, &diag), CT_OK, "%s",
                 diag.text);
    tuning.cluster = cluster;
    tuning.diag = &diag;
    tuning.session.cluster = cluster;
    tuning.session.places = wiring.places;
    cr_assert_eq(ct_search_spaces_make(&tuning, spaces), CT_OK, "%s",
                 diag.text);
    cr_assert_eq(tuning.noutcomes, 1);
    ask(&spaces[0], answers);
    ct_tuning_fini(&tuning);
    ct_wiring_fini(&wiring);
    ct_cluster_free(cluster);
}

/* The bound of alltoall_ring, and the limit of alltoall. */
struct seconds {
    double bound_s;
    double limit_s;
};

static void find_seconds(const struct ct_space *space, void *answers)
{
    const struct ct_search_setting setting = {{0}};
    struct seconds *seconds = answers;

    seconds->bound_s = space->bound(
        space->ctx, number_of(space, "alltoall_ring"), &setting, BYTES);
    seconds->limit_s = space->limit(space->ctx, BYTES);
}

static void ask(const char *mechanism, double *bound_s, double *limit_s)
{
    struct seconds seconds;

    ask_about(LAB, mechanism, find_seconds, &seconds);
    *bound_s = seconds.bound_s;
    *limit_s = seconds.limit_s;
}

/* Lab-c: 16 ranks on each side of the cable in the middle, of 100 Mbit/s. */
Test(search_spaces, have_bounds_where_ranks_enter_together)
{
    double bound_s, limit_s;

    ask("barrier", &bound_s, &limit_s);
    cr_expect_float_eq(limit_s, 16 * 16 * BYTES / 12.5e6, 1e-9, "%g", limit_s);
    cr_expect(bound_s > 0.9 * limit_s && bound_s < 1.1 * limit_s, "%g",
              bound_s);
}

/* Messages may pass before the last rank enters, where a sample begins. */
Test(search_spaces, have_none_where_ranks_enter_at_different_times)
{
    double bound_s, limit_s;

    ask("arrival spread=0.01", &bound_s, &limit_s);
    cr_expect(bound_s == 0, "%g", bound_s);
    cr_expect(limit_s == 0, "%g", limit_s);
}

/* Lab-c's ranks are dealt as they are. */
static void check_orders(const struct ct_space *space, void *answers)
{
    const struct ct_search_setting walk = {{CT_DEPTH_FIRST}};
    const int last = space->nalgorithms - 1;
    double as_is, depth_first;

    (void)answers;
    for (int i = 1; i < space->nalgorithms; i++) {
        const struct ct_search_param *order = &space->algorithms[i].params[0];

        cr_assert_gt(space->algorithms[i].nparams, 0);
        cr_expect_eq(order->nvalues, i < last ? 2 : 1);
        cr_expect_eq(order->values[order->nvalues - 1], CT_DEPTH_FIRST);
        cr_expect_not(order->is_ordered);
    }
    cr_expect_str_eq(space->algorithms[last].name, "alltoall_native");
    cr_expect_not(space->algorithms[last].is_native);
    as_is = space->bound(space->ctx, number_of(space, "alltoall_bruck"),
                         &(struct ct_search_setting){{0}}, BYTES);
    depth_first = space->bound(space->ctx, number_of(space, "alltoall_bruck"),
                               &walk, BYTES);
    cr_expect(as_is > 0 && depth_first > 0 && as_is != depth_first, "%g and %g",
              as_is, depth_first);
}

Test(search_spaces, have_the_orders_that_differ)
{
    ask_about(LAB, "barrier", check_orders, NULL);
}

static void check_no_orders(const struct ct_space *space, void *answers)
{
    (void)answers;
    cr_expect_eq(space->algorithms[number_of(space, "alltoall_bruck")].nparams,
                 0);
    cr_expect_str_neq(space->algorithms[space->nalgorithms - 1].name,
                      "alltoall_native");
}

Test(search_spaces, have_no_orders_on_a_single_switch)
{
    ask_about(ROOT_DIR "/topologies/lab-a.yaml", "barrier", check_no_orders,
              NULL);
}
