/*
 * spoiled.c - preloaded: what collectives give rank 1 is wrong.
 *
 * SPOILED names the one: alltoall, alltoallv, allgather, bcast or allreduce. Of
 * a reduction all ranks get the same, or they would part. Or it names
 * native_reduce: what PMPI_Reduce gives is wrong, and MPI_Reduce right.
 */
#include <dlfcn.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

static int is_spoiled(const char *name, const void *data, int rank_0_too)
{
    const char *spoiled = getenv("SPOILED");
    int rank;

    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    return spoiled != NULL && strcmp(spoiled, name) == 0 && data != NULL &&
           (rank == 1 || rank_0_too);
}

/* The first number: off by 0.5, or in its last bit. */
static void spoil(void *data, MPI_Datatype type)
{
    if (type == MPI_INT)
        *(int *)data ^= 1;
    else
        *(double *)data += 0.5;
}

int MPI_Alltoall(const void *send, int count, MPI_Datatype send_type, void *recv, int recv_count,
                 MPI_Datatype type, MPI_Comm comm)
{
    const int err = PMPI_Alltoall(send, count, send_type, recv, recv_count, type, comm);

    if (is_spoiled("alltoall", recv, 0))
        spoil(recv, type);
    return err;
}

int MPI_Alltoallv(const void *send, const int *counts, const int *displs, MPI_Datatype send_type,
                  void *recv, const int *recv_counts, const int *recv_displs, MPI_Datatype type,
                  MPI_Comm comm)
{
    const int err =
        PMPI_Alltoallv(send, counts, displs, send_type, recv, recv_counts, recv_displs, type, comm);

    if (is_spoiled("alltoallv", recv, 0))
        spoil(recv, type);
    return err;
}

int MPI_Allgather(const void *send, int count, MPI_Datatype send_type, void *recv, int recv_count,
                  MPI_Datatype type, MPI_Comm comm)
{
    const int err = PMPI_Allgather(send, count, send_type, recv, recv_count, type, comm);

    if (is_spoiled("allgather", recv, 0))
        spoil(recv, type);
    return err;
}

int MPI_Bcast(void *data, int count, MPI_Datatype type, int root, MPI_Comm comm)
{
    const int err = PMPI_Bcast(data, count, type, root, comm);

    if (is_spoiled("bcast", data, 0))
        spoil(data, type);
    return err;
}

int MPI_Allreduce(const void *send, void *recv, int count, MPI_Datatype type, MPI_Op op,
                  MPI_Comm comm)
{
    const int err = PMPI_Allreduce(send, recv, count, type, op, comm);

    if (type == MPI_DOUBLE && is_spoiled("allreduce", recv, 1))
        spoil(recv, type);
    return err;
}

typedef int reduce_fn(const void *, void *, int, MPI_Datatype, MPI_Op, int, MPI_Comm);

int PMPI_Reduce(const void *send, void *recv, int count, MPI_Datatype type, MPI_Op op, int root,
                MPI_Comm comm)
{
    reduce_fn *reduce;
    int rank, err;

    *(void **)&reduce = dlsym(RTLD_NEXT, "PMPI_Reduce");
    PMPI_Comm_rank(comm, &rank);
    err = reduce(send, recv, count, type, op, root, comm);
    if (rank == root && op == MPI_SUM && is_spoiled("native_reduce", recv, 1))
        spoil(recv, type);
    return err;
}
