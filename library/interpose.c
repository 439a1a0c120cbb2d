/*
 * interpose.c - the functions of MPI that the library stands in for.
 *
 * Without mpi.h: in a program of another MPI library a handle may be wider
 * than in ours, and must be passed on whole. A register holds either kind.
 * Parameter names and order are those of the MPI standard.
 */
#include "library/arguments.h"

extern const struct ct_collective ct_allgather;
extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_alltoall;

/* The standard decides how many parameters there are. */
/* NOLINTBEGIN(readability-function-size) */

#define BLOCKS_PARAMETERS(count)                                               \
    const void *sendbuf, count sendcount, ct_word sendtype, void *recvbuf,     \
        count recvcount, ct_word recvtype, ct_word comm
#define VECTOR_PARAMETERS(count)                                               \
    const void *sendbuf, void *recvbuf, count n, ct_word datatype, ct_word op, \
        ct_word comm

#define BLOCKS_ARGUMENTS                                                       \
    (const struct ct_arguments)                                                \
    {                                                                          \
        .send = sendbuf, .send_count = sendcount,                              \
        .send_type = (ct_handle)sendtype, .recv = recvbuf,                     \
        .recv_count = recvcount, .recv_type = (ct_handle)recvtype,             \
        .comm = (ct_handle)comm                                                \
    }
#define VECTOR_ARGUMENTS                                                       \
    (const struct ct_arguments)                                                \
    {                                                                          \
        .send = sendbuf, .send_count = n, .send_type = (ct_handle)datatype,    \
        .recv = recvbuf, .recv_count = n, .recv_type = (ct_handle)datatype,    \
        .op = (ct_handle)op, .comm = (ct_handle)comm                           \
    }

int PMPI_Alltoall(BLOCKS_PARAMETERS(int));
int MPI_Alltoall(BLOCKS_PARAMETERS(int));
int PMPI_Allgather(BLOCKS_PARAMETERS(int));
int MPI_Allgather(BLOCKS_PARAMETERS(int));
int PMPI_Allreduce(VECTOR_PARAMETERS(int));
int MPI_Allreduce(VECTOR_PARAMETERS(int));

int MPI_Alltoall(BLOCKS_PARAMETERS(int))
{
    int err;

    if (ct_take_declines(&ct_alltoall, (ct_handle)comm) ||
        !ct_take(&ct_alltoall, &BLOCKS_ARGUMENTS, &err))
        return PMPI_Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount,
                             recvtype, comm);
    return err;
}

int MPI_Allgather(BLOCKS_PARAMETERS(int))
{
    int err;

    if (ct_take_declines(&ct_allgather, (ct_handle)comm) ||
        !ct_take(&ct_allgather, &BLOCKS_ARGUMENTS, &err))
        return PMPI_Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount,
                              recvtype, comm);
    return err;
}

int MPI_Allreduce(VECTOR_PARAMETERS(int))
{
    int err;

    if (ct_take_declines(&ct_allreduce, (ct_handle)comm) ||
        !ct_take(&ct_allreduce, &VECTOR_ARGUMENTS, &err))
        return PMPI_Allreduce(sendbuf, recvbuf, n, datatype, op, comm);
    return err;
}

#ifdef CT_LARGE_COUNTS
/* MPI_Count has 64 bits in every MPI library that has these functions. */
int PMPI_Alltoall_c(BLOCKS_PARAMETERS(int64_t));
int MPI_Alltoall_c(BLOCKS_PARAMETERS(int64_t));
int PMPI_Allgather_c(BLOCKS_PARAMETERS(int64_t));
int MPI_Allgather_c(BLOCKS_PARAMETERS(int64_t));
int PMPI_Allreduce_c(VECTOR_PARAMETERS(int64_t));
int MPI_Allreduce_c(VECTOR_PARAMETERS(int64_t));

int MPI_Alltoall_c(BLOCKS_PARAMETERS(int64_t))
{
    int err;

    if (ct_take_declines(&ct_alltoall, (ct_handle)comm) ||
        !ct_take(&ct_alltoall, &BLOCKS_ARGUMENTS, &err))
        return PMPI_Alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount,
                               recvtype, comm);
    return err;
}

int MPI_Allgather_c(BLOCKS_PARAMETERS(int64_t))
{
    int err;

    if (ct_take_declines(&ct_allgather, (ct_handle)comm) ||
        !ct_take(&ct_allgather, &BLOCKS_ARGUMENTS, &err))
        return PMPI_Allgather_c(sendbuf, sendcount, sendtype, recvbuf,
                                recvcount, recvtype, comm);
    return err;
}

int MPI_Allreduce_c(VECTOR_PARAMETERS(int64_t))
{
    int err;

    if (ct_take_declines(&ct_allreduce, (ct_handle)comm) ||
        !ct_take(&ct_allreduce, &VECTOR_ARGUMENTS, &err))
        return PMPI_Allreduce_c(sendbuf, recvbuf, n, datatype, op, comm);
    return err;
}
#endif

/* NOLINTEND(readability-function-size) */
