/*
 * faulty.c - a library that does wrong: with it, mistakes must be found.
 *
 * FAULT, an environment variable: "result", "guard", "send", "error", of
 * calls that one rank makes alone "class", "handler", and "operands": what MPI leaves open.
 */
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

static int has_fault(const char *name)
{
    const char *fault = getenv("FAULT");

    return fault != NULL && strcmp(fault, name) == 0;
}

static void flip(const void *buffer, MPI_Aint at)
{
    unsigned char *byte = (unsigned char *)((MPI_Aint)buffer + at);

    *byte = (unsigned char)~*byte;
}

/* What MPI refuses is refused in another way. Returns an MPI error code. */
static int refuse(int err, MPI_Comm comm)
{
    if (err != MPI_SUCCESS && has_fault("handler"))
        PMPI_Comm_call_errhandler(comm, err);
    return err != MPI_SUCCESS && has_fault("class") ? MPI_ERR_INTERN : err;
}

/* Of one call in a few, those on the last rank with much to receive. */
int MPI_Allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
                  int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    const int err =
        PMPI_Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    MPI_Aint lb, extent, true_lb, true_extent;
    int rank, nranks;

    if (err != MPI_SUCCESS)
        return refuse(err, comm);
    PMPI_Comm_rank(comm, &rank);
    PMPI_Comm_size(comm, &nranks);
    if (rank != nranks - 1 || recvcount < 20 || recvbuf == MPI_BOTTOM || sendbuf == MPI_BOTTOM)
        return err;
    PMPI_Type_get_extent(recvtype, &lb, &extent);
    PMPI_Type_get_true_extent(recvtype, &true_lb, &true_extent);
    if (has_fault("result"))
        flip(recvbuf, true_lb + 7 * extent);
    if (has_fault("guard"))
        flip(recvbuf, true_lb - 1);
    if (has_fault("send") && sendbuf != MPI_IN_PLACE)
        flip(sendbuf, 0);
    return has_fault("error") ? MPI_ERR_OTHER : err;
}

/* In place the operands of other ranks' blocks may become anything: no mistake. */
int MPI_Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount,
                             MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    const int err = PMPI_Reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm);
    MPI_Aint lb, extent, true_lb, true_extent;
    int nranks;

    PMPI_Comm_size(comm, &nranks);
    if (err != MPI_SUCCESS || sendbuf != MPI_IN_PLACE || recvcount == 0 || nranks == 1 ||
        recvbuf == MPI_BOTTOM || !has_fault("operands"))
        return err;
    PMPI_Type_get_extent(datatype, &lb, &extent);
    PMPI_Type_get_true_extent(datatype, &true_lb, &true_extent);
    flip(recvbuf, true_lb + recvcount * extent);
    return err;
}
