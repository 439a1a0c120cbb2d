/*
 * another_mpi - a program of another MPI library than the one the tuned
 * library is for: its calls work, on handles as wide as pointers.
 */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    int rank, nranks;
    int mine, sum = 0;
    int all[64], to[64], from[64];
    MPI_Comm comm;
    MPI_Datatype pair;

    MPI_Init(&argc, &argv);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &nranks);
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    mine = rank + 1;
    MPI_Allreduce(&mine, &sum, 1, MPI_INT, MPI_SUM, comm);
    MPI_Allgather(&mine, 1, MPI_INT, all, 1, MPI_INT, comm);
    for (int i = 0; i < 2 * nranks; i++)
        to[i] = 100 * rank + i;
    MPI_Alltoall(to, 1, pair, from, 1, pair, comm);
    if (sum != nranks * (nranks + 1) / 2 || all[nranks - 1] != nranks ||
        from[2 * nranks - 1] != 100 * (nranks - 1) + 2 * rank + 1) {
        fprintf(stderr, "wrong results\n");
        return 1;
    }
    MPI_Type_free(&pair);
    MPI_Comm_free(&comm);
    MPI_Finalize();
    if (rank == 0)
        puts("right results");
    return 0;
}
