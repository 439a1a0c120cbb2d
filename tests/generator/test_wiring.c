/*
 * test_wiring.c - a cluster's nodes as a site, and where its ranks are; plans
 * that are made from places.
 */
#include "checker/contention.h"
#include "checker/plan_check.h"
#include "generator/site.h"
#include "generator/wiring.h"
#include "repo/fingerprint.h"
#include "repo/scheme/ring.h"

#include <criterion/criterion.h>
#include <glob.h>
#include <stdlib.h>
#include <string.h>

#define LAUNCH "mpiexec -n {ranks} {command}"
#define GOOD TEST_DIR "/cluster/good/"

static struct ct_cluster *cluster_of(const char *path)
{
    struct ct_cluster *cluster = NULL;
    struct ct_diag diag = {""};

    cr_assert_eq(ct_cluster_load(path, LAUNCH, &cluster, &diag), CT_OK, "%s", diag.text);
    return cluster;
}

static void wiring_of(const char *path, struct ct_wiring *wiring)
{
    struct ct_cluster *cluster = cluster_of(path);

    cr_assert_eq(ct_wiring_build(cluster, wiring, NULL), CT_OK);
    ct_cluster_free(cluster);
}

static bool same_ints(const int *a, const int *b, int n)
{
    return memcmp(a, b, (size_t)n * sizeof *a) == 0;
}

static void expect_same(const char *path, const struct ct_places *a, const struct ct_places *b)
{
    cr_assert_eq(a->tree.nnodes, b->tree.nnodes, "%s: %d and %d nodes", path, a->tree.nnodes,
                 b->tree.nnodes);
    cr_assert_eq(a->tree.nranks, b->tree.nranks);
    cr_expect(same_ints(a->tree.node_above, b->tree.node_above, a->tree.nnodes), "%s", path);
    cr_expect(same_ints(a->tree.place, b->tree.place, a->tree.nranks), "%s", path);
    cr_expect(same_ints(a->host, b->host, a->tree.nranks), "%s", path);
    cr_expect_eq(
        memcmp(a->tree.capacity, b->tree.capacity, (size_t)a->tree.nnodes * sizeof(double)), 0,
        "%s", path);
}

/* From the names of the ranks' hosts, as a job knows them. */
static void check_found(const char *path)
{
    struct ct_cluster *cluster = cluster_of(path);
    struct ct_wiring wiring;
    struct ct_site *site;
    struct ct_places *found = NULL;
    struct ct_diag diag = {""};
    uint64_t *hosts = calloc((size_t)cluster->nranks, sizeof *hosts);

    cr_assert_not_null(hosts);
    cr_assert_eq(ct_wiring_build(cluster, &wiring, NULL), CT_OK);
    cr_assert_eq(ct_site_build(cluster, &site, NULL), CT_OK);
    for (int i = 0; i < cluster->nranks; i++) {
        const char *name = cluster->nodes[cluster->rank_host[i]].name;

        hosts[i] = ct_hash(CT_HASH_START, name, strlen(name));
    }
    cr_assert_eq(ct_places_find(site, hosts, cluster->nranks, NULL, &found, &diag), CT_OK, "%s: %s",
                 path, diag.text);
    expect_same(path, wiring.places, found);
    ct_places_free(found);
    ct_site_free(site);
    ct_wiring_fini(&wiring);
    ct_cluster_free(cluster);
    free(hosts);
}

Test(wiring, is_what_is_found_from_the_names_of_the_ranks_hosts)
{
    glob_t files;

    cr_assert_eq(glob(GOOD "*.yaml", 0, NULL, &files), 0);
    cr_assert_eq(glob(ROOT_DIR "/topologies/*.yaml", GLOB_APPEND, NULL, &files), 0);
    cr_assert_gt(files.gl_pathc, 10);
    for (size_t i = 0; i < files.gl_pathc; i++)
        check_found(files.gl_pathv[i]);
    globfree(&files);
}

/* Of the cables up, in bytes per second; 0 inside hosts. */
Test(wiring, has_the_capacities_of_cables_with_their_trunks)
{
    struct ct_cluster *cluster = cluster_of(GOOD "latency-and-trunks.yaml");
    struct ct_wiring wiring;
    struct ct_site *site;
    double most = 0;

    cr_assert_eq(ct_site_build(cluster, &site, NULL), CT_OK);
    cr_assert_eq(site->nnodes, cluster->nnodes);
    for (int x = 0; x < site->nnodes; x++) {
        const bool is_host = cluster->nodes[x].kind == CT_NODE_HOST;

        cr_expect_eq(site->parent[x], cluster->nodes[x].parent);
        cr_expect_eq(site->capacity[x], cluster->nodes[x].cable.bandwidth);
        cr_expect_eq(site->host[x] != 0, is_host);
    }
    cr_assert_eq(ct_wiring_build(cluster, &wiring, NULL), CT_OK);
    for (int x = 0; x < wiring.tree.nnodes; x++)
        most = wiring.tree.capacity[x] > most ? wiring.tree.capacity[x] : most;
    cr_expect_eq(most, 4 * 10e9 / 8, "%g", most);
    ct_wiring_fini(&wiring);
    ct_site_free(site);
    ct_cluster_free(cluster);
}

Test(wiring, knows_no_capacity_inside_hosts)
{
    struct ct_cluster *cluster;
    struct ct_wiring wiring;

    cr_assert_eq(ct_cluster_local("package:2 core:4 pu:1", 0, LAUNCH, &cluster, NULL), CT_OK);
    cr_assert_eq(ct_wiring_build(cluster, &wiring, NULL), CT_OK);
    cr_expect_eq(wiring.tree.nranks, 8);
    cr_expect_eq(wiring.tree.nnodes, 1 + 2 + 8);
    for (int x = 0; x < wiring.tree.nnodes; x++)
        cr_expect_eq(wiring.tree.capacity[x], 0);
    ct_wiring_fini(&wiring);
    ct_cluster_free(cluster);
}

/* An allgather round the ranks in the order of a depth-first walk, from the
   places that a job finds itself in. */
static void plan_by_places(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_tree *tree = &shape->places->tree;
    int *work = calloc((size_t)(tree->nnodes + tree->nranks), sizeof *work);
    uint16_t *order = calloc((size_t)tree->nranks, sizeof *order);

    if (work == NULL || order == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for a ring");
    } else {
        ct_tree_order(tree, work, work + tree->nnodes);
        for (int i = 0; i < tree->nranks; i++)
            order[i] = (uint16_t)work[tree->nnodes + i];
        ct_ring_allgather(builder, shape, order);
    }
    free(work);
    free(order);
}

static void plan_by_rank(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_ring_allgather(builder, shape, NULL);
}

extern const struct ct_collective ct_allgather;

/* The second makes a wrong claim. */
static const struct ct_algorithm by_places = {
    .name = "allgather_by_places",
    .collective = &ct_allgather,
    .by_places = true,
    .contention_free = ct_ring_contention_free,
    .plan = plan_by_places,
};

static const struct ct_algorithm by_rank = {
    .name = "allgather_by_rank",
    .collective = &ct_allgather,
    .contention_free = ct_ring_contention_free,
    .plan = plan_by_rank,
};

static int prove_on(const struct ct_places *places, const struct ct_algorithm *algorithm,
                    struct ct_diag *diag)
{
    const struct ct_planner planner = ct_planner_of(algorithm);
    const struct ct_problem problem = {
        .collective = &ct_allgather, .nranks = places->tree.nranks, .places = places};
    const struct ct_shape shape = ct_algorithm_shape(algorithm, &problem, 0);

    cr_assert(ct_algorithm_applies(algorithm, &problem));
    return ct_plan_check(&planner, &shape, &places->tree, NULL, diag);
}

/* 32 ranks dealt round four switches in a chain. */
Test(places, keep_a_ring_free_of_contention_where_the_order_of_ranks_does_not)
{
    struct ct_wiring wiring;
    struct ct_diag diag = {""};

    wiring_of(ROOT_DIR "/topologies/lab-c.yaml", &wiring);
    cr_expect_eq(prove_on(wiring.places, &by_places, &diag), CT_OK, "%s", diag.text);
    cr_expect_eq(prove_on(wiring.places, &by_rank, &diag), CT_ERR_INVALID);
    cr_expect_not_null(strstr(diag.text, "may be on the link"), "%s", diag.text);
    ct_wiring_fini(&wiring);
}

/* lab-b has the same hosts with ranks in blocks: another plan. */
Test(places, are_part_of_what_a_fingerprint_is_of)
{
    static const struct ct_setting setting = {{0}};
    struct ct_wiring dealt, blocks;
    uint64_t of_dealt, of_blocks;

    wiring_of(ROOT_DIR "/topologies/lab-c.yaml", &dealt);
    wiring_of(ROOT_DIR "/topologies/lab-b.yaml", &blocks);
    of_dealt = ct_fingerprint(&by_places, &setting, 32, dealt.places);
    of_blocks = ct_fingerprint(&by_places, &setting, 32, blocks.places);
    cr_expect_neq(of_dealt, 0);
    cr_expect_neq(of_dealt, of_blocks);
    cr_expect_eq(ct_fingerprint(&by_rank, &setting, 32, dealt.places),
                 ct_fingerprint(&by_rank, &setting, 32, blocks.places));
    ct_wiring_fini(&dealt);
    ct_wiring_fini(&blocks);
}

/* Above CT_CONTENTION_RANKS only rings are proved. */
Test(plan_check, says_when_a_claim_is_left_open)
{
    struct made_of_one {
        int parent[102];
        int place[101];
    } made = {{-1}, {0}};
    const struct ct_tree star = {
        .nnodes = 102, .node_above = made.parent, .nranks = 101, .place = made.place};
    const struct ct_algorithm *pairs = ct_algorithm_find(ct_registry, "alltoall_ring");
    struct ct_algorithm claiming = *pairs;
    struct ct_plan_proof proof;
    struct ct_planner planner;
    struct ct_shape shape = {.nranks = 101, .segments = 1};

    for (int i = 0; i < 101; i++) {
        made.parent[i + 1] = 0;
        made.place[i] = i + 1;
    }
    claiming.contention_free = ct_ring_contention_free;
    planner = ct_planner_of(&claiming);
    cr_assert_eq(ct_plan_check(&planner, &shape, &star, &proof, NULL), CT_OK);
    cr_expect(proof.is_open);
    planner = ct_planner_of(&by_rank);
    cr_assert_eq(ct_plan_check(&planner, &shape, &star, &proof, NULL), CT_OK);
    cr_expect_not(proof.is_open);
}

/* The parts are a0 b0, a1 b0 and a2 b2; the first one's nodes are s0, s1, a0 and b0. */
Test(wiring, knows_how_many_parts_use_a_cable)
{
    struct ct_cluster *cluster = cluster_of(GOOD "jobs-in-parts.yaml");
    static const int want[] = {1, 3, 1, 2};
    struct ct_wiring wiring;
    int got[sizeof want / sizeof *want];

    cr_assert_eq(ct_wiring_build(cluster, &wiring, NULL), CT_OK);
    cr_assert_eq(wiring.tree.nnodes, (int)(sizeof want / sizeof *want));
    cr_assert_eq(ct_site_parts(cluster, got, wiring.tree.nnodes, NULL), CT_OK);
    for (size_t i = 0; i < sizeof want / sizeof *want; i++)
        cr_expect_eq(got[i], want[i], "node %zu: %d", i, got[i]);
    ct_wiring_fini(&wiring);
    ct_cluster_free(cluster);
}
