/*
 * test_latency_limit.c - limits by latency against figures worked by hand.
 */
#include "cluster/limits.h"
#include "tests/cluster/cluster_helpers.h"
#include "tests/repo/descriptors.h"

static void expect_latency(const struct ct_cluster *c, const struct ct_collective *collective,
                           int root, double us)
{
    const double found = 1e6 * ct_limit_latency(c, collective, root);

    cr_expect_float_eq(found, us, 1e-6, "%s, root %d: %g us, not %g", collective->name, root, found,
                       us);
}

/* Rank 0, the gateway, is 100 us from the top switch, `left` 2 us, its hosts, 1 to 4,
   30 us more; `right` 1.5 us, its hosts, 5 to 8, 0.8 us more. */
Test(latency_limit, is_the_longest_way)
{
    struct ct_cluster *c = load(GOOD_DIR "/latency-and-trunks.yaml");

    expect_latency(c, &ct_allgather, 0, 132);
    expect_latency(c, &ct_allreduce, 0, 132);
    expect_latency(c, &ct_alltoall, 0, 132);
    expect_latency(c, &ct_barrier, 0, 132);
    expect_latency(c, &ct_scan, 0, 132);
    expect_latency(c, &ct_bcast, 0, 132);
    expect_latency(c, &ct_bcast, 1, 132);
    expect_latency(c, &ct_gather, 5, 102.3);
    expect_latency(c, &ct_reduce, 8, 102.3);
}

/* From the switch `low` to `far`: 10 + 15 + 15 + 10 + 10 + 0 + 10. In 5 rounds of
   20 us all 22 ranks can have a rank's data, but not in the least time. */
Test(latency_limit, is_no_number_of_rounds)
{
    struct ct_cluster *c = load_topology("lab-e");

    expect_latency(c, &ct_allgather, 0, 70);
    expect_latency(c, &ct_allgatherv, 0, 70);
    expect_latency(c, &ct_allreduce, 0, 70);
    expect_latency(c, &ct_reduce_scatter, 0, 70);
    expect_latency(c, &ct_barrier, 0, 70);
    expect_latency(c, &ct_alltoall, 0, 70);
    expect_latency(c, &ct_bcast, 0, 70); /* from `far` to `low` */
    expect_latency(c, &ct_reduce, 0, 70);
    expect_latency(c, &ct_gather, 0, 70);
    expect_latency(c, &ct_scatter, 4, 60); /* from the core to `low` */
    expect_latency(c, &ct_gatherv, 6, 70); /* `right` */
}

/* A lone slow cable: only what its rank takes part in needs it. */
Test(latency_limit, is_that_of_a_lone_far_rank)
{
    struct ct_cluster *c =
        load_text("name: a\nswitches: [s]\nhosts:\n"
                  "- {names: \"n[0-6]\", switch: s, bandwidth: 1 Gbit/s, latency: 1 us}\n"
                  "- {names: m, switch: s, bandwidth: 1 Gbit/s, latency: 5 us}\n"
                  "ranks: [\"n[0-6]\", m]\n");

    expect_latency(c, &ct_alltoall, 0, 6);
    expect_latency(c, &ct_bcast, 7, 6);
    expect_latency(c, &ct_scatter, 7, 6);
    expect_latency(c, &ct_allreduce, 0, 6);
}

/* An allgather of 21 blocks over a host's cable takes 70 us with 41 bytes; a
   vector with 875. */
Test(latency_limit, is_told_with_the_bytes_up_to_which_it_is_the_larger_one)
{
    struct ct_cluster *c = load_topology("lab-e");
    struct ct_text text = {0};
    const char *rows;

    ct_limits_describe(c, &text);
    cr_assert(!text.failed);
    rows = strstr(text.text, "limits by latency");
    cr_assert_not_null(rows);
    cr_expect_not_null(strstr(rows, " allgather (41)"), "%s", rows);
    cr_expect_not_null(strstr(rows, " bcast (875)"), "%s", rows);
    cr_expect_not_null(strstr(rows, " barrier "), "%s", rows);
    cr_expect_not_null(strstr(rows, "  70 us "));
    cr_expect_not_null(strstr(rows, " gather (41)"), "%s", rows);
    free(text.text);
}
