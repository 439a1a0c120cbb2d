/*
 * test_unequal_phases.c - all-to-all on cables of different bandwidth: no phase
 * asks a cable for more than it carries, every pair has one message, and
 * tokens keep that so at run time.
 *
 * ct_phase_check and ct_plan_check know nothing of first fit.
 */
#include "checker/phase_check.h"
#include "checker/plan_check.h"
#include "repo/phases/phased.h"
#include "repo/phases/tree_phases.h"
#include "tests/generator/separations.h"
#include "tests/generator/unequal_trees.h"
#include "tests/repo/sampled_ranks.h"

extern const struct ct_collective ct_alltoall;

/* Phases in all, and those needed at least, of many trees. */
struct tally {
    int ntrees;
    int nfitted; /* by first fit */
    int nfewest;
    double sum; /* of the ratios */
    double worst;
};

static void count_phases(struct tally *tally, const struct ct_tree_phases *p)
{
    const double ratio = p->bound == 0 ? 1 : (double)p->nphases / p->bound;

    tally->ntrees++;
    tally->nfitted += p->aapc == NULL;
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

    cr_assert_eq(ct_tree_phases_find(tree, CT_SEPARATE_NOT, &found, &diag), CT_OK, "%s", diag.text);
    phases.nmessages = found.nmessages;
    phases.messages = found.messages;
    cr_assert_eq(ct_phase_check(tree, &phases, &diag), CT_OK, "%d nodes, %d ranks: %s",
                 tree->nnodes, tree->nranks, diag.text);
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
           what, tally->ntrees, tally->nfitted, tally->nfewest, tally->sum / tally->ntrees,
           tally->worst);
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
    cr_expect_gt(tally.nfitted, n / 10);
    cr_expect_lt(tally.sum, 1.02 * n);
    cr_expect_lt(tally.worst, 1.4);
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
    cr_expect_gt(tally.nfitted, n / 10);
    cr_expect_lt(tally.sum, 1.03 * n);
    cr_expect_lt(tally.worst, 1.4);
}

static void plan_from_tree(const void *tree, struct ct_builder *builder,
                           const struct ct_shape *shape)
{
    ct_phased_alltoall_tree(builder, shape, tree);
}

static int prove_plans(const struct ct_tree *tree, int separation, struct ct_diag *diag)
{
    const struct ct_planner planner = {
        .collective = &ct_alltoall,
        .plan = plan_from_tree,
        .context = tree,
        .contention_free = ct_phased_contention_free,
    };
    const struct ct_shape shape = {
        .nranks = tree->nranks, .setting = setting_with(separation), .segments = 1};

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
                         "tree %d, %d ranks, separation %d: %s", i, places->tree.nranks, s,
                         diag.text);
        }
        ct_places_free(places);
    }
}

static bool claims_always(const struct ct_setting *setting, enum ct_protocol protocol)
{
    (void)setting;
    (void)protocol;
    return true;
}

/* Four hosts to a switch, two of which may send at a time over its cable. */
Test(unequal_phases, are_not_kept_apart_without_tokens)
{
    struct made *made = with_bandwidths(made_star(3, 12), 2);
    struct ct_planner planner = {
        .collective = &ct_alltoall, .plan = plan_from_tree, .contention_free = claims_always};
    const struct ct_shape shape = {.nranks = 12, .setting = {{CT_SEPARATE_NOT}}, .segments = 1};
    struct ct_diag diag = {""};
    struct ct_places *places;

    places = places_of(made);
    planner.context = &places->tree;
    cr_expect_eq(ct_plan_check(&planner, &shape, &places->tree, NULL, &diag), CT_ERR_INVALID);
    cr_expect_not_null(strstr(diag.text, "may be on the link"), "%s", diag.text);
    ct_places_free(places);
    free(made);
}

/* `nswitches` on a central one, the cables to them `times` as fast as those of
   the hosts. */
static void expect_star(int nswitches, int nranks, double times, int bound, int most)
{
    struct made *made = with_bandwidths(made_star(nswitches, nranks), times);
    struct ct_tree_phases found;
    struct ct_places *places;

    places = places_of(made);
    cr_assert_eq(ct_tree_phases_find(&places->tree, CT_SEPARATE_NOT, &found, NULL), CT_OK);
    cr_expect_eq(found.bound, bound, "bound %d", found.bound);
    cr_expect_leq(found.nphases, most, "%d ranks on %d switches: %d phases", nranks, nswitches,
                  found.nphases);
    ct_tree_phases_fini(&found);
    ct_places_free(places);
    free(made);
}

Test(unequal_phases, of_1024_hosts_are_nearly_the_fewest)
{
    expect_star(32, 1024, 10, 3175, 3190);
    expect_star(64, 1024, 4, 4032, 4040);  /* 4 hosts to 1 */
    expect_star(32, 1024, 32, 1023, 1023); /* never the bottleneck */
}

/* Hosts with two ranks each, as on lab-d. */
Test(unequal_phases, are_few_where_hosts_are_the_bottleneck)
{
    struct made *made = with_bandwidths(made_star(3, 24), 10);
    struct ct_tree_phases found;
    struct ct_places *places;

    for (int i = 23; i >= 0; i--)
        made->places[2 * i] = made->places[2 * i + 1] = made->places[i];
    made->cluster.nranks = 48;
    places = places_of(made);
    cr_assert_eq(ct_tree_phases_find(&places->tree, CT_SEPARATE_NOT, &found, NULL), CT_OK);
    cr_expect_eq(found.bound, 92);
    cr_expect_leq(found.nphases, 100, "%d phases", found.nphases);
    ct_tree_phases_fini(&found);
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
    cr_assert_eq(ct_tree_phases_find(&places->tree, CT_SEPARATE_NOT, &found, NULL), CT_OK);
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
