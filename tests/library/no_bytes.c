/*
 * no_bytes - collectives of no bytes do not wait for the other ranks: rank 0
 * comes to them before a message that the others wait for before they do.
 */
#include <mpi.h>

static void call_all(MPI_Comm comm)
{
    static const int none[8];
    static int sent[8], got[8];

    MPI_Alltoall(sent, 0, MPI_INT, got, 0, MPI_INT, comm);
    MPI_Allgather(sent, 0, MPI_INT, got, 0, MPI_INT, comm);
    MPI_Allgatherv(sent, 0, MPI_INT, got, none, none, MPI_INT, comm);
    MPI_Allreduce(sent, got, 0, MPI_INT, MPI_SUM, comm);
    MPI_Bcast(sent, 0, MPI_INT, 0, comm);
    MPI_Exscan(sent, got, 0, MPI_INT, MPI_SUM, comm);
    MPI_Gather(sent, 0, MPI_INT, got, 0, MPI_INT, 0, comm);
    MPI_Reduce(sent, got, 0, MPI_INT, MPI_SUM, 0, comm);
    MPI_Reduce_scatter(sent, got, none, MPI_INT, MPI_SUM, comm);
    MPI_Reduce_scatter_block(sent, got, 0, MPI_INT, MPI_SUM, comm);
    MPI_Scan(sent, got, 0, MPI_INT, MPI_SUM, comm);
    MPI_Scatter(sent, 0, MPI_INT, got, 0, MPI_INT, 0, comm);
}

int main(int argc, char **argv)
{
    int rank, nranks;
    int word = 0;
    MPI_Comm comm;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_split(MPI_COMM_WORLD, 0, -rank, &comm);
    if (rank == 0)
        call_all(comm);
    for (int i = 1; i < nranks && rank == 0; i++)
        MPI_Send(&word, 1, MPI_INT, i, 0, MPI_COMM_WORLD);
    if (rank != 0) {
        MPI_Recv(&word, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        call_all(comm);
    }
    MPI_Comm_free(&comm);
    MPI_Finalize();
    return 0;
}
