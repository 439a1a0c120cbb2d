/*
 * test_elsewhere.c - algorithms of the repository that plan from places what
 * routines plan for the job of the cluster file.
 */
#include "checker/plan_check.h"
#include "repo/fingerprint.h"
#include "tests/cluster/cluster_helpers.h"
#include "tests/generator/trees.h"

enum { TREES = 24, SWITCHES = 6, RANKS_MOST = 12 };

extern const struct ct_routine_maker ct_routine_allgather_far_first;
extern const struct ct_routine_maker ct_routine_allgather_ring;
extern const struct ct_routine_maker ct_routine_allreduce_halving;
extern const struct ct_routine_maker ct_routine_allreduce_switches;
extern const struct ct_routine_maker ct_routine_alltoall_phases;
extern const struct ct_routine_maker ct_routine_gather_direct;
extern const struct ct_routine_maker ct_routine_gatherv_direct;
extern const struct ct_routine_maker ct_routine_reduce_scatter_block_near_first;
extern const struct ct_routine_maker ct_routine_reduce_scatter_near_first;
extern const struct ct_routine_maker ct_routine_reduce_scatter_ring;
extern const struct ct_routine_maker ct_routine_scatter_direct;
extern const struct ct_routine_maker ct_routine_scatterv_direct;
extern const struct ct_routine_maker ct_routine_allreduce_ring;
extern const struct ct_routine_maker ct_routine_bcast_chain;
extern const struct ct_routine_maker ct_routine_bcast_tree;
extern const struct ct_routine_maker ct_routine_gather_tree;
extern const struct ct_routine_maker ct_routine_reduce_chain;
extern const struct ct_routine_maker ct_routine_reduce_scatter_block_ring;
extern const struct ct_routine_maker ct_routine_reduce_tree;
extern const struct ct_routine_maker ct_routine_scatter_tree;

static const struct {
    const struct ct_routine_maker *maker;
    const char *name; /* of the algorithm */
} pairs[] = {
    {&ct_routine_allgather_far_first, "allgather_wired_far_first"},
    {&ct_routine_allgather_ring, "allgather_wired_ring"},
    {&ct_routine_allreduce_halving, "allreduce_wired_halving"},
    {&ct_routine_allreduce_switches, "allreduce_wired_switches"},
    {&ct_routine_alltoall_phases, "alltoall_phases"},
    {&ct_routine_gather_direct, "gather_wired_direct"},
    {&ct_routine_gatherv_direct, "gatherv_wired_direct"},
    {&ct_routine_reduce_scatter_block_near_first,
     "reduce_scatter_block_wired_near_first"},
    {&ct_routine_reduce_scatter_near_first, "reduce_scatter_wired_near_first"},
    {&ct_routine_reduce_scatter_ring, "reduce_scatter_wired_ring"},
    {&ct_routine_scatter_direct, "scatter_wired_direct"},
    {&ct_routine_scatterv_direct, "scatterv_wired_direct"},
    {&ct_routine_allreduce_ring, "allreduce_wired_ring"},
    {&ct_routine_bcast_chain, "bcast_wired_chain"},
    {&ct_routine_bcast_tree, "bcast_wired_tree"},
    {&ct_routine_gather_tree, "gather_wired_tree"},
    {&ct_routine_reduce_chain, "reduce_wired_chain"},
    {&ct_routine_reduce_scatter_block_ring, "reduce_scatter_block_wired_ring"},
    {&ct_routine_reduce_tree, "reduce_wired_tree"},
    {&ct_routine_scatter_tree, "scatter_wired_tree"},
};

enum { PAIRS = sizeof pairs / sizeof *pairs };

static const struct ct_algorithm *algorithm_of(int pair)
{
    const struct ct_algorithm *algorithm =
        ct_algorithm_find(ct_registry, pairs[pair].name);

    cr_assert_not_null(algorithm, "%s", pairs[pair].name);
    return algorithm;
}

/* The routine that plan_routine plans. */
static const struct ct_routine *routine;

static void plan_routine(struct ct_builder *builder,
                         const struct ct_shape *shape)
{
    routine->maker->plan(routine->state, builder, shape);
}

static void expect_same(const struct ct_generated *g, int pair)
{
    const struct ct_algorithm *algorithm = algorithm_of(pair);
    const struct ct_places *places = g->wiring.places;
    struct ct_algorithm planned = *algorithm;

    planned.plan = plan_routine;
    routine = ct_generated_find(g, pairs[pair].maker);
    cr_assert_not_null(routine);
    for (int k = 0; k < ct_settings_count(algorithm->params); k++) {
        const struct ct_setting setting = ct_settings_at(algorithm->params, k);
        const uint64_t found =
            ct_fingerprint(algorithm, &setting, places->tree.nranks, places);

        cr_expect_neq(found, 0, "%s: no plan", algorithm->name);
        cr_expect_eq(
            found,
            ct_fingerprint(&planned, &setting, places->tree.nranks, places),
            "%s, setting %d: plans differ", algorithm->name, k);
    }
}

Test(elsewhere, plans_what_the_routines_of_the_labs_plan)
{
    static const char *const labs[] = {"lab-a", "lab-c"};

    for (size_t i = 0; i < sizeof labs / sizeof *labs; i++) {
        struct ct_cluster *cluster = load_topology(labs[i]);
        struct ct_generated *g = NULL;

        cr_assert_eq(ct_generate(cluster, &g, NULL), CT_OK);
        for (int pair = 0; pair < PAIRS; pair++)
            expect_same(g, pair);
        ct_generated_free(g);
        ct_cluster_free(cluster);
    }
}

Test(elsewhere, plans_what_the_routines_of_random_trees_plan)
{
    uint64_t state = 12;

    for (int i = 0; i < TREES; i++) {
        struct made *made =
            random_made(&state, i % FORMS, 1 + random_below(&state, SWITCHES),
                        2 + random_below(&state, RANKS_MOST - 1));
        struct ct_generated *g = NULL;

        cr_assert_eq(ct_generate(&made->cluster, &g, NULL), CT_OK);
        for (int pair = 0; pair < PAIRS; pair++)
            expect_same(g, pair);
        ct_generated_free(g);
        free(made);
    }
}

/* Some ranks of the wiring's hosts: several on one, none on others. */
static struct ct_places *random_places(const struct ct_wiring *wiring,
                                       uint64_t *state)
{
    const struct ct_tree *tree = &wiring->tree;
    const struct ct_site site = {.nnodes = tree->nnodes,
                                 .parent = tree->parent,
                                 .capacity = tree->capacity};
    const int nranks = 2 + random_below(state, RANKS_MOST - 1);
    struct ct_places *places = NULL;
    int leaf[RANKS_MOST];
    int host[RANKS_MOST];

    for (int rank = 0; rank < nranks; rank++) {
        leaf[rank] = -1;
        host[rank] = tree->place[random_below(state, tree->nranks)];
    }
    cr_assert_eq(ct_places_prune(&site, leaf, host, nranks, &places, NULL),
                 CT_OK);
    return places;
}

static void prove(const struct ct_algorithm *algorithm,
                  const struct ct_places *places)
{
    const struct ct_planner planner = ct_planner_of(algorithm);
    struct ct_diag diag = {""};

    for (int segments = 1; segments <= (algorithm->segments == NULL ? 1 : 3);
         segments++) {
        const struct ct_shape shape = {
            .nranks = places->tree.nranks,
            .setting = ct_settings_at(algorithm->params, 0),
            .segments = segments,
            .places = places,
        };

        cr_expect_eq(
            ct_plan_check(&planner, &shape, &places->tree, NULL, &diag), CT_OK,
            "%s, %d ranks: %s", algorithm->name, shape.nranks, diag.text);
    }
}

Test(elsewhere, plans_right_for_any_ranks_without_contention)
{
    uint64_t state = 34;

    for (int i = 0; i < TREES; i++) {
        struct made *made =
            random_made(&state, i % FORMS, 1 + random_below(&state, SWITCHES),
                        2 + random_below(&state, RANKS_MOST - 1));
        struct ct_wiring wiring;
        struct ct_places *places;

        cr_assert_eq(ct_wiring_build(&made->cluster, &wiring, NULL), CT_OK);
        places = random_places(&wiring, &state);
        for (int pair = 0; pair < PAIRS; pair++)
            prove(algorithm_of(pair), places);
        ct_places_free(places);
        ct_wiring_fini(&wiring);
        free(made);
    }
}
