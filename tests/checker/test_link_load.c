/*
 * test_link_load.c - bytes on links, worked out by hand for four ranks on two
 * switches; on the labs, algorithms that none can beat send just what the limit
 * says.
 */
#include "checker/link_load.h"
#include "cluster/limits.h"
#include "generator/wiring.h"
#include "tests/cluster/cluster_helpers.h"
#include "tests/repo/descriptors.h"

/* Two ranks on the root, two on a switch below it. */
enum { SWITCH = 1, HOST = 2, NNODES = 6, NRANKS = 4 };

static const int parents[NNODES] = {-1, 0, 0, 0, 1, 1};
static const int places[NRANKS] = {2, 3, 4, 5};
static const double capacities[NNODES] = {0, 50, 100, 100, 100, 100};
static const struct ct_tree pairs = {.nnodes = NNODES,
                                     .node_above = parents,
                                     .capacity = capacities,
                                     .nranks = NRANKS,
                                     .place = places};

static struct ct_problem problem_of(const struct ct_algorithm *algorithm, int nranks, size_t bytes,
                                    int value)
{
    const struct ct_problem problem = {.collective = algorithm->collective,
                                       .nranks = nranks,
                                       .bytes = bytes,
                                       .setting = {{value}}};

    cr_assert(ct_algorithm_applies(algorithm, &problem), "%s, %zu bytes", algorithm->name, bytes);
    return problem;
}

static const struct ct_algorithm *algorithm_of(const char *name)
{
    const struct ct_algorithm *found = ct_algorithm_find(ct_registry, name);

    cr_assert_not_null(found, "%s", name);
    return found;
}

static void load_pairs(const char *name, size_t bytes, int value, double *load)
{
    const struct ct_algorithm *algorithm = algorithm_of(name);
    const struct ct_problem problem = problem_of(algorithm, NRANKS, bytes, value);
    struct ct_diag diag = {""};

    cr_assert_eq(ct_link_load(algorithm, &problem, &pairs, load, &diag), CT_OK, "%s", diag.text);
}

static void expect_cable(const double *load, int node, double up, double down)
{
    cr_expect_eq(load[2 * node], up, "up from node %d: %.0f, not %.0f", node, load[2 * node], up);
    cr_expect_eq(load[2 * node + 1], down, "down to node %d: %.0f, not %.0f", node,
                 load[2 * node + 1], down);
}

/* A rank sends 3 blocks and gets 3; 2 ranks x 2 ranks cross each way. */
Test(link_load, of_an_alltoall_by_hand)
{
    double load[2 * NNODES];

    load_pairs("alltoall_ring", 1000, 0, load);
    for (int x = HOST; x < NNODES; x++)
        expect_cable(load, x, 3000, 3000);
    expect_cable(load, SWITCH, 4000, 4000);
    expect_cable(load, 0, 0, 0);
}

/* Two blocks to the next rank (two of four messages cross, one each way), then
   two to the one after it (all cross). */
Test(link_load, counts_blocks_that_go_by_way_of_others)
{
    double load[2 * NNODES];

    load_pairs("alltoall_bruck", 10, 0, load);
    for (int x = HOST; x < NNODES; x++)
        expect_cable(load, x, 40, 40);
    expect_cable(load, SWITCH, 60, 60);
}

Test(link_load, adds_segments_of_unequal_bytes_to_whole_blocks)
{
    double load[2 * NNODES];

    load_pairs("alltoall_ring", 20001, 8192, load);
    expect_cable(load, HOST, 60003, 60003);
    expect_cable(load, SWITCH, 80004, 80004);
}

/* A vector of 10 bytes in 4 chunks of 3, 3, 2 and 2. */
Test(link_load, counts_the_parts_of_a_block)
{
    double load[2 * NNODES];
    double all = 0;

    load_pairs("allreduce_ring", 10, 0, load);
    for (int x = HOST; x < NNODES; x++)
        all += load[2 * x];
    cr_expect_eq(all, 2 * 3 * 10, "%.0f", all);
}

Test(link_load, takes_the_time_of_the_busiest_link)
{
    struct ct_tree unknown = pairs;
    double load[2 * NNODES];

    load_pairs("alltoall_ring", 1000, 0, load);
    cr_expect_float_eq(ct_link_load_seconds(&pairs, load, 0), 4000.0 / 50, 1e-9);
    cr_expect_float_eq(ct_link_load_seconds(&pairs, load, 500), 3500.0 / 50, 1e-9);
    /* the hosts' links become the busiest: 2000/50 against 6000/100 */
    load[2 * SWITCH] = load[2 * SWITCH + 1] = 2000;
    load[2 * HOST + 1] = 6000;
    cr_expect_float_eq(ct_link_load_seconds(&pairs, load, 0), 6000.0 / 100, 1e-9);
    cr_expect_eq(ct_link_load_seconds(&pairs, load, 32768), 0);
    unknown.capacity = NULL;
    cr_expect_eq(ct_link_load_seconds(&unknown, load, 0), 0);
}

static void expect_limit(const char *lab, const char *name, size_t bytes)
{
    const struct ct_algorithm *algorithm = algorithm_of(name);
    char path[1000];
    struct ct_cluster *cluster;
    struct ct_wiring wiring;
    struct ct_problem problem;
    struct ct_diag diag = {""};
    double *load;
    double seconds, limit;

    snprintf(path, sizeof path, TOPOLOGIES_DIR "/%s.yaml", lab);
    cr_assert_eq(ct_cluster_load(path, LAUNCH, &cluster, &diag), CT_OK, "%s", diag.text);
    cr_assert_eq(ct_wiring_build(cluster, &wiring, &diag), CT_OK);
    problem = problem_of(algorithm, cluster->nranks, bytes, 0);
    load = calloc(2 * (size_t)wiring.tree.nnodes, sizeof *load);
    cr_assert_not_null(load);
    cr_assert_eq(ct_link_load(algorithm, &problem, &wiring.tree, load, &diag), CT_OK, "%s",
                 diag.text);
    seconds = ct_link_load_seconds(&wiring.tree, load, 0);
    limit = ct_limit(cluster, algorithm->collective, 0, bytes);
    cr_expect_float_eq(seconds, limit, 1e-9 * limit, "%s, %s: %.9g, not %.9g", lab, name, seconds,
                       limit);
    free(load);
    ct_wiring_fini(&wiring);
    ct_cluster_free(cluster);
}

/* Any direct all-to-all; rings where all hosts are on one switch. */
Test(link_load, of_algorithms_that_reach_the_limit)
{
    expect_limit("lab-a", "alltoall_ring", 1000);
    expect_limit("lab-b", "alltoall_spread", 1000);
    expect_limit("lab-c", "alltoall_ring", 1000);
    expect_limit("lab-d", "alltoall_simple", 1000);
    expect_limit("lab-a", "allgather_ring", 1000);
    expect_limit("lab-a", "allreduce_ring", 16 * 64);
}
