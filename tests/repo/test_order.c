/*
 * test_order.c - orders of ranks on trees, which of them differ, and all
 * algorithms in all of them.
 */
#include "repo/reorder.h"
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"
#include "tests/repo/sampled_ranks.h"

#include <criterion/parameterized.h>
#include <string.h>

static void expect_order(const struct ct_places *places, enum ct_order order, const int *ranks)
{
    for (int i = 0; i < places->tree.nranks; i++)
        cr_expect_eq(places->orders[order][i], ranks[i], "%s: rank %d at position %d, not %d",
                     ct_order_names[order], places->orders[order][i], i, ranks[i]);
}

/* Three switches in a chain, the root in the middle; hosts in the order of
   their numbers. */
static void site_of_three(struct made_site *made, const int *switch_of, int n)
{
    made->site.nnodes = 0;
    site_node(made, -1, 0, 0);
    site_node(made, 0, 1e9, 0);
    site_node(made, 0, 1e9, 0);
    for (int i = 0; i < n; i++)
        site_node(made, switch_of[i], 1e9, (uint64_t)i + 1);
}

/* Of hosts with the hashes 1 to `nhosts` on the switches of that site. */
static struct ct_places *on_three(const int *switch_of, int nhosts, const uint64_t *hosts,
                                  int nranks)
{
    struct made_site made;

    site_of_three(&made, switch_of, nhosts);
    return places_on(&made, hosts, nranks);
}

Test(order, walks_the_tree_or_deals_round_its_switches)
{
    static const int switch_of[] = {0, 1, 2, 0, 1, 2, 0, 1};
    static const uint64_t hosts[] = {1, 2, 3, 4, 5, 6, 7, 8};
    static const int as_is[] = {0, 1, 2, 3, 4, 5, 6, 7};
    static const int depth_first[] = {1, 4, 7, 2, 5, 0, 3, 6};
    static const int dealt[] = {0, 1, 2, 3, 4, 5, 6, 7};
    struct ct_places *places = on_three(switch_of, 8, hosts, 8);

    expect_order(places, CT_AS_IS, as_is);
    expect_order(places, CT_DEPTH_FIRST, depth_first);
    expect_order(places, CT_DEALT, dealt);
    cr_expect(places->is_distinct[CT_AS_IS]);
    cr_expect(places->is_distinct[CT_DEPTH_FIRST]);
    cr_expect_not(places->is_distinct[CT_DEALT]);
    cr_expect_not(places->is_given[CT_DEPTH_FIRST]);
    cr_expect(places->is_given[CT_DEALT]);
    ct_places_free(places);
}

Test(order, deals_round_the_hosts_of_a_switch_too)
{
    static const int switch_of[] = {1, 1, 2, 2};
    static const uint64_t hosts[] = {1, 1, 2, 2, 3, 3, 4, 4};
    static const int dealt[] = {0, 4, 2, 6, 1, 5, 3, 7};
    struct ct_places *places = on_three(switch_of, 4, hosts, 8);

    expect_order(places, CT_DEALT, dealt);
    cr_expect_not(places->is_distinct[CT_DEPTH_FIRST]);
    cr_expect(places->is_distinct[CT_DEALT]);
    cr_expect(places->is_given[CT_DEPTH_FIRST]);
    cr_expect_not(places->is_given[CT_DEALT]);
    ct_places_free(places);
}

Test(order, deals_until_the_fullest_switch_is_empty)
{
    static const int switch_of[] = {1, 1, 1, 2};
    static const uint64_t hosts[] = {1, 2, 3, 4};
    static const int dealt[] = {0, 3, 1, 2};
    struct ct_places *places = on_three(switch_of, 4, hosts, 4);

    expect_order(places, CT_DEALT, dealt);
    ct_places_free(places);
}

Test(order, is_one_on_a_single_switch)
{
    static const uint64_t hosts[] = {3, 1, 4, 2};
    static const int none[] = {0, 0, 0, 0};
    static const int walk[] = {1, 3, 0, 2};
    struct ct_places *places = on_three(none, 4, hosts, 4);

    expect_order(places, CT_DEPTH_FIRST, walk);
    cr_expect_not(places->is_distinct[CT_DEPTH_FIRST]);
    cr_expect_not(places->is_distinct[CT_DEALT]);
    ct_places_free(places);
}

/* The root is at one end of the chain: the symmetry takes it to the other. */
Test(order, is_one_with_another_from_the_other_end)
{
    struct made_site made;
    struct ct_places *places;
    static const uint64_t hosts[] = {1, 2, 3, 4};

    made.site.nnodes = 0;
    site_node(&made, -1, 0, 0);
    site_node(&made, 0, 1e9, 0);
    for (int i = 0; i < 4; i++)
        site_node(&made, i / 2, 1e9, (uint64_t)i + 1);
    places = places_on(&made, hosts, 4);
    cr_expect_eq(places->orders[CT_DEPTH_FIRST][0], 2);
    cr_expect_not(places->is_distinct[CT_DEPTH_FIRST]);
    cr_expect(places->is_distinct[CT_DEALT]);
    ct_places_free(places);
}

/* Whether depth-first and as it is are one: two switches with two hosts each,
   the ranks on the second before those on the first. */
static bool are_one(double capacity)
{
    static const int switch_of[] = {2, 2, 1, 1};
    static const uint64_t hosts[] = {1, 2, 3, 4};
    struct made_site made;
    struct ct_places *places;
    bool is_one;

    site_of_three(&made, switch_of, 4);
    made.capacity[3] = capacity; /* of the first host */
    places = places_on(&made, hosts, 4);
    is_one = !places->is_distinct[CT_DEPTH_FIRST];
    ct_places_free(places);
    return is_one;
}

Test(order, is_another_where_capacities_differ)
{
    cr_expect(are_one(1e9));
    cr_expect_not(are_one(2e9));
}

/* By the definition, where all capacities are equal: are any two positions as far
   apart in both? */
static bool is_same_to(const struct ct_places *places, const int *a, const int *b)
{
    int links[2 * SITE_NODES];

    for (int i = 0; i < places->tree.nranks; i++) {
        for (int k = 0; k < i; k++) {
            if (ct_route(&places->tree, a[i], a[k], links) !=
                ct_route(&places->tree, b[i], b[k], links))
                return false;
        }
    }
    return true;
}

/* Exchange some of eight ranks. */
static void shuffle(int *ranks, unsigned *seed)
{
    for (int i = 0; i < 6; i++) {
        const int rank = ranks[0];
        int k;

        *seed = *seed * 1103515245 + 12345;
        k = (int)(*seed >> 16) & 7;
        ranks[0] = ranks[k];
        ranks[k] = rank;
    }
}

Test(order, has_the_number_of_another_that_a_symmetry_makes_of_it)
{
    static const int switch_of[] = {0, 1, 2, 0, 1, 2, 1, 2};
    static const uint64_t hosts[] = {1, 2, 3, 4, 5, 6, 7, 8};
    struct ct_places *places = on_three(switch_of, 8, hosts, 8);
    int ranks[2][8];
    uint64_t number[2];
    unsigned seed = 1;
    int nsame = 0;

    for (int i = 0; i < 8; i++)
        ranks[0][i] = i;
    for (int round = 0; round < 4000; round++) {
        memcpy(ranks[1], ranks[0], sizeof ranks[0]);
        shuffle(ranks[1], &seed);
        for (int i = 0; i < 2; i++)
            cr_assert_eq(ct_order_number(&places->tree, ranks[i], &number[i], NULL), CT_OK);
        cr_expect_eq(number[0] == number[1], is_same_to(places, ranks[0], ranks[1]), "round %d",
                     round);
        nsame += number[0] == number[1];
        memcpy(ranks[0], ranks[1], sizeof ranks[0]);
    }
    cr_expect_gt(nsame, 10);
    cr_expect_lt(nsame, 3000);
    ct_places_free(places);
}

Test(order, is_unknown_without_places)
{
    const struct ct_algorithm *ring = ct_algorithm_find(ct_registry, "allgather_ring");
    struct ct_places *places = places_of(8);
    struct ct_problem problem = {
        .collective = &ct_allgather, .nranks = 8, .bytes = 100, .places = places};

    problem.setting.values[CT_SETTING_ORDER] = CT_DEPTH_FIRST;
    cr_expect(ct_algorithm_applies(ring, &problem));
    problem.places = NULL;
    cr_expect_not(ct_algorithm_applies(ring, &problem));
    problem.setting.values[CT_SETTING_ORDER] = CT_AS_IS;
    cr_expect(ct_algorithm_applies(ring, &problem));
    ct_places_free(places);
}

static struct ct_content of_a_scan(const struct ct_member *member, enum ct_buffer buffer, int block)
{
    return (struct ct_content){buffer == CT_SEND ? member->rank : 0, member->rank, block};
}

static int one_block(const struct ct_member *member, enum ct_buffer buffer)
{
    (void)member;
    (void)buffer;
    return 1;
}

Test(order, is_not_for_what_depends_on_the_ranks_before)
{
    const struct ct_collective scan = {.name = "scan", .nblocks = one_block, .content = of_a_scan};
    const struct ct_algorithm of_scan = {.collective = &scan};
    const struct ct_algorithm of_allreduce = {.collective = &ct_allreduce};
    const struct ct_algorithm made = {.collective = &ct_allreduce, .nranks = 8};

    cr_expect_not(ct_algorithm_takes_orders(&of_scan));
    cr_expect(ct_algorithm_takes_orders(&of_allreduce));
    cr_expect_not(ct_algorithm_takes_orders(&made));
}

static void free_indices(struct criterion_test_params *params)
{
    cr_free(params->params);
}

ParameterizedTestParameters(order, of_any_algorithm_is_right)
{
    int n = 0;
    int *indices;

    while (ct_registry[n] != NULL)
        n++;
    indices = cr_malloc((size_t)n * sizeof *indices);
    for (int i = 0; i < n; i++)
        indices[i] = i;
    return cr_make_param_array(int, indices, (size_t)n, free_indices);
}

/* With the first setting, and the most segments of two. */
static void check_order(const struct ct_algorithm *algorithm, int order,
                        const struct ct_places *places)
{
    struct ct_shape shape = {.nranks = places->tree.nranks,
                             .setting = ct_settings_at(algorithm->params, 0),
                             .places = places};
    const int segments_max = algorithm->segments == NULL ? 1 : 2;

    if (!applies(algorithm, shape.nranks, LARGE, shape.setting))
        return;
    shape.setting.values[CT_SETTING_ORDER] = order;
    for (shape.segments = 1; shape.segments <= segments_max; shape.segments++)
        check(algorithm, shape, NULL);
}

ParameterizedTest(int *index, order, of_any_algorithm_is_right)
{
    const struct ct_algorithm *algorithm = ct_registry[*index];

    if (!ct_algorithm_takes_orders(algorithm))
        return;
    for (int nranks = next_ranks(algorithm->name, 0); nranks != 0 && nranks <= 64;
         nranks = next_ranks(algorithm->name, nranks)) {
        struct ct_places *places = places_of(nranks);

        for (int order = CT_AS_IS + 1; order < CT_ORDERS; order++)
            check_order(algorithm, order, places);
        ct_places_free(places);
    }
}
