/*
 * profiled_calls - every collective that the library interposes, twice: with
 * three ints in a block, then the same in place, where it can be.
 *
 * profiled_calls MODE
 *   all     on MPI_COMM_WORLD
 *   alone   rank 0 on MPI_COMM_SELF, the other ranks make no call
 *   nested  an allreduce on all, without an operation; within it, in the error
 *           handler, one on MPI_COMM_SELF
 */
#include "library/calls.h"

#include <stdlib.h>
#include <string.h>

enum { COUNT = 3, RANKS_MAX = 8 };

static int counts[RANKS_MAX], displs[RANKS_MAX];
static int send[RANKS_MAX * COUNT], recv[RANKS_MAX * COUNT];

static struct ct_plain_call plain_call(MPI_Comm comm)
{
    struct ct_plain_call call = {.send = send,
                                 .recv = recv,
                                 .count = COUNT,
                                 .counts = counts,
                                 .displs = displs,
                                 .recv_counts = counts,
                                 .recv_displs = displs,
                                 .type = MPI_INT,
                                 .op = MPI_SUM,
                                 .comm = comm};

    for (int i = 0; i < RANKS_MAX; i++) {
        counts[i] = COUNT;
        displs[i] = i * COUNT;
    }
    MPI_Comm_rank(comm, &call.rank);
    return call;
}

static bool has_root(const char *name)
{
    return strncmp(name, "gather", 6) == 0 || strcmp(name, "reduce") == 0;
}

static void call_all(MPI_Comm comm)
{
    for (int i = 0; ct_all_calls[i] != NULL; i++) {
        const struct ct_calls *calls = ct_all_calls[i];
        struct ct_plain_call call = plain_call(comm);

        calls->mpi(&call);
        if (calls->in_place == CT_SEND_IN_PLACE && (!has_root(calls->name) || call.rank == 0))
            call.send = MPI_IN_PLACE;
        calls->mpi(&call);
    }
}

static void call_within(MPI_Comm *comm, int *code, ...)
{
    (void)comm;
    (void)code;
    MPI_Allreduce(send, recv, COUNT, MPI_INT, MPI_SUM, MPI_COMM_SELF);
}

static void call_wrongly(void)
{
    MPI_Errhandler handler;

    MPI_Comm_create_errhandler(call_within, &handler);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
    MPI_Allreduce(send, recv, COUNT, MPI_INT, MPI_OP_NULL, MPI_COMM_WORLD);
    MPI_Errhandler_free(&handler);
}

int main(int argc, char **argv)
{
    const char *mode = argc > 1 ? argv[1] : "all";
    int rank;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (strcmp(mode, "all") == 0)
        call_all(MPI_COMM_WORLD);
    else if (strcmp(mode, "nested") == 0)
        call_wrongly();
    else if (rank == 0)
        call_all(MPI_COMM_SELF);
    MPI_Finalize();
    return EXIT_SUCCESS;
}
