/*
 * tool.c - a profiler: counts calls by PMPI, reports in MPI_Finalize.
 */
#include <mpi.h>
#include <stdio.h>

static int nallreduces;
static int nstarts;

int MPI_Init(int *argc, char ***argv)
{
    nstarts++;
    return PMPI_Init(argc, argv);
}

int MPI_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
                  MPI_Comm comm)
{
    nallreduces++;
    return PMPI_Allreduce(sendbuf, recvbuf, count, datatype, op, comm);
}

int MPI_Finalize(void)
{
    int rank;

    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0)
        fprintf(stderr, "tool: %d allreduces, %d starts\n", nallreduces, nstarts);
    return PMPI_Finalize();
}
