/*
 * fatal_length - an allgather in which rank 0's blocks are shorter than the
 * others': an error, which ends the job as by default.
 */
#include <mpi.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    enum { SHORT = 8, LONG = 16 };
    int sent[LONG] = {0};
    int rank, nranks, count;
    int *got;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    got = calloc((size_t)nranks, sizeof sent);
    count = rank == 0 ? SHORT : LONG;
    MPI_Allgather(sent, count, MPI_INT, got, count, MPI_INT, MPI_COMM_WORLD);
    free(got);
    MPI_Finalize();
    return 0;
}
