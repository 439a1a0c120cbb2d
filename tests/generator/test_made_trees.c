/*
 * test_made_trees.c - trees that routines are planned on, and what the
 * routines send over which cable. docs/inside/schedules.md, section 10, tells of
 * the labs.
 */
#include "checker/link_load.h"
#include "repo/scheme/bisected_tree.h"
#include "repo/scheme/centred_tree.h"
#include "repo/scheme/owned_allreduce.h"
#include "tests/generator/message_chain.h"
#include "tests/generator/trees.h"
#include "tests/repo/descriptors.h"
#include "tests/repo/sampled_ranks.h"

#define LAUNCH "mpiexec -n {ranks} {command}"

enum { BYTES = 1 << 18 };

/* The routines of the cluster are proved with all ranks together. */
Test(made_trees, have_routines_that_are_proved_on_trees_of_all_forms)
{
    const int n = takes_all_ranks() ? 400 : 40;
    uint64_t state = 7;

    for (int i = 0; i < n; i++) {
        struct made *made = random_made(&state, (enum form)(i % FORMS), 1 + random_below(&state, 8),
                                        1 + random_below(&state, i % 20 == 0 ? 40 : 14));

        ct_generated_free(generated_from(made));
        free(made);
    }
}

static int height_of(const struct ct_made_tree *made)
{
    int height = 0;

    for (int rank = 0; rank < made->nranks; rank++) {
        int depth = 0;

        for (int x = made->leaf[rank]; x > 0; x = made->nodes[x].parent)
            depth++;
        height = depth > height ? depth : height;
    }
    return height;
}

static int longest_way(const struct ct_tree *tree)
{
    int links[2 * NODES_MOST];
    int longest = 0;

    for (int a = 0; a < tree->nranks; a++) {
        for (int b = 0; b < a; b++) {
            const int n = ct_route(tree, a, b, links);

            longest = n > longest ? n : longest;
        }
    }
    return longest;
}

/* Neither deeper than halving nor, from its centre, than half of a way. */
static void check_heights(const struct made *made)
{
    struct ct_wiring wiring;
    struct ct_made_tree *centred, *bisected;
    int depth = 0;

    cr_assert_eq(ct_wiring_build(&made->cluster, &wiring, NULL), CT_OK);
    centred = ct_centred_tree(&wiring.tree, CT_CENTRE_OF_WAYS);
    bisected = ct_bisected_tree(&wiring.tree);
    cr_assert(centred != NULL && bisected != NULL);
    while (1 << depth < wiring.tree.nranks)
        depth++;
    cr_expect_eq(height_of(bisected), depth);
    cr_expect_leq(height_of(centred), (longest_way(&wiring.tree) + 1) / 2);
    ct_made_tree_free(centred);
    ct_made_tree_free(bisected);
    ct_wiring_fini(&wiring);
}

Test(made_trees, are_as_low_as_they_can_be)
{
    uint64_t state = 11;

    for (int i = 0; i < 200; i++) {
        struct made *made = random_made(&state, (enum form)(i % FORMS),
                                        1 + random_below(&state, 12), 1 + random_below(&state, 70));

        check_heights(made);
        free(made);
    }
}

/* Bytes on each directed link; 2 * nnodes. Blocks or vectors of BYTES. */
static double *loads_of(const struct ct_wiring *g, const char *name, int value)
{
    const struct ct_algorithm planned = in_one_segment(name);
    const struct ct_problem problem = {.collective = planned.collective,
                                       .nranks = g->tree.nranks,
                                       .places = g->places,
                                       .bytes = BYTES,
                                       .setting = {{value}}};
    double *load = calloc(2 * (size_t)g->tree.nnodes, sizeof *load);
    struct ct_diag diag = {""};

    cr_assert_not_null(load);
    cr_assert_eq(ct_link_load(&planned, &problem, &g->tree, load, &diag), CT_OK, "%s", diag.text);
    return load;
}

static double busiest(const struct ct_wiring *g, const double *load)
{
    double most = 0;

    for (int i = 2; i < 2 * g->tree.nnodes; i++)
        most = load[i] > most ? load[i] : most;
    return most / BYTES;
}

static bool is_switch(const struct ct_tree *tree, int node)
{
    for (int rank = 0; rank < tree->nranks; rank++) {
        if (tree->place[rank] == node)
            return false;
    }
    return true;
}

static void check_chain(int nswitches, int nranks, int pieces)
{
    struct made *made = made_chain(nswitches, nranks);
    struct ct_wiring *g = wiring_of(&made->cluster);
    double *load = loads_of(g, "allreduce_wired_switches", pieces);

    for (int x = 1; x < g->tree.nnodes; x++) {
        if (!is_switch(&g->tree, x))
            continue;
        cr_expect_eq(load[2 * x], BYTES, "%d of %d: %.0f up", x, nswitches, load[2 * x]);
        cr_expect_eq(load[2 * x + 1], BYTES, "%d of %d: %.0f down", x, nswitches, load[2 * x + 1]);
    }
    free(load);
    wiring_free(g);
    free(made);
}

Test(on_switches, cables_of_a_chain_carry_the_vector_once_each_way)
{
    for (int nswitches = 2; nswitches <= 6; nswitches++) {
        for (int pieces = 1; pieces <= 64; pieces *= 4) {
            check_chain(nswitches, 2 * nswitches, pieces);
            check_chain(nswitches, 4 * nswitches + 1, pieces);
        }
    }
}

/* Many pieces, as the bound is for equal shares. */
Test(on_switches, no_cable_carries_more_than_two_vectors)
{
    uint64_t state = 5;

    for (int i = 0; i < 60; i++) {
        struct made *made = random_made(&state, (enum form)(i % FORMS), 1 + random_below(&state, 8),
                                        2 + random_below(&state, 20));
        struct ct_wiring *g = wiring_of(&made->cluster);
        double *load = loads_of(g, "allreduce_wired_switches", 1024);

        cr_expect_leq(busiest(g, load), 2.05, "tree %d: %.3f", i, busiest(g, load));
        free(load);
        wiring_free(g);
        free(made);
    }
}

/* A switch with a power of two of the ranks gets each block from outside
   once. */
Test(far_first, brings_each_block_into_a_switch_once)
{
    struct made *made = made_star(4, 32);
    struct ct_wiring *g = wiring_of(&made->cluster);
    double *load = loads_of(g, "allgather_wired_far_first", 1);

    for (int x = 1; x < g->tree.nnodes; x++) {
        if (is_switch(&g->tree, x))
            cr_expect_eq(load[2 * x + 1], 24.0 * BYTES, "node %d: %.0f", x, load[2 * x + 1]);
    }
    free(load);
    wiring_free(g);
    free(made);
}

/* Run backwards: what is combined for others leaves a switch once. */
Test(near_first, takes_each_block_out_of_a_switch_once)
{
    struct made *made = made_star(4, 32);
    struct ct_wiring *g = wiring_of(&made->cluster);
    double *load = loads_of(g, "reduce_scatter_block_wired_near_first", 0);

    for (int x = 1; x < g->tree.nnodes; x++) {
        if (is_switch(&g->tree, x))
            cr_expect_eq(load[2 * x], 24.0 * BYTES, "node %d: %.0f", x, load[2 * x]);
    }
    free(load);
    wiring_free(g);
    free(made);
}

/* Of docs/inside/schedules.md, section 10. */
struct row {
    const char *cluster;
    const char *name;
    int value; /* pieces, order_by */
    int rounds;
    int messages;
    double busiest; /* vectors or blocks */
};

static struct ct_wiring *wiring_in(const char *name)
{
    char path[1024];
    struct ct_cluster *cluster;
    struct ct_wiring *g;
    struct ct_diag diag = {""};

    snprintf(path, sizeof path, ROOT_DIR "/topologies/%s.yaml", name);
    cr_assert_eq(ct_cluster_load(path, LAUNCH, &cluster, &diag), CT_OK, "%s", diag.text);
    g = wiring_of(cluster);
    ct_cluster_free(cluster);
    return g;
}

static void check_row(const struct row *row)
{
    struct ct_wiring *g = wiring_in(row->cluster);
    double *load = loads_of(g, row->name, row->value);
    const struct ct_setting setting = {{row->value}};
    struct message_chain chain;

    chain = message_chain_of(row->name, g->places, &setting);
    cr_expect(chain.rounds == row->rounds && chain.messages == row->messages &&
                  busiest(g, load) > row->busiest - 0.005 &&
                  busiest(g, load) < row->busiest + 0.005,
              "%s, %s, %d: %d rounds, %d messages, %.3f", row->cluster, row->name, row->value,
              chain.rounds, chain.messages, busiest(g, load));
    free(load);
    wiring_free(g);
}

#define RING "allreduce_wired_ring"
#define HALVING "allreduce_wired_halving"
#define SWITCHES "allreduce_wired_switches"
#define FAR "allgather_wired_far_first"
#define NEAR "reduce_scatter_block_wired_near_first"
#define BLOCK_RING "reduce_scatter_block_wired_ring"
#define BCAST_CHAIN "bcast_wired_chain"
#define BCAST_TREE "bcast_wired_tree"

Test(made_trees, give_the_figures_of_the_labs)
{
    static const struct row rows[] = {
        {"lab-a", RING, 0, 30, 480, 1.875},      {"lab-a", HALVING, 0, 8, 128, 1.875},
        {"lab-a", SWITCHES, 4, 2, 120, 4.50},    {"lab-a", SWITCHES, 16, 2, 480, 1.875},
        {"lab-b", RING, 0, 62, 1984, 1.94},      {"lab-b", HALVING, 0, 10, 320, 1.94},
        {"lab-b", SWITCHES, 2, 6, 124, 5.00},    {"lab-b", SWITCHES, 4, 6, 248, 3.00},
        {"lab-b", SWITCHES, 8, 6, 496, 2.00},    {"lab-c", RING, 0, 62, 1984, 1.94},
        {"lab-c", HALVING, 0, 10, 320, 1.94},    {"lab-c", SWITCHES, 2, 6, 124, 5.00},
        {"lab-c", SWITCHES, 4, 6, 248, 3.00},    {"lab-c", SWITCHES, 8, 6, 496, 2.00},
        {"lab-d", RING, 0, 94, 4512, 1.96},      {"lab-d", HALVING, 0, 12, 640, 1.97},
        {"lab-d", SWITCHES, 8, 6, 464, 3.25},    {"lab-d", SWITCHES, 32, 6, 1114, 2.34},
        {"lab-d", SWITCHES, 64, 6, 1234, 2.125}, {"lab-a", FAR, 1, 4, 64, 15},
        {"lab-b", FAR, 1, 5, 160, 31},           {"lab-c", FAR, 1, 5, 160, 31},
        {"lab-d", FAR, 1, 6, 272, 64},           {"lab-a", BLOCK_RING, 0, 15, 240, 15},
        {"lab-a", NEAR, 0, 4, 64, 15},           {"lab-b", NEAR, 0, 5, 160, 31},
        {"lab-c", BLOCK_RING, 0, 31, 992, 31},   {"lab-c", NEAR, 0, 5, 160, 31},
        {"lab-d", BLOCK_RING, 0, 47, 2256, 47},  {"lab-d", NEAR, 0, 6, 272, 64},
        {"lab-a", BCAST_CHAIN, 0, 15, 15, 1},    {"lab-a", BCAST_TREE, 0, 4, 15, 2},
        {"lab-b", BCAST_TREE, 0, 6, 31, 2},      {"lab-c", BCAST_TREE, 0, 6, 31, 2},
        {"lab-d", BCAST_TREE, 0, 10, 47, 3},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        check_row(&rows[i]);
}
