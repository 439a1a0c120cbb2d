/*
 * test_local_return.c - allgather with local return: right on any tree, and no
 * cable carries more than it must.
 */
#include "checker/link_load.h"
#include "cluster/limits.h"
#include "repo/scheme/local_return.h"
#include "tests/cluster/cluster_helpers.h"
#include "tests/generator/trees.h"
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

#include <math.h>
#include <stdlib.h>

enum { BYTES = 4096 };

extern const struct ct_algorithm allgather_wired_local_return;
extern const struct ct_algorithm allgather_ring;

/* A cluster and its wiring. */
struct wired {
    const struct ct_cluster *cluster;
    struct ct_wiring wiring;
};

static struct wired wired_of(const struct ct_cluster *cluster)
{
    struct wired w = {.cluster = cluster};

    cr_assert_eq(ct_wiring_build(cluster, &w.wiring, NULL), CT_OK);
    return w;
}

static struct ct_problem problem_of(const struct wired *w, const struct ct_algorithm *algorithm)
{
    return (struct ct_problem){
        .collective = algorithm->collective,
        .nranks = w->cluster->nranks,
        .bytes = BYTES,
        .places = w->wiring.places,
    };
}

/* Bytes over each link. */
static double *load_of(const struct wired *w, const struct ct_algorithm *algorithm,
                       struct ct_setting setting)
{
    struct ct_problem problem = problem_of(w, algorithm);
    double *load = calloc(2 * (size_t)w->wiring.tree.nnodes, sizeof *load);
    struct ct_diag diag = {""};

    problem.setting = setting;
    cr_assert_not_null(load);
    cr_assert_eq(ct_link_load(algorithm, &problem, &w->wiring.tree, load, &diag), CT_OK, "%s",
                 diag.text);
    return load;
}

static double seconds_of(const struct wired *w, const struct ct_algorithm *algorithm,
                         struct ct_setting setting)
{
    double *load = load_of(w, algorithm, setting);
    const double seconds = ct_link_load_seconds(&w->wiring.tree, load, 0);

    free(load);
    return seconds;
}

static void expect_right(const struct wired *w, int segments)
{
    check(&allgather_wired_local_return,
          (struct ct_shape){
              .nranks = w->cluster->nranks, .segments = segments, .places = w->wiring.places},
          NULL);
}

/* Each cable with ranks on both sides: nranks - k blocks, each way. */
static void expect_loads(const struct wired *w)
{
    const struct ct_tree *tree = &w->wiring.tree;
    double *load = load_of(w, &allgather_wired_local_return, (struct ct_setting){{0}});
    int *beyond = calloc((size_t)ct_links_count(tree), sizeof *beyond);

    cr_assert_not_null(beyond);
    ct_ranks_beyond(tree, beyond);
    for (int x = 1; x < tree->nnodes; x++) {
        const int k = beyond[2 * x] < beyond[2 * x + 1] ? beyond[2 * x] : beyond[2 * x + 1];
        const double expected = k == 0 ? 0 : (double)BYTES * (tree->nranks - k);

        cr_expect_eq(load[2 * x], expected, "up from %d: %g, not %g", x, load[2 * x], expected);
        cr_expect_eq(load[2 * x + 1], expected, "down to %d: %g, not %g", x, load[2 * x + 1],
                     expected);
    }
    free(beyond);
    free(load);
}

Test(local_return, is_right_and_loads_each_cable_with_the_least_on_random_trees)
{
    uint64_t state = 7;

    for (int i = 0; i < 300; i++) {
        struct made *made = random_made(&state, (enum form)(i % FORMS), 1 + random_below(&state, 8),
                                        2 + random_below(&state, 20));
        struct wired w = wired_of(&made->cluster);

        expect_right(&w, 1 + i % 2);
        expect_loads(&w);
        ct_wiring_fini(&w.wiring);
        free(made);
    }
}

/* Two to six racks; their cables carry `part` of a host's. */
static struct ct_cluster *racks(int nracks, int hosts, double part, int uneven)
{
    char text[4096];
    int n =
        snprintf(text, sizeof text, "name: a\nswitches: [top, \"r[0-%d]\"]\nlinks:\n", nracks - 1);

    for (int i = 0; i < nracks; i++)
        n += snprintf(text + n, sizeof text - (size_t)n,
                      "- {between: [top, r%d], bandwidth: %.0f Mbit/s}\n", i, 1000 * part);
    n += snprintf(text + n, sizeof text - (size_t)n, "hosts:\n");
    for (int i = 0; i < nracks; i++)
        n += snprintf(text + n, sizeof text - (size_t)n,
                      "- {names: \"h%dn[1-%d]\", switch: r%d, "
                      "bandwidth: 1000 Mbit/s}\n",
                      i, hosts + i * uneven, i);
    snprintf(text + n, sizeof text - (size_t)n, "ranks: {order: by-name}\n");
    return load_text(text);
}

/* Ranks are in depth-first order. The ring needs `ring` times the limit, local return just the limit. */
static void expect_gain(struct ct_cluster *cluster, double ring)
{
    struct wired w = wired_of(cluster);
    const struct ct_problem problem = problem_of(&w, &allgather_wired_local_return);
    const struct ct_setting whole = {{0}}; /* blocks */
    const double limit = ct_limit(cluster, &ct_allgather, 0, BYTES);
    const double by_ring = seconds_of(&w, &allgather_ring, whole);
    const double by_return = seconds_of(&w, &allgather_wired_local_return, whole);

    cr_expect(ct_algorithm_applies(&allgather_wired_local_return, &problem));
    cr_expect_float_eq(by_return, limit, 1e-9 * limit, "%g, not %g", by_return, limit);
    cr_expect_float_eq(by_ring, ring * limit, 1e-9 * limit, "ring: %g times the limit, not %g",
                       by_ring / limit, ring);
    expect_right(&w, 2);
    ct_wiring_fini(&w.wiring);
}

Test(local_return, reaches_the_limit_where_uplinks_are_slow)
{
    expect_gain(racks(2, 8, 0.5, 0), 15.0 / 8);
    expect_gain(racks(4, 16, 0.25, 0), 63.0 / 48);
    expect_gain(racks(3, 4, 0.5, 1), 14.0 / 11); /* 4, 5 and 6 hosts */
    expect_gain(load(GOOD_DIR "/limit-2x16.yaml"), 31.0 / 16);
    expect_gain(load(GOOD_DIR "/limit-8x16.yaml"), 127.0 / 112);
}

/* Ranks of a host share its cable: two hosts of eight are two slow groups. */
Test(local_return, reaches_the_limit_where_ranks_share_a_cable)
{
    expect_gain(load_text("name: a\nswitches: [s]\nhosts:\n"
                          "- {names: \"n[0-1]\", switch: s, "
                          "bandwidth: 1 Gbit/s}\n"
                          "ranks: {order: by-name, per_host: 8}\n"),
                15.0 / 8);
}

static void expect_none(struct ct_cluster *cluster)
{
    struct wired w = wired_of(cluster);
    const struct ct_problem problem = problem_of(&w, &allgather_wired_local_return);

    cr_expect_not(ct_algorithm_applies(&allgather_wired_local_return, &problem), "%s",
                  cluster->name);
    ct_wiring_fini(&w.wiring);
}

Test(local_return, does_not_apply_where_the_ring_needs_no_longer)
{
    expect_none(load_topology("lab-a"));
    expect_none(load_topology("lab-b"));
    expect_none(load_topology("lab-d")); /* two ranks per host: 46 for 47 */
    expect_none(load_topology("lab-e"));
    expect_none(racks(3, 4, 1, 0));                    /* uplinks as fast as hosts */
    expect_none(racks(16, 2, 0.5, 0));                 /* 30 for 31 */
    expect_none(load_synthetic("pack:2 core:2 pu:1")); /* nothing is known */
}
