/*
 * test_generator.c - the phases of the labs, and what routines are made for a
 * cluster.
 */
#include "repo/phases/tokens.h"
#include "repo/phases/tree_phases.h"
#include "tests/cluster/cluster_helpers.h"
#include "tests/generator/trees.h"

static int tokens_of(const struct ct_tree *tree, enum ct_separation separation)
{
    struct ct_tree_phases found;
    struct ct_token_list tokens;

    cr_assert_eq(ct_tree_phases_find(tree, separation, &found, NULL), CT_OK);
    cr_assert_eq(
        ct_tokens_plan(&found.tree, found.messages, found.nmessages, separation, &tokens, NULL),
        CT_OK);
    free(tokens.tokens);
    ct_tree_phases_fini(&found);
    return tokens.ntokens;
}

static void expect_counts(const char *name, int nphases, const int *ntokens)
{
    struct ct_cluster *cluster = load_topology(name);
    struct ct_wiring *wiring = wiring_of(cluster);
    struct ct_tree_phases found;

    cr_assert_eq(ct_tree_phases_find(&wiring->tree, CT_SEPARATE_NOT, &found, NULL), CT_OK);
    cr_expect_eq(found.nphases, nphases, "%s: %d phases", name, found.nphases);
    cr_expect_eq(found.bound, nphases);
    for (int s = 0; s < CT_SEPARATIONS; s++) {
        const int n = tokens_of(&wiring->tree, (enum ct_separation)s);

        cr_expect_eq(n, ntokens[s], "%s, separation %d: %d tokens", name, s, n);
    }
    ct_tree_phases_fini(&found);
    wiring_free(wiring);
}

/* 16 on a switch: as many phases as messages per rank, and rendezvous
   orders all; lab-b and lab-c: 16 * 16 messages over the middle of the chain. */
Test(generator, phases_of_the_labs_are_the_fewest)
{
    expect_counts("lab-a", 15, (const int[]){0, 0, 224, 448});
    expect_counts("lab-b", 256, (const int[]){0, 319, 1034, 1503});
    expect_counts("lab-c", 256, (const int[]){0, 319, 1034, 1503});
    /* cables differ: 2 * 46 messages over a host's; first fit */
    expect_counts("lab-d", 92, (const int[]){0, 1832, 3014, 3326});
    expect_counts("lab-e", 59, (const int[]){0, 462, 766, 1005});
}

/* Each host as a switch for its ranks. */
Test(generator, keeps_ranks_of_one_host_off_its_cable)
{
    struct made *made = made_new();
    const int node = add_switch(made, -1);
    struct ct_tree_phases found;
    struct ct_wiring *wiring;

    for (int i = 0; i < 4; i++) {
        const int host = add_switch(made, node);

        add_rank(made, host);
        add_rank(made, host);
    }
    made->cluster.per_host = 2;
    wiring = wiring_of(&made->cluster);
    cr_assert_eq(ct_tree_phases_find(&wiring->tree, CT_SEPARATE_NOT, &found, NULL), CT_OK);
    cr_expect_eq(found.nphases, 2 * 6);
    ct_tree_phases_fini(&found);
    wiring_free(wiring);
    free(made);
}

Test(generator, leaves_out_switches_and_hosts_without_ranks)
{
    static const int expected[] = {-1, 0, 1, 2, 0};
    struct made *made = made_new();
    struct ct_wiring *wiring;

    add_switch(made, -1);
    add_switch(made, 0); /* a host without ranks */
    add_switch(made, 0);
    add_switch(made, 2);
    add_switch(made, 3); /* a switch without hosts */
    add_rank(made, 3);
    add_rank(made, 0);
    wiring = wiring_of(&made->cluster);
    cr_assert_eq(wiring->tree.nnodes, 5);
    for (int i = 0; i < 5; i++)
        cr_expect_eq(wiring->tree.node_above[i], expected[i], "node %d", i);
    cr_expect_eq(wiring->tree.place[0], 3);
    cr_expect_eq(wiring->tree.place[1], 4);
    wiring_free(wiring);
    free(made);
}

/* In the order of the registry, those that apply. */
Test(generator, makes_a_routine_of_each_algorithm_that_is_planned_by_places)
{
    struct made *made = made_chain(4, 20);
    struct ct_generated *a = generated_from(made);
    struct ct_generated *b = generated_from(made);
    int n = 0;

    for (int i = 0; ct_registry[i] != NULL; i++) {
        char name[200];

        snprintf(name, sizeof name, "%s_made_up", ct_registry[i]->name);
        if (ct_registry[i]->by_places && n < a->nroutines && strcmp(a->routines[n].name, name) == 0)
            n++;
    }
    cr_expect_eq(n, a->nroutines);
    cr_expect_geq(n, 20, "%d routines", n);
    for (int i = 0; i < n; i++)
        cr_expect_str_eq(a->routines[i].text, b->routines[i].text);
    ct_generated_free(a);
    ct_generated_free(b);
    free(made);
}

Test(generator, makes_routines_for_one_two_and_three_ranks)
{
    for (int n = 1; n <= 3; n++) {
        struct made *made = made_star(1, n);

        ct_generated_free(generated_from(made));
        free(made);
    }
}
