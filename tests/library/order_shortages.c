/*
 * order_shortages - with COLLTUNE_REPRODUCIBLE=1 one rank has no memory for a
 * communicator's set-up: a sum of doubles fails on all ranks, through the
 * communicator's error handler, and one of integers runs natively. Then there is
 * memory, and both run. Where set-up fails for good, a sum of no doubles still succeeds.
 *
 * MPI program that knows nothing of the library. PMPI_Comm_set_attr below stands
 * before that of the MPI library, which is still to be had by its other name.
 */
#include "tests/library/compare.h"

#include <stdio.h>

static int attributes_to_fail;

int PMPI_Comm_set_attr(MPI_Comm comm, int key, void *value)
{
    if (attributes_to_fail > 0) {
        attributes_to_fail--;
        return MPI_ERR_NO_MEM;
    }
    return MPI_Comm_set_attr(comm, key, value);
}

static int groups_to_fail;

int PMPI_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *made)
{
    if (groups_to_fail > 0) {
        groups_to_fail--;
        return MPI_ERR_OTHER;
    }
    return MPI_Comm_create_group(comm, group, tag, made);
}

static int nhandled;

static void handle(MPI_Comm *comm, int *err, ...)
{
    (void)comm;
    (void)err;
    nhandled++;
}

static int add_doubles(MPI_Comm comm, double *sum)
{
    const double one = 1;

    *sum = 0;
    return MPI_Allreduce(&one, sum, 1, MPI_DOUBLE, MPI_SUM, comm);
}

/* Where set-up fails, what has a result fails. */
static void check_without_set_up(int rank)
{
    double sum = 0;
    int nranks, class = MPI_SUCCESS;
    MPI_Comm comm;

    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_split(MPI_COMM_WORLD, 0, (rank + 1) % nranks, &comm);
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    groups_to_fail = 1;
    MPI_Error_class(add_doubles(comm, &sum), &class);
    ct_compare_numbers("class without set-up", class, MPI_ERR_OTHER);
    ct_compare_numbers("set-ups left", groups_to_fail, 0);
    for (int i = 0; i < 2; i++)
        ct_compare_numbers("no doubles without set-up",
                           MPI_Allreduce(&sum, &sum, 0, MPI_DOUBLE, MPI_SUM, comm), MPI_SUCCESS);
    MPI_Comm_free(&comm);
}

int main(int argc, char **argv)
{
    const int one = 1;
    int rank, nranks, err, class = MPI_SUCCESS, sum = 0;
    double doubles;
    MPI_Errhandler handler;
    MPI_Comm comm;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    add_doubles(MPI_COMM_WORLD, &doubles); /* the library has begun */
    MPI_Comm_split(MPI_COMM_WORLD, 0, -rank, &comm);
    MPI_Comm_create_errhandler(handle, &handler);
    MPI_Comm_set_errhandler(comm, handler);

    attributes_to_fail = rank == 1 ? 2 : 0;
    err = add_doubles(comm, &doubles);
    MPI_Error_class(err, &class);
    ct_compare_numbers("class without memory", class, MPI_ERR_NO_MEM);
    ct_compare_numbers("handled", nhandled, 1);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm);
    ct_compare_numbers("integers without memory", sum, nranks);
    ct_compare_numbers("failures left", attributes_to_fail, 0);
    ct_compare_numbers("with memory", add_doubles(comm, &doubles), MPI_SUCCESS);
    ct_compare_numbers("doubles", (long)doubles, nranks);
    ct_compare_numbers("handled in all", nhandled, 1);

    check_without_set_up(rank);

    MPI_Errhandler_free(&handler);
    MPI_Comm_free(&comm);
    return ct_compare_end();
}
