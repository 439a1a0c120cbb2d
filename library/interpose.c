/*
 * interpose.c - the functions of MPI that the library stands in for.
 *
 * Parameter names and order are those of the MPI standard.
 */
#include "library/finish.h"
#include "library/take.h"

/* op is of no meaning in alltoall and allgather, but must be no null. */
#define NO_OP MPI_NO_OP

/* The standard decides how many parameters there are. */
/* NOLINTBEGIN(readability-function-size) */

int MPI_Alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype,
                 void *recvbuf, int recvcount, MPI_Datatype recvtype,
                 MPI_Comm comm)
{
    const struct ct_arguments args = {sendbuf,   sendcount, sendtype, recvbuf,
                                      recvcount, recvtype,  NO_OP,    comm};
    int err;

    if (ct_take(&ct_take_alltoall, &args, &err))
        return err;
    return PMPI_Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount,
                         recvtype, comm);
}

int MPI_Allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype,
                  void *recvbuf, int recvcount, MPI_Datatype recvtype,
                  MPI_Comm comm)
{
    const struct ct_arguments args = {sendbuf,   sendcount, sendtype, recvbuf,
                                      recvcount, recvtype,  NO_OP,    comm};
    int err;

    if (ct_take(&ct_take_allgather, &args, &err))
        return err;
    return PMPI_Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount,
                          recvtype, comm);
}

int MPI_Allreduce(const void *sendbuf, void *recvbuf, int count,
                  MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    const struct ct_arguments args = {sendbuf, count,    datatype, recvbuf,
                                      count,   datatype, op,       comm};
    int err;

    if (ct_take(&ct_take_allreduce, &args, &err))
        return err;
    return PMPI_Allreduce(sendbuf, recvbuf, count, datatype, op, comm);
}

#if MPI_VERSION >= 4
int MPI_Alltoall_c(const void *sendbuf, MPI_Count sendcount,
                   MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
                   MPI_Datatype recvtype, MPI_Comm comm)
{
    const struct ct_arguments args = {sendbuf,   sendcount, sendtype, recvbuf,
                                      recvcount, recvtype,  NO_OP,    comm};
    int err;

    if (ct_take(&ct_take_alltoall, &args, &err))
        return err;
    return PMPI_Alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount,
                           recvtype, comm);
}

int MPI_Allgather_c(const void *sendbuf, MPI_Count sendcount,
                    MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
                    MPI_Datatype recvtype, MPI_Comm comm)
{
    const struct ct_arguments args = {sendbuf,   sendcount, sendtype, recvbuf,
                                      recvcount, recvtype,  NO_OP,    comm};
    int err;

    if (ct_take(&ct_take_allgather, &args, &err))
        return err;
    return PMPI_Allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount,
                            recvtype, comm);
}

int MPI_Allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count,
                    MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    const struct ct_arguments args = {sendbuf, count,    datatype, recvbuf,
                                      count,   datatype, op,       comm};
    int err;

    if (ct_take(&ct_take_allreduce, &args, &err))
        return err;
    return PMPI_Allreduce_c(sendbuf, recvbuf, count, datatype, op, comm);
}
#endif

/* NOLINTEND(readability-function-size) */

int MPI_Finalize(void)
{
    ct_finish();
    return PMPI_Finalize();
}
