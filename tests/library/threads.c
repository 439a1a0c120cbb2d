/*
 * threads - two threads, each calling on a communicator of its own, set up
 * at the same time.
 */
#include "tests/library/compare.h"

#include <pthread.h>
#include <stddef.h>
#include <stdio.h>

#define ROUNDS 50

static void *call(void *argument)
{
    MPI_Comm comm = *(MPI_Comm *)argument;
    int rank, nranks;

    PMPI_Comm_rank(comm, &rank);
    PMPI_Comm_size(comm, &nranks);
    for (int i = 0; i < ROUNDS; i++) {
        int mine = 10 * i + rank;
        int all[64];
        int sum = 0;

        MPI_Allgather(&mine, 1, MPI_INT, all, 1, MPI_INT, comm);
        ct_compare_numbers("last of all", all[nranks - 1], 10 * i + nranks - 1);
        MPI_Allreduce(&mine, &sum, 1, MPI_INT, MPI_SUM, comm);
        ct_compare_numbers("sum", sum, nranks * 10 * i + nranks * (nranks - 1) / 2);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    MPI_Comm comms[2];
    pthread_t threads[2];
    int provided;

    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    if (provided < MPI_THREAD_MULTIPLE) {
        fprintf(stderr, "this MPI library has no MPI_THREAD_MULTIPLE\n");
        MPI_Abort(MPI_COMM_WORLD, 2);
    }
    for (int i = 0; i < 2; i++)
        MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]);
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, call, &comms[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    for (int i = 0; i < 2; i++)
        MPI_Comm_free(&comms[i]);
    return ct_compare_end();
}
