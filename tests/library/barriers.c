/*
 * barriers - no rank leaves a barrier before all have entered it: on several
 * communicators, each first used by a barrier, with each rank late in turn.
 *
 * All ranks are on one host, whose clock they share.
 */
#include "tests/library/compare.h"

#include <time.h>

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void be_late(void)
{
    const struct timespec moment = {.tv_nsec = 3000000};

    nanosleep(&moment, NULL);
}

static void pass(MPI_Comm comm, int late)
{
    double entered, left;
    int rank;

    MPI_Comm_rank(comm, &rank);
    if (rank == late)
        be_late();
    entered = now();
    MPI_Barrier(comm);
    left = now();
    PMPI_Allreduce(MPI_IN_PLACE, &entered, 1, MPI_DOUBLE, MPI_MAX, comm);
    ct_compare_numbers("left before all had entered", left < entered, 0);
}

static void pass_all(MPI_Comm comm)
{
    int nranks;

    MPI_Comm_size(comm, &nranks);
    for (int round = 0; round < 2; round++) {
        for (int late = 0; late < nranks; late++)
            pass(comm, late);
    }
    for (int i = 0; i < 100; i++)
        MPI_Barrier(comm);
    pass(comm, 0);
}

/* What was sent before is there after. */
static void send_before(MPI_Comm comm)
{
    int rank, nranks, number = -1;
    MPI_Request request;

    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &nranks);
    MPI_Isend(&rank, 1, MPI_INT, (rank + 1) % nranks, 7, comm, &request);
    MPI_Barrier(comm);
    MPI_Recv(&number, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, MPI_STATUS_IGNORE);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    ct_compare_numbers("the message sent before", number, (rank + nranks - 1) % nranks);
}

/* Ranks below half, and the others. */
static void pass_between_groups(MPI_Comm comm)
{
    int rank, nranks, is_upper;
    MPI_Comm own, both;

    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &nranks);
    if (nranks < 2)
        return;
    is_upper = rank >= nranks / 2;
    MPI_Comm_split(comm, is_upper, rank, &own);
    MPI_Intercomm_create(own, 0, comm, is_upper ? 0 : nranks / 2, 3, &both);
    MPI_Barrier(both);
    MPI_Comm_free(&both);
    MPI_Comm_free(&own);
}

static void pass_nowhere(void)
{
    int class = 0, native_class = 0, err;

    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    err = MPI_Barrier(MPI_COMM_NULL);
    MPI_Error_class(err, &class);
    err = PMPI_Barrier(MPI_COMM_NULL);
    MPI_Error_class(err, &native_class);
    ct_compare_numbers("the error class without a communicator", class, native_class);
}

int main(int argc, char **argv)
{
    MPI_Comm copy, reversed;
    int rank;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    pass_all(MPI_COMM_WORLD);
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Comm_split(MPI_COMM_WORLD, 0, -rank, &reversed);
    pass_all(copy);
    pass_all(reversed);
    pass_all(MPI_COMM_SELF);
    send_before(copy);
    pass_between_groups(copy);
    pass_nowhere();
    MPI_Comm_free(&copy);
    MPI_Comm_free(&reversed);
    rank = ct_compare_result();
    MPI_Finalize();
    return rank;
}
