/*
 * test_places.c - from a site and the ranks' hosts to a tree with a leaf for
 * each rank.
 */
#include "repo/algorithm.h"
#include "tests/repo/made_places.h"

#include <string.h>

enum { A = 101, B = 102, C = 103 };

/* Two hosts on a switch: A with two packages of two places, B a leaf; and C
   on a switch of its own. */
static void site_of_three(struct made_site *made)
{
    int package;

    made->site.nnodes = 0;
    site_node(made, -1, 0, 0);          /* 0: a switch */
    site_node(made, 0, 2e9, 0);         /* 1: another */
    site_node(made, 0, 1e9, A);         /* 2 */
    site_node(made, 0, 3e9, B);         /* 3 */
    site_node(made, 1, 4e9, C);         /* 4 */
    package = site_node(made, 2, 0, 0); /* 5 */
    site_node(made, package, 0, 0);     /* 6 */
    site_node(made, package, 0, 0);     /* 7 */
    package = site_node(made, 2, 0, 0); /* 8 */
    site_node(made, package, 0, 0);     /* 9 */
    site_node(made, package, 0, 0);     /* 10 */
}

static void expect_tree(const struct ct_places *places, int nnodes, const int *parent,
                        const double *capacity)
{
    cr_assert_eq(places->tree.nnodes, nnodes, "%d nodes", places->tree.nnodes);
    for (int x = 0; x < nnodes; x++) {
        cr_expect_eq(places->tree.node_above[x], parent[x], "node %d is below node %d", x,
                     places->tree.node_above[x]);
        cr_expect_eq(places->tree.capacity[x], capacity[x], "node %d: %g", x,
                     places->tree.capacity[x]);
    }
}

static void expect_ranks(const struct ct_places *places, int nranks, const int *place,
                         const int *host)
{
    cr_assert_eq(places->tree.nranks, nranks);
    for (int i = 0; i < nranks; i++) {
        cr_expect_eq(places->tree.place[i], place[i], "rank %d is at node %d", i,
                     places->tree.place[i]);
        cr_expect_eq(places->host[i], host[i], "rank %d is on host %d", i, places->host[i]);
    }
}

Test(places, leave_out_what_is_above_no_rank)
{
    static const uint64_t hosts[] = {C, B};
    static const int parent[] = {-1, 0, 0, 1};
    static const double capacity[] = {0, 2e9, 3e9, 4e9};
    static const int place[] = {3, 2};
    struct made_site made;
    struct ct_places *places;

    site_of_three(&made);
    places = places_on(&made, hosts, 2);
    expect_tree(places, 4, parent, capacity);
    expect_ranks(places, 2, place, place);
    ct_places_free(places);
}

Test(places, give_ranks_of_a_host_its_leaves_in_order)
{
    static const uint64_t hosts[] = {A, C, A, A};
    static const int parent[] = {-1, 0, 0, 1, 2, 4, 4, 2, 7};
    static const double capacity[] = {0, 2e9, 1e9, 4e9, 0, 0, 0, 0, 0};
    static const int place[] = {5, 3, 6, 8};
    static const int host[] = {2, 3, 2, 2};
    struct made_site made;
    struct ct_places *places;

    site_of_three(&made);
    places = places_on(&made, hosts, 4);
    expect_tree(places, 9, parent, capacity);
    expect_ranks(places, 4, place, host);
    ct_places_free(places);
}

/* The fifth and sixth rank of a host with four leaves. */
Test(places, add_leaves_below_the_host_for_ranks_beyond_its_own)
{
    static const uint64_t hosts[] = {A, A, A, A, A, A};
    static const int parent[] = {-1, 0, 1, 2, 2, 1, 5, 5, 1, 1};
    static const double capacity[] = {0, 1e9, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int place[] = {3, 4, 6, 7, 8, 9};
    static const int host[] = {1, 1, 1, 1, 1, 1};
    struct made_site made;
    struct ct_places *places;

    site_of_three(&made);
    places = places_on(&made, hosts, 6);
    expect_tree(places, 10, parent, capacity);
    expect_ranks(places, 6, place, host);
    ct_places_free(places);
}

/* A host that is a leaf has its only rank at itself, several below it. */
Test(places, keep_a_leaf_for_each_rank_where_the_host_is_one)
{
    static const uint64_t hosts[] = {B, C, B, B};
    static const int parent[] = {-1, 0, 0, 1, 2, 2, 2};
    static const double capacity[] = {0, 2e9, 3e9, 4e9, 0, 0, 0};
    static const int place[] = {4, 3, 5, 6};
    static const int host[] = {2, 3, 2, 2};
    struct made_site made;
    struct ct_places *places;

    site_of_three(&made);
    places = places_on(&made, hosts, 4);
    expect_tree(places, 7, parent, capacity);
    expect_ranks(places, 4, place, host);
    ct_places_free(places);
}

Test(places, are_of_one_host_alone_with_its_way_to_the_root)
{
    static const uint64_t hosts[] = {C};
    static const int parent[] = {-1, 0, 1};
    static const double capacity[] = {0, 2e9, 4e9};
    static const int place[] = {2};
    struct made_site made;
    struct ct_places *places;

    site_of_three(&made);
    places = places_on(&made, hosts, 1);
    expect_tree(places, 3, parent, capacity);
    expect_ranks(places, 1, place, place);
    ct_places_free(places);
}

/* One host without any switch, as this machine is. */
Test(places, are_inside_a_host_that_is_the_root)
{
    static const uint64_t hosts[] = {A, A};
    static const int parent[] = {-1, 0, 0};
    static const double capacity[] = {0, 0, 0};
    static const int place[] = {1, 2};
    static const int host[] = {0, 0};
    struct made_site made = {.site = {.nnodes = 0}};
    struct ct_places *places;

    site_node(&made, -1, 0, A);
    places = places_on(&made, hosts, 2);
    expect_tree(places, 3, parent, capacity);
    expect_ranks(places, 2, place, host);
    ct_places_free(places);
}

static void expect_unknown(uint64_t hash)
{
    const uint64_t hosts[] = {A, hash};
    struct made_site made;
    struct ct_places *places = NULL;
    struct ct_diag diag = {""};

    site_of_three(&made);
    cr_expect_eq(ct_places_find(&made.site, hosts, 2, NULL, &places, &diag), CT_ERR_INPUT);
    cr_expect_null(places);
    cr_expect_str_eq(diag.text, "rank 1 is on a host that the cluster file "
                                "does not have");
}

/* 0 stands for nodes that are no hosts. */
Test(places, are_refused_on_a_host_that_the_site_does_not_have)
{
    expect_unknown(104);
    expect_unknown(0);
}

static bool same_places(const struct ct_places *a, const struct ct_places *b)
{
    const size_t nnodes = (size_t)a->tree.nnodes;
    const size_t nranks = (size_t)a->tree.nranks;

    return a->tree.nnodes == b->tree.nnodes && a->tree.nranks == b->tree.nranks &&
           memcmp(a->tree.node_above, b->tree.node_above, nnodes * sizeof(int)) == 0 &&
           memcmp(a->tree.capacity, b->tree.capacity, nnodes * sizeof(double)) == 0 &&
           memcmp(a->tree.place, b->tree.place, nranks * sizeof(int)) == 0 &&
           memcmp(a->host, b->host, nranks * sizeof(int)) == 0;
}

Test(places, are_equal_for_equal_input)
{
    for (int n = 1; n <= 40; n++) {
        struct ct_places *a = places_of(n);
        struct ct_places *b = places_of(n);

        cr_expect(same_places(a, b), "%d ranks", n);
        ct_places_free(a);
        ct_places_free(b);
    }
}

/* What trees promise: parents come first, and each rank has its own leaf. */
static void check_tree(const struct ct_tree *tree)
{
    unsigned char *seen = calloc((size_t)tree->nnodes, 2);

    cr_assert_not_null(seen);
    cr_expect_eq(tree->node_above[0], -1);
    for (int x = 1; x < tree->nnodes; x++) {
        cr_assert(tree->node_above[x] >= 0 && tree->node_above[x] < x);
        seen[2 * tree->node_above[x]] = 1;
    }
    for (int i = 0; i < tree->nranks; i++) {
        cr_expect_eq(seen[2 * tree->place[i]], 0, "rank %d is at no leaf", i);
        cr_expect_eq(seen[2 * tree->place[i] + 1]++, 0, "rank %d is where another is", i);
    }
    for (int x = 0; x < tree->nnodes; x++)
        cr_expect(seen[2 * x] != 0 || seen[2 * x + 1] != 0, "there is nothing below node %d", x);
    free(seen);
}

Test(places, are_trees_with_a_leaf_for_each_rank)
{
    for (int n = 1; n <= 40; n++) {
        struct ct_places *places = places_of(n);

        check_tree(&places->tree);
        for (int i = 0; i < n; i++)
            cr_expect(places->tree.place[i] == places->host[i] ||
                          places->tree.node_above[places->tree.place[i]] == places->host[i],
                      "rank %d of %d is not on its host", i, n);
        ct_places_free(places);
    }
}

Test(places, reach_only_plans_that_ask_for_them)
{
    struct ct_places *places = places_of(5);
    const struct ct_problem problem = {.nranks = 5, .places = places};
    const struct ct_problem unknown = {.nranks = 5};
    const struct ct_algorithm plain = {.by_places = false};
    const struct ct_algorithm placed = {.by_places = true};

    cr_expect_eq(ct_algorithm_shape(&placed, &problem, 1).places, places);
    cr_expect_null(ct_algorithm_shape(&plain, &problem, 1).places);
    cr_expect(ct_algorithm_applies(&placed, &problem));
    cr_expect_not(ct_algorithm_applies(&placed, &unknown));
    cr_expect(ct_algorithm_applies(&plain, &unknown));
    ct_places_free(places);
}

Test(places, of_a_single_host_do_not_depend_on_its_name)
{
    static const int parent[] = {-1, 0, 0};
    static const double capacity[] = {0, 0, 0};
    static const uint64_t host[] = {7, 0, 0};
    const struct ct_site site = {.nnodes = 3, .parent = parent, .capacity = capacity, .host = host};
    static const uint64_t same[] = {9, 9}, two[] = {9, 7};
    struct ct_places *places = NULL;

    cr_assert_eq(ct_places_find(&site, same, 2, NULL, &places, NULL), CT_OK);
    cr_expect_eq(places->host[0], 0);
    cr_expect_eq(places->tree.nnodes, 3);
    ct_places_free(places);
    cr_expect_eq(ct_places_find(&site, two, 2, NULL, &places, NULL), CT_ERR_INPUT);
}

static uint64_t hash_of(const char *name)
{
    return ct_hash(CT_HASH_START, name, strlen(name));
}

Test(places, find_a_host_with_and_without_its_domain)
{
    static const char *const names[] = {"n0", "n1.a.org", "n2.a.org", "n2.b.org", "10.0.0.1"};
    struct ct_site *site = ct_site_new(6);

    cr_assert_not_null(site);
    ct_site_set(site, 0, -1, 0, 0);
    for (int i = 0; i < 5; i++) {
        ct_site_set(site, i + 1, 0, 1e9, 0);
        ct_site_name(site, i + 1, names[i]);
        cr_expect_eq(ct_site_host(site, names[i]), hash_of(names[i]), "%s", names[i]);
    }
    cr_expect_eq(ct_site_host(site, "n0.b.org"), hash_of("n0"));
    cr_expect_eq(ct_site_host(site, "n1"), hash_of("n1.a.org"));
    cr_expect_eq(ct_site_host(site, "n1.b.org"), hash_of("n1"), "of another domain: unknown");
    cr_expect_eq(ct_site_host(site, "n2"), hash_of("n2"), "one of two: unknown");
    cr_expect_eq(ct_site_host(site, "10.0.0.2"), hash_of("10.0.0.2"));
    cr_expect_eq(ct_site_host(NULL, "n7.b.org"), hash_of("n7"));
    ct_site_free(site);
}
