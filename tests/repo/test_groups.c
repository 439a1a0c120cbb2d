/*
 * test_groups.c - ranks below one switch, or on one host.
 */
#include "tests/repo/made_places.h"

#include <criterion/criterion.h>

/* A switch with another below it, and a host on each but for two on the
   second. */
static struct ct_places *on_two(const uint64_t *hosts, int nranks)
{
    struct made_site made = {.site = {.nnodes = 0}};

    site_node(&made, -1, 0, 0);
    site_node(&made, 0, 1e9, 0);
    site_node(&made, 0, 1e9, 1);
    site_node(&made, 1, 1e9, 2);
    site_node(&made, 1, 1e9, 3);
    return places_on(&made, hosts, nranks);
}

static void expect_group(const struct ct_groups *groups, int group, int n, const int *ranks)
{
    const int first = groups->first[group];

    cr_assert_eq(groups->first[group + 1] - first, n);
    for (int i = 0; i < n; i++) {
        cr_expect_eq(groups->ranks[first + i], ranks[i]);
        cr_expect_eq(groups->of[ranks[i]], group);
    }
}

Test(groups, are_of_switches_in_the_order_of_their_first_ranks)
{
    static const uint64_t hosts[] = {2, 1, 3, 2, 1, 3};
    static const int lower[] = {0, 2, 3, 5}, upper[] = {1, 4};
    struct ct_places *places = on_two(hosts, 6);

    cr_assert_eq(places->groups.n, 2);
    cr_expect_eq(places->groups.smallest, 2);
    cr_expect_eq(places->groups.largest, 4);
    expect_group(&places->groups, 0, 4, lower);
    expect_group(&places->groups, 1, 2, upper);
    ct_places_free(places);
}

Test(groups, are_of_hosts_where_there_is_one_switch)
{
    static const uint64_t hosts[] = {3, 2, 3, 2, 2};
    static const int third[] = {0, 2}, second[] = {1, 3, 4};
    struct ct_places *places = on_two(hosts, 5);

    cr_assert_eq(places->groups.n, 2);
    expect_group(&places->groups, 0, 2, third);
    expect_group(&places->groups, 1, 3, second);
    ct_places_free(places);
}

Test(groups, are_one_on_one_host)
{
    static const uint64_t hosts[] = {2, 2, 2};
    static const int all[] = {0, 1, 2};
    struct ct_places *places = on_two(hosts, 3);

    cr_assert_eq(places->groups.n, 1);
    cr_expect_eq(places->groups.smallest, 3);
    expect_group(&places->groups, 0, 3, all);
    ct_places_free(places);
}

Test(groups, are_of_hosts_too_where_there_are_several_switches)
{
    static const uint64_t hosts[] = {2, 1, 3, 2, 1, 3};
    static const int ranks[][2] = {{0, 3}, {1, 4}, {2, 5}};
    struct ct_places *places = on_two(hosts, 6);

    cr_assert_eq(places->hosts.n, 3);
    cr_expect_eq(places->hosts.smallest, 2);
    cr_expect_eq(places->hosts.largest, 2);
    for (int i = 0; i < 3; i++)
        expect_group(&places->hosts, i, 2, ranks[i]);
    ct_places_free(places);
}
