/*
 * test_rooted_routines.c - what the routines of rooted collectives, and those of
 * reduce-scatter, send over which cable: the figures of the
 * labs.
 */
#include "checker/link_load.h"
#include "checker/plan_check.h"
#include "checker/wired_check.h"
#include "cluster/limits.h"
#include "repo/scheme/root_turns.h"
#include "repo/scheme/wired_tree.h"
#include "tests/cluster/cluster_helpers.h"
#include "tests/generator/trees.h"

enum { BYTES = 1 << 16 };

/* Blocks or vectors over the busiest cable, in its busier direction. */
static double busiest(const struct ct_wiring *g, const char *name, int root)
{
    const struct ct_algorithm planned = in_one_segment(name);
    const struct ct_problem problem = {.collective = planned.collective,
                                       .nranks = g->tree.nranks,
                                       .places = g->places,
                                       .bytes = BYTES,
                                       .root = root,
                                       .setting = {{1}}};
    double *load = calloc(2 * (size_t)g->tree.nnodes, sizeof *load);
    struct ct_diag diag = {""};
    double most = 0;

    cr_assert_not_null(load);
    cr_assert_eq(ct_link_load(&planned, &problem, &g->tree, load, &diag), CT_OK, "%s", diag.text);
    for (int i = 2; i < 2 * g->tree.nnodes; i++)
        most = load[i] > most ? load[i] : most;
    free(load);
    return most / BYTES;
}

static void expect_busiest(const struct ct_wiring *g, const char *name, double expected)
{
    const bool is_rooted = in_one_segment(name).collective->is_rooted;
    const int n = is_rooted ? g->tree.nranks : 1;

    for (int root = 0; root < n; root++)
        cr_expect_eq(busiest(g, name, root), expected, "%s, root %d: %g", name, root,
                     busiest(g, name, root));
}

/* The limit, but for trees, whose ranks send or receive twice, and
   once more inside a host. */
Test(rooted_routines, load_the_cables_of_the_labs_as_the_tables_say)
{
    static const char *const labs[] = {"lab-a", "lab-b", "lab-c", "lab-d", "lab-e"};

    for (size_t i = 0; i < sizeof labs / sizeof *labs; i++) {
        struct ct_cluster *cluster = load_topology(labs[i]);
        struct ct_wiring *g = wiring_of(cluster);
        const double others = cluster->nranks - 1;
        const bool is_by_host = cluster->per_host > 1;

        expect_busiest(g, "bcast_wired_chain", 1);
        expect_busiest(g, "reduce_wired_chain", 1);
        expect_busiest(g, "bcast_wired_tree", is_by_host ? 3 : 2);
        expect_busiest(g, "reduce_wired_tree", is_by_host ? 3 : 2);
        expect_busiest(g, "reduce_scatter_block_wired_ring", others);
        expect_busiest(g, "reduce_scatter_wired_ring", others);
        expect_busiest(g, "gather_wired_direct", others);
        expect_busiest(g, "gatherv_wired_direct", others);
        expect_busiest(g, "scatter_wired_direct", others);
        expect_busiest(g, "scatterv_wired_direct", others);
        expect_busiest(g, "gather_wired_tree", others);
        expect_busiest(g, "scatter_wired_tree", others);
        wiring_free(g);
    }
}

/* Edges from the root to the lowest rank. */
static int height_of(const struct ct_turns *turns, int root)
{
    int height = 0;

    for (int at = turns[root].nchildren - 1; at >= 0; at--) {
        const int below = 1 + height_of(turns, turns[root].children[at]);

        height = below > height ? below : height;
    }
    return height;
}

/* The wiring of a made cluster, and a tree on it. */
static int height_for(const struct ct_wiring *wiring, int root)
{
    struct ct_turns *turns = calloc((size_t)wiring->tree.nranks, sizeof *turns);
    int height;

    cr_assert_not_null(turns);
    cr_assert_eq(ct_wired_tree(&wiring->tree, root, turns), CT_OK);
    height = height_of(turns, root);
    free(turns);
    return height;
}

/* On one switch they are as low as can be. */
Test(rooted_routines, have_heaps_as_trees_on_one_switch)
{
    for (int n = 1, height = 0; n <= 40; n++) {
        struct made *made = made_star(1, n);
        struct ct_wiring wiring;

        cr_assert_eq(ct_wiring_build(&made->cluster, &wiring, NULL), CT_OK);
        while ((2 << height) - 1 < n)
            height++;
        for (int root = 0; root < n; root++)
            cr_expect_eq(height_for(&wiring, root), height, "%d ranks, root %d", n, root);
        ct_wiring_fini(&wiring);
        free(made);
    }
}

Test(rooted_routines, have_low_trees_that_are_proved_for_each_root)
{
    uint64_t state = 17;
    int sum = 0;
    int n = 0;

    for (int i = 0; i < 300; i++) {
        struct made *made =
            random_made(&state, (enum form)(i % FORMS), 1 + random_below(&state, 12),
                        20 + random_below(&state, 21));
        struct ct_wiring wiring;
        struct ct_diag diag = {""};

        cr_assert_eq(ct_wiring_build(&made->cluster, &wiring, NULL), CT_OK);
        cr_expect_eq(ct_wired_trees_check(&wiring.tree, &diag), CT_OK, "%s", diag.text);
        for (int root = 0; root < made->cluster.nranks; root++, n++)
            sum += height_for(&wiring, root);
        ct_wiring_fini(&wiring);
        free(made);
    }
    cr_expect_lt((double)sum / n, 6.5, "mean height %.2f", (double)sum / n);
}

/* Hosts of one to three ranks, whose own cables are unknown. */
static struct made *made_hosts(uint64_t *state)
{
    struct made *made = made_new();

    for (int i = 0; i < 3; i++)
        add_switch(made, i - 1);
    for (int i = 0; i < 8; i++) {
        const int host = add_switch(made, random_below(state, 3));

        for (int k = random_below(state, 3); k >= 0; k--)
            add_rank(made, host);
    }
    for (int x = 1; x < made->cluster.nnodes; x++)
        made->nodes[x].cable.bandwidth = made->nodes[x].kind == CT_NODE_SWITCH ? 1 : 0;
    return made;
}

/* A host's first rank passes on what it gets: a step for each host, and in it a
   few more. */
Test(rooted_routines, leave_a_host_where_they_entered_it)
{
    uint64_t state = 23;

    for (int i = 0; i < 20; i++) {
        struct made *made = made_hosts(&state);
        struct ct_wiring *g = wiring_of(&made->cluster);

        for (int root = 0; root < made->cluster.nranks; root++)
            cr_expect_leq(height_for(g, root), 8, "root %d: %d", root, height_for(g, root));
        expect_busiest(g, "bcast_wired_chain", 1);
        wiring_free(g);
        free(made);
    }
}

/* Planned where two ranks of different switches have changed places. */
static void expect_contention(const char *name)
{
    struct made *made = made_chain(3, 9);
    struct ct_wiring *g = wiring_of(&made->cluster);
    const struct ct_algorithm *algorithm = ct_algorithm_find(ct_registry, name);
    const struct ct_planner planner = ct_planner_of(algorithm);
    const struct ct_shape shape = {.nranks = 9, .segments = 1, .places = g->places};
    struct ct_tree other = g->tree;
    int places[9];
    struct ct_diag diag = {""};

    memcpy(places, other.place, sizeof places);
    places[3] = other.place[1];
    places[1] = other.place[3];
    other.place = places;
    cr_expect_eq(ct_plan_check(&planner, &shape, &g->tree, NULL, &diag), CT_OK, "%s", diag.text);
    cr_expect_eq(ct_plan_check(&planner, &shape, &other, NULL, &diag), CT_ERR_INVALID);
    cr_expect_not_null(strstr(diag.text, "may be on the link"), "%s", diag.text);
    wiring_free(g);
    free(made);
}

Test(rooted_routines, are_refused_where_ranks_are_elsewhere)
{
    expect_contention("bcast_wired_tree");
    expect_contention("reduce_wired_tree");
}

static void expect_order(const struct made *made, const int *expected)
{
    const int n = made->cluster.nranks - 1;
    struct ct_wiring wiring;
    int order[NODES_MOST];

    cr_assert_eq(ct_wiring_build(&made->cluster, &wiring, NULL), CT_OK);
    cr_assert_eq(ct_root_order(&wiring.tree, 0, order), CT_OK);
    for (int i = 0; i < n; i++)
        cr_expect_eq(order[i], expected[i], "turn %d: rank %d, not %d", i, order[i], expected[i]);
    ct_wiring_fini(&wiring);
}

/* Ranks 0, 3 and 6 on the root's switch, 2, 5 and 8 on the last of three. */
Test(rooted_routines, begin_with_the_ranks_that_are_far_away)
{
    static const int expected[] = {2, 5, 8, 1, 4, 7, 3, 6};
    struct made *made = made_chain(3, 9);

    expect_order(made, expected);
    free(made);
}

/* Ranks 1 and 4 behind a cable with a third of the root's bandwidth: the root
   sends two other blocks while it carries one. */
Test(rooted_routines, serve_others_while_a_slow_cable_is_busy)
{
    static const int expected[] = {1, 2, 3, 4, 5};
    struct made *made = made_new();

    add_switch(made, -1);
    add_switch(made, 0);
    made->nodes[1].cable.bandwidth = 1;
    for (int i = 0; i < 6; i++) {
        add_rank(made, i == 1 || i == 4 ? 1 : 0);
        made->nodes[made->cluster.rank_place[i]].cable.bandwidth = 3;
    }
    expect_order(made, expected);
    free(made);
}
