/*
 * test_cables.c - the cables on the longest way of each round, and what cables need.
 */
#include "model/feature_tally.h"
#include "model/features.h"
#include "repo/aliases.h"
#include "tests/repo/made_places.h"

#include <criterion/criterion.h>

enum { GBIT = 125000000 }; /* bytes/s */

/* Two hosts below a switch of their own, and two at the root. */
static struct ct_places *three_cables_apart(void)
{
    const uint64_t hosts[] = {1, 2, 3, 4};
    struct made_site made;

    made.site.nnodes = 0;
    site_node(&made, -1, 0, 0);
    site_node(&made, 0, GBIT, 0);
    site_node(&made, 1, GBIT, 1);
    site_node(&made, 1, GBIT, 2);
    site_node(&made, 0, GBIT, 3);
    site_node(&made, 0, GBIT, 4);
    return places_on(&made, hosts, 4);
}

/* 0 sends to 2 over its own cable, its switch's and that of 2; then 0 to 1, below that switch, and
   2 to 3. */
Test(round_cables, are_those_of_the_longest_way)
{
    const struct ct_named tree = ct_named_find(ct_registry, "bcast_binomial");
    struct ct_places *places = three_cables_apart();
    struct ct_problem problem = {
        .collective = tree.algorithm->collective, .nranks = 4, .bytes = 64, .places = places};
    struct ct_features features;

    cr_assert_eq(ct_named_read(&tree, "segment_bytes=0", &problem.setting, NULL), CT_OK);
    cr_assert_eq(ct_features_count(tree.algorithm, &problem, NULL, &features, NULL, NULL), CT_OK);
    cr_expect_eq(features.of[CT_ROUNDS_BETWEEN], 2);
    cr_expect_eq(features.of[CT_ROUND_CABLES], 3 + 2);
    ct_places_free(places);
}

Test(cable_ns, are_whole_and_never_wrap)
{
    cr_expect_eq(ct_cable_ns(125, GBIT), 1000);
    cr_expect_eq(ct_cable_ns(1, 3), 333333333);
    /* 10^12 bytes at 400 Gbit/s */
    cr_expect_eq(ct_cable_ns(INT64_C(1000000000000), INT64_C(50000000000)), INT64_C(20000000000));
    cr_expect_eq(ct_cable_ns(INT64_C(1000000000001), INT64_C(50000000000)), INT64_C(20000000000));
    cr_expect_eq(ct_cable_ns(INT64_MAX / 4, 1), INT64_MAX / 4);
    cr_expect_eq(ct_cable_ns(INT64_MAX / 4, INT64_MAX / 4), 1000000000);
}
