/*
 * test_placement_check.c - jobs whose ranks are where the file puts them, and
 * jobs whose ranks are not.
 */
#include "driver/session/placement_check.h"

#include <criterion/criterion.h>
#include <stdio.h>

static char n0[] = "n0", n1[] = "n1.cluster.org";
static char s0[] = "s0";
static struct ct_node nodes[] = {{.kind = CT_NODE_SWITCH, .name = s0, .parent = -1},
                                 {.kind = CT_NODE_HOST, .name = n0},
                                 {.kind = CT_NODE_HOST, .name = n1}};
static int in_blocks[] = {1, 1, 2, 2};
static const struct ct_cluster cluster = {
    .nnodes = 3, .nodes = nodes, .nranks = 4, .rank_host = in_blocks};

/* Of the job that was checked last. */
static uint64_t placement;

/* Check a job's names; the sentence, "" if there is none. */
static const char *checked(const char *job)
{
    static struct ct_diag diag;
    char names[256];
    int err;

    diag.text[0] = '\0';
    snprintf(names, sizeof names, "%s", job);
    err = ct_placement_check(&cluster, names, true, &placement, &diag);
    cr_expect_eq(err, diag.text[0] == '\0' ? CT_OK : CT_ERR_INPUT);
    return diag.text;
}

Test(placement_check, accepts_what_the_file_says)
{
    cr_expect_str_empty(checked("n0 n0 n1 n1"));
    cr_expect_str_empty(checked("n0.cluster.org n0.cluster.org n1 n1"));
}

Test(placement_check, accepts_aliases_that_share_hosts_alike)
{
    cr_expect_str_empty(checked("a a b b"));
    cr_expect_str_empty(checked("n1 n1 other other"));
}

Test(placement_check, names_a_rank_on_another_host)
{
    cr_expect_str_eq(checked("n1 n1 n0 n0"),
                     "rank 0 runs on n1, but the cluster file puts it on n0: "
                     "is the launch line right?");
}

Test(placement_check, names_ranks_that_share_a_host_against_the_file)
{
    cr_expect_str_eq(checked("a a a b"), "ranks 0 and 2 run on one host, but the cluster file "
                                         "puts them on two: is the launch line right?");
}

Test(placement_check, names_ranks_that_are_apart_against_the_file)
{
    cr_expect_str_eq(checked("a b c c"), "ranks 0 and 1 run on two hosts, but the cluster file "
                                         "puts them on one: is the launch line right?");
}

Test(placement_check, wants_a_host_for_every_rank)
{
    cr_expect_str_eq(checked("n0 n0 n1"), "the timer named 3 hosts for 4 ranks");
    cr_expect_str_eq(checked("n0 n0 n1 n1 n1"), "the timer named 5 hosts for 4 ranks");
}

Test(placement_check, finds_one_placement_whether_hosts_have_their_domain)
{
    uint64_t wanted;

    cr_expect_str_empty(checked("n0 n0 n1.cluster.org n1.cluster.org"));
    wanted = placement;
    cr_expect_str_empty(checked("n0.cluster.org n0.cluster.org n1 n1"));
    cr_expect_eq(placement, wanted);
}
