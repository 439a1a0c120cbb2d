/*
 * test_root_classes.c - which ranks look at the same wiring, on trees whose
 * symmetries are known.
 */
#include "repo/root_classes.h"
#include "tests/repo/made_places.h"

enum { RANKS_MAX = 16 };

static void expect_classes(struct ct_places *places, int nranks, const int *wanted)
{
    int of[RANKS_MAX], n = 0, most = 0;

    cr_assert_eq(ct_root_classes_find(places, nranks, of, &n, NULL), CT_OK);
    for (int rank = 0; rank < nranks; rank++) {
        cr_expect_eq(of[rank], wanted[rank], "rank %d of class %d, not %d", rank, of[rank],
                     wanted[rank]);
        most = wanted[rank] > most ? wanted[rank] : most;
    }
    cr_expect_eq(n, most + 1);
    ct_places_free(places);
}

/* One switch; the hosts' cables have these capacities. */
static void site_of_star(struct made_site *made, const double *capacity, int n)
{
    made->site.nnodes = 0;
    site_node(made, -1, 0, 0);
    for (int i = 0; i < n; i++)
        site_node(made, 0, capacity[i], (uint64_t)i + 1);
}

Test(root_classes, have_all_ranks_on_one_switch_or_on_an_unknown_cluster)
{
    static const double capacity[] = {1e9, 1e9, 1e9, 1e9};
    static const uint64_t hosts[] = {1, 2, 3, 4};
    static const int alike[RANKS_MAX] = {0};
    struct made_site made;

    site_of_star(&made, capacity, 4);
    expect_classes(places_on(&made, hosts, 4), 4, alike);
    expect_classes(NULL, RANKS_MAX, alike);
}

Test(root_classes, tell_cables_of_other_capacities_apart)
{
    static const double capacity[] = {1e9, 2e9, 1e9, 2e9};
    static const uint64_t hosts[] = {1, 2, 3, 4};
    static const int wanted[] = {0, 1, 0, 1};
    struct made_site made;

    site_of_star(&made, capacity, 4);
    expect_classes(places_on(&made, hosts, 4), 4, wanted);
}

Test(root_classes, tell_hosts_with_more_ranks_apart)
{
    static const double capacity[] = {1e9, 1e9, 1e9};
    static const uint64_t hosts[] = {1, 2, 2, 3};
    static const int wanted[] = {0, 1, 1, 0};
    struct made_site made;

    site_of_star(&made, capacity, 3);
    expect_classes(places_on(&made, hosts, 4), 4, wanted);
}

/* Ranks dealt round four switches: 0 and 3 are the ends. */
Test(root_classes, of_a_chain_are_its_ends_and_its_middle)
{
    static const int wanted[] = {0, 1, 1, 0, 0, 1, 1, 0};

    expect_classes(places_of(CHAIN_HOSTS), CHAIN_HOSTS, wanted);
}

/* A host that hangs on the chain's end besides breaks the mirror. */
Test(root_classes, see_the_far_end_of_the_tree)
{
    static const uint64_t hosts[] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    static const int wanted[] = {0, 1, 2, 3, 0, 1, 2, 3, 3};
    struct made_site made;

    site_of_chain(&made);
    site_node(&made, CHAIN_SWITCHES - 1, 1e9, 9);
    expect_classes(places_on(&made, hosts, 9), 9, wanted);
}

Test(root_classes, do_not_depend_on_which_switch_the_tree_hangs_from)
{
    static const uint64_t hosts[] = {1, 2, 3, 4, 5, 6};
    static const int wanted[] = {0, 0, 1, 0, 0, 1};
    struct made_site made;

    made.site.nnodes = 0;
    site_node(&made, -1, 0, 0); /* in the middle of a chain of three */
    site_node(&made, 0, 2e9, 0);
    site_node(&made, 0, 2e9, 0);
    for (int i = 0; i < 6; i++)
        site_node(&made, (i + 1) % 3, 1e9, (uint64_t)i + 1);
    expect_classes(places_on(&made, hosts, 6), 6, wanted);
}

static int other_of(struct ct_places *places, int nranks, int number)
{
    int of[RANKS_MAX], n, other = -1;

    cr_assert_eq(ct_root_classes_find(places, nranks, of, &n, NULL), CT_OK);
    cr_assert_eq(ct_root_classes_other(places, of, nranks, number, &other, NULL), CT_OK);
    cr_expect_eq(of[other], number);
    ct_places_free(places);
    return other;
}

/* From rank 0 on, ranks are dealt away from the end, from rank 7 on to the
   other end first: no mirror takes one to the other. */
Test(root_classes, name_a_rank_with_other_numbers_round_it)
{
    static const double capacity[] = {1e9, 1e9, 1e9, 1e9};
    static const uint64_t hosts[] = {1, 2, 3, 4};
    struct made_site made;

    cr_expect_eq(other_of(places_of(CHAIN_HOSTS), CHAIN_HOSTS, 0), 7);
    cr_expect_eq(other_of(places_of(CHAIN_HOSTS), CHAIN_HOSTS, 1), 6);
    site_of_star(&made, capacity, 4);
    cr_expect_eq(other_of(places_on(&made, hosts, 4), 4, 0), 0);
    cr_expect_eq(other_of(NULL, RANKS_MAX, 0), 0);
}
