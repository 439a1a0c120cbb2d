/*
 * pairwise_alltoall.c - the MPI_Alltoall that SimGrid lacks.
 *
 * With long blocks and an odd number of ranks, SimGrid 3.32, choosing as MPICH
 * does, takes an algorithm for powers of two only, and aborts. MPICH exchanges
 * blocks at each distance in turn (Thakur, Rabenseifner, Gropp 2005, section
 * 4.3), as do others with long blocks. This PMPI_Alltoall comes before SimGrid's,
 * whichever it chooses as, and calls it for all else. It is for what colltune
 * times: types without gaps, and no other messages under way on the communicator.
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#include <dlfcn.h>
#include <mpi.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define LONG_BYTES 32768 /* of a block, from which SimGrid does that */

typedef int alltoall_fn(const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm);

static alltoall_fn *simgrids(void)
{
    static alltoall_fn *found;

    /* ISO C knows no conversion between these two kinds of pointers */
    if (found == NULL)
        *(void **)&found = dlsym(RTLD_NEXT, "PMPI_Alltoall");
    return found;
}

/* Here and on all other ranks: all send as many bytes. */
static bool is_long_and_odd(int count, MPI_Datatype type, MPI_Comm comm)
{
    int nranks, bytes;

    return comm != MPI_COMM_NULL && type != MPI_DATATYPE_NULL && count > 0 &&
           PMPI_Comm_size(comm, &nranks) == MPI_SUCCESS && nranks > 1 && nranks % 2 == 1 &&
           PMPI_Type_size(type, &bytes) == MPI_SUCCESS && (double)bytes * count >= LONG_BYTES;
}

/* The blocks of one side, one after the other. */
struct blocks {
    int count;
    MPI_Datatype type;
    MPI_Aint bytes; /* from one to the next */
};

static int describe(struct blocks *blocks, int count, MPI_Datatype type)
{
    MPI_Aint lower, extent;
    const int err = PMPI_Type_get_extent(type, &lower, &extent);

    *blocks = (struct blocks){count, type, extent * count};
    return err;
}

static int exchange(const char *sent, const struct blocks *send, char *got,
                    const struct blocks *recv, MPI_Comm comm)
{
    int nranks, rank;
    int err = PMPI_Comm_size(comm, &nranks);

    if (err == MPI_SUCCESS)
        err = PMPI_Comm_rank(comm, &rank);
    for (int i = 0; i < nranks && err == MPI_SUCCESS; i++) {
        const int to = (rank + i) % nranks;
        const int from = (rank - i + nranks) % nranks;

        err = PMPI_Sendrecv(sent + to * send->bytes, send->count, send->type, to, 0,
                            got + from * recv->bytes, recv->count, recv->type, from, 0, comm,
                            MPI_STATUS_IGNORE);
    }
    return err;
}

static int exchange_in_place(char *buffer, const struct blocks *blocks, MPI_Comm comm)
{
    char *copy;
    size_t bytes;
    int nranks;
    int err = PMPI_Comm_size(comm, &nranks);

    if (err != MPI_SUCCESS)
        return err;
    bytes = (size_t)blocks->bytes * (size_t)nranks;
    copy = malloc(bytes);
    if (copy == NULL)
        return MPI_ERR_NO_MEM;
    memcpy(copy, buffer, bytes);
    err = exchange(copy, blocks, buffer, blocks, comm);
    free(copy);
    return err;
}

/* NOLINTNEXTLINE(readability-function-size): MPI's own parameters */
int PMPI_Alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
                  int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    struct blocks send, recv;
    int err;

    if (!is_long_and_odd(recvcount, recvtype, comm))
        return simgrids()(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    err = describe(&recv, recvcount, recvtype);
    if (err == MPI_SUCCESS && sendbuf == MPI_IN_PLACE)
        return exchange_in_place(recvbuf, &recv, comm);
    if (err == MPI_SUCCESS)
        err = describe(&send, sendcount, sendtype);
    return err == MPI_SUCCESS ? exchange(sendbuf, &send, recvbuf, &recv, comm) : err;
}
