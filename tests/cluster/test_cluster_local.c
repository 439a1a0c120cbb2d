/*
 * test_cluster_local.c - a machine as hwloc describes it.
 */
#include "tests/cluster/cluster_helpers.h"

/* Kind, parent and name of each node below the host, in a line. */
static void expect_inside(const char *synthetic, int nranks, const char *expected)
{
    struct ct_cluster *c = load_synthetic(synthetic);
    char text[2000] = "";
    size_t length = 0;

    for (int i = 1; i < c->nnodes; i++)
        length += (size_t)snprintf(text + length, sizeof text - length, "%s%s<%d",
                                   i == 1 ? "" : ", ", c->nodes[i].name, c->nodes[i].parent);
    cr_expect_str_eq(text, expected, "%s:\n%s\nwanted:\n%s", synthetic, text, expected);
    cr_expect_eq(c->nranks, nranks, "%s: %d ranks", synthetic, c->nranks);
    cr_expect_eq(c->per_host, nranks);
    cr_expect_eq(c->nodes[0].kind, CT_NODE_HOST);
    cr_expect(c->is_local);
}

Test(cluster_local, gives_each_core_a_rank)
{
    expect_inside("core:3 pu:2", 3, "core 0<0, core 1<0, core 2<0");
}

Test(cluster_local, gives_a_single_core_two_ranks)
{
    expect_inside("core:1 pu:2", 2, "core 0.0<0, core 0.1<0");
}

Test(cluster_local, counts_cores)
{
    cr_expect_eq(ct_cluster_local_cores("core:1 pu:2"), 1);
    cr_expect_eq(ct_cluster_local_cores("pack:2 core:3 pu:2"), 6);
    cr_expect_geq(ct_cluster_local_cores(NULL), 1);
}

Test(cluster_local, keeps_packages)
{
    expect_inside("pack:2 numa:1 l3:1 core:2 pu:1", 4,
                  "package 0<0, core 0<1, core 1<1, "
                  "package 1<0, core 2<4, core 3<4");
}

Test(cluster_local, leaves_out_what_all_ranks_share)
{
    expect_inside("pack:1 l3:1 core:2 pu:1", 2, "core 0<0, core 1<0");
}

Test(cluster_local, leaves_out_what_one_rank_has_alone)
{
    expect_inside("pack:2 l3:1 l2:1 core:1 pu:2", 2, "core 0<0, core 1<0");
}

Test(cluster_local, keeps_shared_caches_of_one_package)
{
    expect_inside("pack:1 l3:2 core:2 pu:1", 4,
                  "L3 0<0, core 0<1, core 1<1, L3 1<0, core 2<4, core 3<4");
}

Test(cluster_local, keeps_numa_nodes_within_packages)
{
    expect_inside("pack:2 group:2 numa:1 core:2 pu:1", 8,
                  "package 0<0, numa 0<1, core 0<2, core 1<2, numa 1<1, "
                  "core 2<5, core 3<5, package 1<0, numa 2<8, core 4<9, "
                  "core 5<9, numa 3<8, core 6<12, core 7<12");
}

Test(cluster_local, takes_hardware_threads_where_no_cores_are_known)
{
    expect_inside("pu:2", 2, "PU 0<0, PU 1<0");
}

Test(cluster_local, has_no_known_bandwidth)
{
    struct ct_cluster *c = load_synthetic("pack:2 core:2 pu:1");

    for (int i = 0; i < c->nnodes; i++)
        cr_expect_eq(c->nodes[i].cable.bandwidth, 0);
}

Test(cluster_local, is_this_machine_with_at_least_two_ranks)
{
    struct ct_cluster *c = load_synthetic(NULL);
    char name[256] = "";

    cr_assert_eq(gethostname(name, sizeof name - 1), 0);
    cr_expect_str_eq(c->name, "local");
    cr_expect_str_eq(c->launch, LAUNCH);
    cr_expect_geq(c->nranks, 2);
    cr_expect_eq(strlen(c->nodes[0].name), strlen(name));
}

Test(cluster_local, describes_a_machine)
{
    struct ct_cluster *c = load_synthetic("pack:2 core:2 pu:1");
    char *text;

    cr_assert_eq(ct_cluster_describe(c, &text, NULL), 0);
    cr_expect_not_null(strstr(text, ", package 1: ranks 2-3\n"), "%s", text);
    cr_expect_not_null(strstr(text, "\ncables: no bandwidth known\n"));
    cr_expect_not_null(strstr(text, "\n  unknown    allgather "));
    free(text);
}

Test(cluster_local, refuses_what_hwloc_does_not_understand)
{
    struct ct_cluster *c = NULL;
    struct ct_diag diag = {""};

    cr_expect_eq(ct_cluster_local("nonsense", 0, LAUNCH, &c, &diag), CT_ERR_INPUT);
    cr_expect_str_eq(diag.text, "this machine: hwloc does not understand 'nonsense'");
    cr_expect_null(c);
}

Test(cluster_local, refuses_a_launch_line_without_command)
{
    struct ct_cluster *c = NULL;
    struct ct_diag diag = {""};

    cr_expect_eq(ct_cluster_local("core:2 pu:1", 0, "mpiexec", &c, &diag), CT_ERR_INPUT);
    cr_expect_not_null(strstr(diag.text, "'launch' without {command}"));
}
