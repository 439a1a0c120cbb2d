/*
 * test_limits_hold.c - no algorithm sends less over the cables than its
 * collective's limit says, and on one switch some algorithm sends just that.
 */
#include "checker/link_load.h"
#include "cluster/limits.h"
#include "tests/cluster/cluster_helpers.h"
#include "tests/generator/trees.h"

#include <math.h>

enum { BYTES = 64 * 1024 };

/* A cluster and its wiring. */
struct wired {
    const struct ct_cluster *cluster;
    struct ct_wiring wiring;
    double *load;
};

static struct wired wired_of(const struct ct_cluster *cluster)
{
    struct wired w = {.cluster = cluster};

    cr_assert_eq(ct_wiring_build(cluster, &w.wiring, NULL), CT_OK);
    w.load = calloc(2 * (size_t)w.wiring.tree.nnodes, sizeof *w.load);
    cr_assert_not_null(w.load);
    return w;
}

static void wired_fini(struct wired *w)
{
    free(w->load);
    ct_wiring_fini(&w->wiring);
}

/* Seconds for the busiest cable; HUGE_VAL where it does not apply. */
static double seconds_of(struct wired *w, const struct ct_algorithm *algorithm,
                         struct ct_setting setting, int root)
{
    const struct ct_problem problem = {
        .collective = algorithm->collective,
        .nranks = w->cluster->nranks,
        .bytes = BYTES,
        .setting = setting,
        .root = root,
        .places = w->wiring.places,
    };
    struct ct_diag diag = {""};

    if (!ct_algorithm_applies(algorithm, &problem))
        return HUGE_VAL;
    cr_assert_eq(ct_link_load(algorithm, &problem, &w->wiring.tree, w->load, &diag), CT_OK,
                 "%s: %s", algorithm->name, diag.text);
    return ct_link_load_seconds(&w->wiring.tree, w->load, 0);
}

/* Each setting with ranks as they are, or only the first and the last. */
static double least_of(struct wired *w, const struct ct_algorithm *algorithm, bool with_all,
                       int root)
{
    const int n = ct_settings_count(algorithm->params);
    double least = HUGE_VAL;

    for (int i = 0; i < n; i += with_all || n < 2 ? 1 : n - 1)
        least = fmin(least, seconds_of(w, algorithm, ct_settings_at(algorithm->params, i), root));
    return least;
}

static void expect_not_below(struct wired *w, const struct ct_algorithm *algorithm, bool with_all,
                             int root)
{
    const double limit = ct_limit(w->cluster, algorithm->collective, root, BYTES);
    const double least = least_of(w, algorithm, with_all, root);

    cr_expect_geq(least, limit * (1 - 1e-9), "%s, %s, root %d: %.6g is less than the limit, %.6g",
                  w->cluster->name, algorithm->name, root, least, limit);
}

static void expect_none_below(const struct ct_cluster *cluster, bool with_all)
{
    struct wired w = wired_of(cluster);

    for (int i = 0; ct_registry[i] != NULL; i++) {
        const bool is_rooted = ct_registry[i]->collective->is_rooted;

        expect_not_below(&w, ct_registry[i], with_all, 0);
        if (is_rooted)
            expect_not_below(&w, ct_registry[i], with_all, cluster->nranks * 2 / 3);
    }
    wired_fini(&w);
}

Test(limits_hold, on_the_labs)
{
    static const char *const labs[] = {"lab-a", "lab-b", "lab-c", "lab-d", "lab-e"};

    for (size_t i = 0; i < sizeof labs / sizeof *labs; i++) {
        struct ct_cluster *cluster = load_topology(labs[i]);

        expect_none_below(cluster, false);
    }
}

Test(limits_hold, on_random_trees)
{
    uint64_t state = 3;

    for (int i = 0; i < 40; i++) {
        struct made *made = random_made(&state, (enum form)(i % FORMS), 1 + random_below(&state, 5),
                                        2 + random_below(&state, 9));

        for (int x = 1; x < made->cluster.nnodes; x++)
            made->nodes[x].cable.bandwidth = 1 + random_below(&state, 4);
        expect_none_below(&made->cluster, true);
        free(made);
    }
}

Test(limits_hold, and_are_reached_on_one_switch)
{
    struct ct_cluster *cluster = load_topology("lab-a");
    struct wired w = wired_of(cluster);

    for (int c = 0; ct_collectives[c] != NULL; c++) {
        const double limit = ct_limit(cluster, ct_collectives[c], 1, BYTES);
        double least = HUGE_VAL;

        for (int i = 0; ct_registry[i] != NULL; i++) {
            if (ct_collective_is(ct_registry[i]->collective, ct_collectives[c]))
                least = fmin(least, least_of(&w, ct_registry[i], false, 1));
        }
        cr_expect(least == HUGE_VAL || least <= limit * (1 + 1e-9),
                  "%s: %.6g at best, and the limit is %.6g", ct_collectives[c]->name, least, limit);
    }
    wired_fini(&w);
}
