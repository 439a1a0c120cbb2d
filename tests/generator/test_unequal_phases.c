/*
 * test_unequal_phases.c - all-to-all on cables of different bandwidth: no phase
 * asks a cable for more than it carries, every pair has one message, and
 * tokens keep that so at run time.
 *
 * ct_phase_check and ct_plan_check count on the whole tree, without knowledge
 * of contraction, first fit or colours.
 */
#include "checker/phase_check.h"
#include "checker/plan_check.h"
#include "repo/phases/koenig.h"
#include "repo/phases/outline.h"
#include "repo/phases/phased.h"
#include "repo/phases/tree_phases.h"
#include "tests/generator/unequal_trees.h"
#include "tests/repo/sampled_ranks.h"

extern const struct ct_collective ct_alltoall;

/* Phases in all, and those needed at least, of many trees. */
struct tally {
    int ntrees;
    int nsliced; /* by first fit */
    int nfewest;
    double sum; /* of the ratios */
    double worst;
};

static void count_phases(struct tally *tally, const struct ct_tree_phases *p)
{
    const double ratio = p->bound == 0 ? 1 : (double)p->nphases / p->bound;

    tally->ntrees++;
    tally->nsliced += p->way == CT_PHASES_SLICED;
    tally->nfewest += p->nphases == p->bound;
    tally->sum += ratio;
    tally->worst = ratio > tally->worst ? ratio : tally->worst;
}

static void check_phases(const struct ct_tree *tree, struct tally *tally)
{
    struct ct_tree_phases found;
    struct ct_diag diag = {""};
    struct ct_phases phases = {.nranks = tree->nranks};
    long bound = -1;

    cr_assert_eq(ct_tree_phases_find(tree, &found, &diag), CT_OK, "%s",
                 diag.text);
    phases.nmessages = found.nmessages;
    phases.messages = found.messages;
    cr_assert_eq(ct_phase_check(tree, &phases, &diag), CT_OK,
                 "%d nodes, %d ranks: %s", tree->nnodes, tree->nranks,
                 diag.text);
    cr_assert_eq(ct_phase_bound(tree, &bound, NULL), CT_OK);
    cr_assert_eq(bound, found.bound);
    cr_assert_geq(found.nphases, found.bound);
    count_phases(tally, &found);
    ct_tree_phases_fini(&found);
}

static void tell(const char *what, const struct tally *tally)
{
    printf("%s: %d trees, %d by first fit, %d with the fewest phases; ratio to "
           "the bound %.4f, at most %.3f\n",
           what, tally->ntrees, tally->nsliced, tally->nfewest,
           tally->sum / tally->ntrees, tally->worst);
}

Test(unequal_phases, never_ask_a_cable_for_more_than_it_carries)
{
    const int n = takes_all_ranks() ? 20000 : 3000;
    struct tally tally = {0};
    uint64_t state = 11;

    for (int i = 0; i < n; i++) {
        struct ct_places *places = random_places(&state, i, 16);

        check_phases(&places->tree, &tally);
        ct_places_free(places);
    }
    tell("up to 16 hosts", &tally);
    cr_expect_gt(tally.nsliced, n / 10);
    cr_expect_lt(tally.sum, 1.001 * n);
}

Test(unequal_phases, are_few_on_trees_of_64_hosts)
{
    const int n = takes_all_ranks() ? 2000 : 160;
    struct tally tally = {0};
    uint64_t state = 12;

    for (int i = 0; i < n; i++) {
        struct ct_places *places = random_places(&state, i, 64);

        check_phases(&places->tree, &tally);
        ct_places_free(places);
    }
    tell("up to 64 hosts", &tally);
    cr_expect_gt(tally.nsliced, n / 10);
    cr_expect_lt(tally.sum, 1.01 * n);
}

static void plan_from_tree(const void *tree, struct ct_builder *builder,
                           const struct ct_shape *shape)
{
    ct_phased_alltoall_tree(builder, shape, tree);
}

static int prove_plans(const struct ct_tree *tree, int separation,
                       struct ct_diag *diag)
{
    const struct ct_planner planner = {
        .collective = &ct_alltoall,
        .plan = plan_from_tree,
        .context = tree,
        .contention_free = ct_phased_contention_free,
    };
    const struct ct_shape shape = {
        .nranks = tree->nranks, .setting = {{separation}}, .segments = 1};

    return ct_plan_check(&planner, &shape, tree, NULL, diag);
}

Test(unequal_phases, are_kept_apart_by_tokens)
{
    const int n = takes_all_ranks() ? 1500 : 200;
    uint64_t state = 13;

    for (int i = 0; i < n; i++) {
        struct ct_places *places = random_places(&state, i, 9);

        for (int s = 0; s < CT_SEPARATIONS; s++) {
            struct ct_diag diag = {""};

            cr_assert_eq(prove_plans(&places->tree, s, &diag), CT_OK,
                         "tree %d, %d ranks, separation %d: %s", i,
                         places->tree.nranks, s, diag.text);
        }
        ct_places_free(places);
    }
}

static bool claims_always(const struct ct_setting *setting,
                          enum ct_protocol protocol)
{
    (void)setting;
    (void)protocol;
    return true;
}

/* Four hosts to a switch, two of which may send at a time over its cable. */
Test(unequal_phases, are_not_kept_apart_without_tokens)
{
    struct made *made = with_bandwidths(made_star(3, 12), 2);
    struct ct_planner planner = {.collective = &ct_alltoall,
                                 .plan = plan_from_tree,
                                 .contention_free = claims_always};
    const struct ct_shape shape = {
        .nranks = 12, .setting = {{CT_SEPARATE_NOT}}, .segments = 1};
    struct ct_diag diag = {""};
    struct ct_places *places;

    places = places_of(made);
    planner.context = &places->tree;
    cr_expect_eq(ct_plan_check(&planner, &shape, &places->tree, NULL, &diag),
                 CT_ERR_INVALID);
    cr_expect_not_null(strstr(diag.text, "may be on the link"), "%s",
                       diag.text);
    ct_places_free(places);
    free(made);
}

/* As many lists as clusters whose phases take long; all are proved. */
Test(unequal_phases, give_way_to_lists_where_they_waste_bandwidth)
{
    const int n = takes_all_ranks() ? 200 : 24;
    uint64_t state = 15;
    int nlists = 0;

    for (int i = 0; i < n; i++) {
        struct made *made =
            random_made(&state, (enum form)(i % FORMS), 3, 4 + i % 12);
        const struct ct_phase_plan *plan;
        struct ct_generated *g;

        draw_bandwidths(made, &state, FRACTIONS);
        g = generated_from(made);
        plan = phases_of(g);
        if (plan->events != NULL) {
            nlists++;
            cr_expect_lt(plan->events->ratio, plan->events->phases_ratio);
            cr_expect_not_null(
                strstr(alltoall_of(g)->text, "ct_listed_alltoall("));
        }
        ct_generated_free(g);
        free(made);
    }
    cr_expect_gt(nlists, n / 12, "%d lists", nlists);
}

/* `nswitches` on a central one, the cables to them `times` as fast as those of
   the hosts. */
static void expect_star(int nswitches, int nranks, double times, int bound,
                        int most)
{
    struct made *made = with_bandwidths(made_star(nswitches, nranks), times);
    struct ct_tree_phases found;
    struct ct_places *places;

    places = places_of(made);
    cr_assert_eq(ct_tree_phases_find(&places->tree, &found, NULL), CT_OK);
    cr_expect_eq(found.bound, bound, "bound %d", found.bound);
    cr_expect_leq(found.nphases, most, "%d ranks on %d switches: %d phases",
                  nranks, nswitches, found.nphases);
    ct_tree_phases_fini(&found);
    ct_places_free(places);
    free(made);
}

Test(unequal_phases, of_1024_hosts_are_the_fewest)
{
    expect_star(32, 1024, 10, 3175, 3175);
    expect_star(64, 1024, 10, 1613, 1613);
    expect_star(32, 1024, 8, 3968, 3968); /* 4 hosts to 1 */
    expect_star(64, 1024, 4, 4032, 4032);
    expect_star(32, 1024, 32, 1023, 1023); /* never the bottleneck */
}

Test(unequal_phases, heed_contracted_cables_as_far_as_they_can_matter)
{
    struct tally tally = {0};
    struct made *made = with_bandwidths(made_star(3, 24), 8);
    struct ct_unit_tree *unit;
    struct ct_places *places;

    places = places_of(made);
    cr_assert_eq(ct_unit_tree_new(&places->tree, &unit, NULL), CT_OK);
    cr_expect_eq(unit->bound, 23);
    cr_expect(unit->has_few && !unit->is_whole);
    cr_expect_null(unit->tree.capacity);
    cr_expect_eq(unit->tree.nnodes, 25, "a switch and its hosts");
    check_phases(&places->tree, &tally);
    cr_expect_eq(tally.nfewest, 1);
    ct_unit_tree_free(unit);
    ct_places_free(places);
    free(made);
}

/* Phase 0 gets all messages of phase 1, too. */
Test(unequal_phases, are_refused_with_one_message_too_many)
{
    struct made *made = with_bandwidths(made_star(2, 8), 3);
    struct ct_tree_phases found;
    struct ct_phases phases = {.nranks = 8};
    struct ct_diag diag = {""};
    struct ct_places *places;

    places = places_of(made);
    cr_assert_eq(ct_tree_phases_find(&places->tree, &found, NULL), CT_OK);
    for (int i = 0; i < found.nmessages; i++)
        found.messages[i].phase /= 2;
    phases.nmessages = found.nmessages;
    phases.messages = found.messages;
    cr_expect_eq(ct_phase_check(&places->tree, &phases, &diag), CT_ERR_INVALID);
    cr_expect_not_null(strstr(diag.text, "phase 0: m"), "%s", diag.text);
    ct_tree_phases_fini(&found);
    ct_places_free(places);
    free(made);
}

/* A random graph, each node with as many edges as colours. */
Test(koenig, needs_as_many_colours_as_the_greatest_degree)
{
    enum { NODES = 12, COLOURS = 7 };
    uint64_t state = 14;

    for (int trial = 0; trial < 200; trial++) {
        int left[NODES * COLOURS];
        int right[NODES * COLOURS];
        int colours[NODES * COLOURS];
        bool seen[2][NODES][COLOURS] = {0};
        struct ct_bipartite graph = {NODES,           NODES, COLOURS,
                                     NODES * COLOURS, left,  right};

        for (int i = 0; i < graph.nedges; i++) {
            const int other = random_below(&state, i + 1);

            left[i] = i / COLOURS;
            right[i] = right[other];
            right[other] = i % NODES;
        }
        cr_assert_eq(ct_koenig(&graph, colours), CT_OK);
        for (int i = 0; i < graph.nedges; i++) {
            cr_assert(colours[i] >= 0 && colours[i] < COLOURS);
            cr_assert(!seen[0][left[i]][colours[i]]);
            cr_assert(!seen[1][right[i]][colours[i]]);
            seen[0][left[i]][colours[i]] = true;
            seen[1][right[i]][colours[i]] = true;
        }
    }
}
