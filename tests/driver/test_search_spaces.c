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

/* The bound of alltoall_ring, and the limit of alltoall. */
static void ask(const char *mechanism, double *bound_s, double *limit_s)
{
    const struct ct_search_setting setting = {{0}};
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
    cr_assert_eq(ct_cluster_load(LAB, "{command}", &cluster, &diag), CT_OK,
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
    *bound_s = spaces[0].bound(
        spaces[0].ctx, number_of(&spaces[0], "alltoall_ring"), &setting, BYTES);
    *limit_s = spaces[0].limit(spaces[0].ctx, BYTES);
    ct_tuning_fini(&tuning);
    ct_wiring_fini(&wiring);
    ct_cluster_free(cluster);
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
