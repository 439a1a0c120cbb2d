/*
 * test_traits.c - how unlike two jobs are, in whole numbers.
 */
#include "base/numbers.h"
#include "repo/traits.h"
#include "tests/repo/made_places.h"

#include <criterion/criterion.h>

/* Of ranks dealt round the hosts of a chain. */
static struct ct_traits traits_of(int nranks, int nparts)
{
    struct ct_places *places = places_of(nranks);
    struct ct_traits traits;

    cr_assert_eq(ct_traits_find(places, nparts, &traits, NULL), CT_OK);
    ct_places_free(places);
    return traits;
}

/* Of a rank on each of two hosts at a switch, with cables of this capacity. */
static struct ct_traits traits_of_pair(double capacity)
{
    const uint64_t hosts[] = {1, 2};
    struct made_site made = {.site = {.nnodes = 0}};
    struct ct_places *places;
    struct ct_traits traits;

    site_node(&made, -1, 0, 0);
    site_node(&made, 0, capacity, 1);
    site_node(&made, 0, capacity, 2);
    places = places_on(&made, hosts, 2);
    cr_assert_eq(ct_traits_find(places, 1, &traits, NULL), CT_OK);
    ct_places_free(places);
    return traits;
}

Test(traits, are_counted_on_the_wiring)
{
    const struct ct_traits traits = traits_of(2 * CHAIN_HOSTS, 3);

    cr_expect_eq(traits.nranks, 2 * CHAIN_HOSTS);
    cr_expect_eq(traits.nhosts, CHAIN_HOSTS);
    cr_expect_eq(traits.per_host, 2);
    cr_expect_eq(traits.nswitches, CHAIN_SWITCHES);
    cr_expect_eq(traits.nparts, 3);
    /* half of the ranks are at either end of the busiest cable, of 2e9 bytes/s */
    cr_expect_eq(traits.crossing, 64 * CT_LOG_ONE + ct_log2(8 * 8) - ct_log2(2000000000));
    cr_expect_eq(traits.ring, 64 * CT_LOG_ONE + ct_log2(4) - ct_log2(2000000000));
}

Test(traits, of_equal_jobs_have_no_distance)
{
    for (int nranks = 1; nranks <= 24; nranks++) {
        const struct ct_traits a = traits_of(nranks, 1), b = traits_of(nranks, 0);

        cr_expect_eq(ct_traits_distance(&a, &b), 0, "%d ranks", nranks);
    }
}

Test(traits, have_a_distance_that_is_the_same_both_ways_and_grows)
{
    const struct ct_traits here = traits_of(8, 1);
    int before = 0;

    for (int nranks = 8; nranks <= 64; nranks *= 2) {
        const struct ct_traits other = traits_of(nranks, 1);
        const int distance = ct_traits_distance(&here, &other);

        cr_expect_eq(distance, ct_traits_distance(&other, &here), "%d ranks", nranks);
        cr_expect(distance > before || nranks == 8, "%d ranks: %d", nranks, distance);
        before = distance;
    }
}

Test(traits, differ_by_a_doubling_of_each_and_by_half_of_one_of_parts)
{
    const struct ct_traits slow = traits_of_pair(1e8), fast = traits_of_pair(2e8);
    struct ct_traits parts = slow;

    parts.nparts = 2;
    cr_expect_eq(ct_traits_distance(&slow, &fast), 2 * CT_LOG_ONE); /* both kinds of cable time */
    cr_expect_eq(ct_traits_distance(&slow, &parts), CT_LOG_ONE / 2);
}

Test(traits, without_bandwidths_can_be_compared)
{
    const struct ct_traits unknown = traits_of_pair(0), known = traits_of_pair(1e8);

    cr_expect_eq(unknown.crossing, 0);
    cr_expect_eq(unknown.ring, 0);
    cr_expect_eq(ct_traits_distance(&unknown, &unknown), 0);
    cr_expect_eq(ct_traits_distance(&unknown, &known), 16 * CT_LOG_ONE);
}
