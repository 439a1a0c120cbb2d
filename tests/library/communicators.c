/*
 * communicators - calls on all kinds of communicators, of four ranks on two
 * hosts (two_hosts.c). The counts by reason are for the report:
 *
 * tuned: world, a dup, one reordered within the hosts;
 * placement differs: world reversed;
 * process count not tuned: MPI_COMM_SELF, halves;
 * inter-communicator: between the halves.
 */
#include "tests/library/compare.h"

#include <stddef.h>

/* Three calls. */
static void compare_on(MPI_Comm comm, const char *what)
{
    struct ct_compare c;
    ct_compare_init(&c, comm);
    ct_compare_fill(&c, 0);
    MPI_Alltoall(c.sent, 30, MPI_INT, c.got, 30, MPI_INT, comm);
    PMPI_Alltoall(c.sent, 30, MPI_INT, c.wanted, 30, MPI_INT, comm);
    ct_compare_buffers(&c, what, 0, 0);
    MPI_Allgather(c.sent, 30, MPI_INT, c.got, 30, MPI_INT, comm);
    PMPI_Allgather(c.sent, 30, MPI_INT, c.wanted, 30, MPI_INT, comm);
    ct_compare_buffers(&c, what, 1, 0);
    MPI_Allreduce(c.sent, c.got, 30, MPI_UNSIGNED, MPI_SUM, comm);
    PMPI_Allreduce(c.sent, c.wanted, 30, MPI_UNSIGNED, MPI_SUM, comm);
    ct_compare_buffers(&c, what, 2, 0);
    ct_compare_fini(&c);
}

static void compare_split(int color, int key, const char *what)
{
    MPI_Comm comm;

    MPI_Comm_split(MPI_COMM_WORLD, color, key, &comm);
    compare_on(comm, what);
    MPI_Comm_free(&comm);
}

static void compare_inter(int rank)
{
    MPI_Comm half, inter;

    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half);
    MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - rank % 2, 5, &inter);
    compare_on(inter, "inter-communicator");
    MPI_Comm_free(&inter);
    MPI_Comm_free(&half);
}

/* An attribute of the application: is it copied behind its back? */
static int ncopies;

static int copy_attribute(MPI_Comm comm, int key, void *extra, void *value, void *copy,
                          int *is_copied)
{
    (void)comm;
    (void)key;
    (void)extra;
    *(void **)copy = value;
    *is_copied = 1;
    ncopies++;
    return MPI_SUCCESS;
}

static void compare_dup(void)
{
    MPI_Comm dup, dup_of_dup;
    int key;

    MPI_Comm_dup(MPI_COMM_WORLD, &dup);
    MPI_Comm_create_keyval(copy_attribute, MPI_COMM_NULL_DELETE_FN, &key, NULL);
    MPI_Comm_set_attr(dup, key, NULL);
    compare_on(dup, "dup");
    ct_compare_numbers("copies made in calls", ncopies, 0);
    MPI_Comm_dup(dup, &dup_of_dup);
    ct_compare_numbers("copies made by a dup", ncopies, 1);
    MPI_Comm_free(&dup);
    compare_on(dup_of_dup, "dup of a dup");
    MPI_Comm_free(&dup_of_dup);
    MPI_Comm_free_keyval(&key);
}

int main(int argc, char **argv)
{
    int rank;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    compare_on(MPI_COMM_WORLD, "world");
    compare_on(MPI_COMM_SELF, "self");
    compare_dup();
    compare_split(0, rank ^ 1, "reordered within hosts");
    compare_split(0, -rank, "reversed");
    compare_split(rank / 2, rank, "halves");
    compare_inter(rank);
    compare_on(MPI_COMM_WORLD, "world again");
    return ct_compare_end();
}
