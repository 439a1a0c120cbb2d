/*
 * test_cores_check.c - ranks that share cores are noticed where that can be
 * known.
 */
#include "driver/session/cores_check.h"

#include <criterion/criterion.h>
#include <unistd.h>

static char far[] = "far", localhost[] = "localhost", own[256];
static char by_hosts[] = "mpiexec -hosts {hosts} {command}";
static char by_rank_hosts[] = "mpiexec -hosts {rank_hosts} {command}";
static char plain[] = "mpiexec -n {ranks} {command}";
static int one_host[] = {0, 0, 0}, two_hosts[] = {0, 0, 1};

/* Three ranks. */
static bool are_short(char *name, char *launch, int *rank_host, int ncores)
{
    struct ct_node nodes[] = {{.name = name}, {.name = name}};
    const struct ct_cluster cluster = {
        .nnodes = 2, .nodes = nodes, .nranks = 3, .rank_host = rank_host, .launch = launch};

    return ct_cores_are_short(&cluster, ncores);
}

Test(cores_check, counts_the_ranks_on_this_machine)
{
    cr_assert_eq(gethostname(own, sizeof own - 1), 0);
    cr_expect(are_short(localhost, by_hosts, one_host, 2));
    cr_expect(are_short(own, by_rank_hosts, one_host, 2));
    cr_expect(are_short(far, plain, one_host, 2));
    cr_expect_not(are_short(localhost, by_hosts, one_host, 3));
    cr_expect_not(are_short(far, plain, one_host, 4));
}

Test(cores_check, knows_nothing_of_other_machines)
{
    cr_expect_not(are_short(far, by_hosts, one_host, 2));
    cr_expect_not(are_short(far, by_rank_hosts, one_host, 2));
    cr_expect_not(are_short(localhost, plain, two_hosts, 2));
    cr_expect_not(are_short(localhost, plain, one_host, 0));
}
