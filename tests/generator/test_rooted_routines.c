/*
 * test_rooted_routines.c - what the routines of rooted collectives, and those of
 * reduce-scatter, send over which cable; docs/schedules.md has the figures of the
 * labs. ct_generate proves them for every root.
 */
#include "checker/link_load.h"
#include "cluster/limits.h"
#include "generator/wired_tree_proof.h"
#include "repo/pattern/root_turns.h"
#include "repo/pattern/wired_tree.h"
#include "tests/cluster/cluster_helpers.h"
#include "tests/generator/trees.h"

enum { BYTES = 1 << 16 };

extern const struct ct_routine_maker ct_routine_bcast_chain;
extern const struct ct_routine_maker ct_routine_bcast_tree;
extern const struct ct_routine_maker ct_routine_gather_direct;
extern const struct ct_routine_maker ct_routine_gather_tree;
extern const struct ct_routine_maker ct_routine_gatherv_direct;
extern const struct ct_routine_maker ct_routine_reduce_chain;
extern const struct ct_routine_maker ct_routine_reduce_tree;
extern const struct ct_routine_maker ct_routine_reduce_scatter_block_ring;
extern const struct ct_routine_maker ct_routine_reduce_scatter_ring;
extern const struct ct_routine_maker ct_routine_scatter_direct;
extern const struct ct_routine_maker ct_routine_scatter_tree;
extern const struct ct_routine_maker ct_routine_scatterv_direct;

/* The routine that plan_routine plans. */
static const struct ct_routine *routine;

static void plan_routine(struct ct_builder *builder,
                         const struct ct_shape *shape)
{
    routine->maker->plan(routine->state, builder, shape);
}

/* Blocks or vectors over the busiest cable, in its busier direction. */
static double busiest(const struct ct_generated *g,
                      const struct ct_routine_maker *maker, int root)
{
    const struct ct_algorithm planned = {.collective = maker->collective,
                                         .plan = plan_routine};
    const struct ct_problem problem = {.collective = maker->collective,
                                       .nranks = g->wiring.tree.nranks,
                                       .bytes = BYTES,
                                       .root = root,
                                       .setting = {{1}}};
    double *load = calloc(2 * (size_t)g->wiring.tree.nnodes, sizeof *load);
    struct ct_diag diag = {""};
    double most = 0;

    cr_assert_not_null(load);
    routine = ct_generated_find(g, maker);
    cr_assert_not_null(routine);
    cr_assert_eq(ct_link_load(&planned, &problem, &g->wiring.tree, load, &diag),
                 CT_OK, "%s", diag.text);
    for (int i = 2; i < 2 * g->wiring.tree.nnodes; i++)
        most = load[i] > most ? load[i] : most;
    free(load);
    return most / BYTES;
}

static void expect_busiest(const struct ct_generated *g,
                           const struct ct_routine_maker *maker,
                           double expected)
{
    const int n = maker->collective->is_rooted ? g->wiring.tree.nranks : 1;

    for (int root = 0; root < n; root++)
        cr_expect_eq(busiest(g, maker, root), expected, "%s, root %d: %g",
                     maker->title, root, busiest(g, maker, root));
}

/* The limit, but for trees, whose ranks send or receive twice, and
   once more inside a host. */
Test(rooted_routines, load_the_cables_of_the_labs_as_the_tables_say)
{
    static const char *const labs[] = {"lab-a", "lab-b", "lab-c", "lab-d",
                                       "lab-e"};

    for (size_t i = 0; i < sizeof labs / sizeof *labs; i++) {
        struct ct_cluster *cluster = load_topology(labs[i]);
        struct ct_generated *g = NULL;
        const double others = cluster->nranks - 1;
        const bool is_by_host = cluster->per_host > 1;

        cr_assert_eq(ct_generate(cluster, &g, NULL), CT_OK);
        expect_busiest(g, &ct_routine_bcast_chain, 1);
        expect_busiest(g, &ct_routine_reduce_chain, 1);
        expect_busiest(g, &ct_routine_bcast_tree, is_by_host ? 3 : 2);
        expect_busiest(g, &ct_routine_reduce_tree, is_by_host ? 3 : 2);
        expect_busiest(g, &ct_routine_reduce_scatter_block_ring, others);
        expect_busiest(g, &ct_routine_reduce_scatter_ring, others);
        expect_busiest(g, &ct_routine_gather_direct, others);
        expect_busiest(g, &ct_routine_gatherv_direct, others);
        expect_busiest(g, &ct_routine_scatter_direct, others);
        expect_busiest(g, &ct_routine_scatterv_direct, others);
        expect_busiest(g, &ct_routine_gather_tree, others);
        expect_busiest(g, &ct_routine_scatter_tree, others);
        ct_generated_free(g);
        ct_cluster_free(cluster);
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
            cr_expect_eq(height_for(&wiring, root), height, "%d ranks, root %d",
                         n, root);
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
        struct made *made = random_made(&state, (enum form)(i % FORMS),
                                        1 + random_below(&state, 12),
                                        20 + random_below(&state, 21));
        struct ct_wiring wiring;
        struct ct_diag diag = {""};

        cr_assert_eq(ct_wiring_build(&made->cluster, &wiring, NULL), CT_OK);
        cr_expect_eq(ct_wired_tree_prove(&wiring, &wiring.tree, &diag), CT_OK,
                     "%s", diag.text);
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
        made->nodes[x].cable.bandwidth =
            made->nodes[x].kind == CT_NODE_SWITCH ? 1 : 0;
    return made;
}

/* A host's first rank passes on what it gets: a step for each host, and in it a
   few more. ct_generate proves them for each root. */
Test(rooted_routines, leave_a_host_where_they_entered_it)
{
    uint64_t state = 23;

    for (int i = 0; i < 20; i++) {
        struct made *made = made_hosts(&state);
        struct ct_generated *g = generated_from(made);

        for (int root = 0; root < made->cluster.nranks; root++)
            cr_expect_leq(height_for(&g->wiring, root), 8, "root %d: %d", root,
                          height_for(&g->wiring, root));
        expect_busiest(g, &ct_routine_bcast_chain, 1);
        ct_generated_free(g);
        free(made);
    }
}

/* Two ranks of different switches have changed places. */
static void expect_contention(const struct ct_routine_maker *maker)
{
    struct made *made = made_chain(3, 9);
    struct ct_generated *g = generated_from(made);
    const struct ct_routine *made_for = ct_generated_find(g, maker);
    struct ct_tree *tree = made_for->state;
    int places[9];
    struct ct_diag diag = {""};

    memcpy(places, tree->place, sizeof places);
    places[3] = tree->place[1];
    places[1] = tree->place[3];
    tree->place = places;
    cr_expect_eq(ct_routine_prove(&g->wiring, made_for, &diag), CT_ERR_INVALID);
    cr_expect_not_null(strstr(diag.text, "may be on the link"), "%s",
                       diag.text);
    ct_generated_free(g);
    free(made);
}

Test(rooted_routines, are_refused_where_ranks_are_elsewhere)
{
    expect_contention(&ct_routine_bcast_tree);
    expect_contention(&ct_routine_reduce_tree);
}

static void expect_order(const struct made *made, const int *expected)
{
    const int n = made->cluster.nranks - 1;
    struct ct_wiring wiring;
    int order[NODES_MOST];

    cr_assert_eq(ct_wiring_build(&made->cluster, &wiring, NULL), CT_OK);
    cr_assert_eq(ct_root_order(&wiring.tree, 0, order), CT_OK);
    for (int i = 0; i < n; i++)
        cr_expect_eq(order[i], expected[i], "turn %d: rank %d, not %d", i,
                     order[i], expected[i]);
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
