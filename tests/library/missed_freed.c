/*
 * missed_freed - MPI refuses a rank a call, and the rank makes it when the root has freed the
 * communicator.
 *
 * MPI program of four ranks. It first uses many communicators, with its ranks in different orders.
 * The library keeps no memory of the last ones after they are freed.
 */
#include <mpi.h>
#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

enum { RANKS = 4, ORDERS = 24, LAST = 3 * ORDERS, LATER = 40, LATE = 2 };

static int rank, nwrong;

/* Where this rank is in one of the orders. */
static int place(int order)
{
    int left[RANKS] = {0, 1, 2, 3}, at = 0;

    for (int i = 0; i < RANKS; i++) {
        const int k = order % (RANKS - i);

        if (left[k] == rank)
            at = i;
        for (int j = k; j + 1 < RANKS; j++)
            left[j] = left[j + 1];
        order /= RANKS - i;
    }
    return at;
}

/* Of all ranks, then of all but 1, 2 or 3, which has one of its own. */
static MPI_Comm make(int number)
{
    const int left_out = number / ORDERS;
    MPI_Comm comm;

    MPI_Comm_split(MPI_COMM_WORLD, left_out > 0 && rank == left_out, place(number % ORDERS), &comm);
    return comm;
}

/* From rank 0 of all. */
static int root_of(MPI_Comm comm)
{
    const int zero = 0;
    int root;
    MPI_Group all, some;

    MPI_Comm_group(MPI_COMM_WORLD, &all);
    MPI_Comm_group(comm, &some);
    MPI_Group_translate_ranks(all, 1, &zero, some, &root);
    MPI_Group_free(&all);
    MPI_Group_free(&some);
    return root;
}

static void bcast(MPI_Comm comm, int value)
{
    int got = rank == 0 ? value : -1;

    MPI_Bcast(&got, 1, MPI_INT, root_of(comm), comm);
    nwrong += got != value;
}

static void refuse(MPI_Comm comm)
{
    int got;

    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    nwrong += MPI_Bcast(&got, -1, MPI_INT, root_of(comm), comm) == MPI_SUCCESS;
}

static void try_freed(MPI_Comm comm, MPI_Comm other)
{
    int go = 0;

    bcast(comm, 1);
    bcast(other, 2);
    if (rank == LATE) {
        refuse(comm);
        MPI_Recv(&go, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    bcast(comm, 3);
    MPI_Comm_free(&comm);
    for (int i = 0; i < LATER; i++)
        bcast(other, i);
    if (rank == 0)
        MPI_Send(&go, 1, MPI_INT, LATE, 0, MPI_COMM_WORLD);
}

int main(int argc, char **argv)
{
    MPI_Comm comms[LAST + 2];

    MPI_Init(&argc, &argv);
    alarm(120); /* only a rank that waits for ever needs as long */
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (int i = 0; i < LAST + 2; i++) {
        const bool is_alone = i >= ORDERS && rank == i / ORDERS;

        comms[i] = make(i);
        if (!is_alone && i < LAST)
            bcast(comms[i], i);
    }
    if (rank != LAST / ORDERS)
        try_freed(comms[LAST], comms[LAST + 1]);
    printf("rank %d: %d wrong\n", rank, nwrong);
    MPI_Finalize();
    return nwrong != 0;
}
