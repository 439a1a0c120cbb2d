/*
 * wire.h - messages of bytes, by the functions of MPI with large counts where
 * there are any.
 *
 * All functions return MPI error codes; MPI_ERR_COUNT for what is too large.
 */
#ifndef CT_LIBRARY_RUN_WIRE_H
#define CT_LIBRARY_RUN_WIRE_H

#include <limits.h>
#include <mpi.h>
#include <stddef.h>

/* One end of a message: where its bytes are, and how it is matched. */
struct ct_end {
    const char *from; /* of a send */
    char *to;         /* of a receive */
    size_t bytes;
    int peer;
    int tag;
};

#if MPI_VERSION >= 4
#define CT_WIRE(function) function##_c
typedef MPI_Count ct_wire_count;
static inline int ct_wire_fits(const struct ct_end *end)
{
    (void)end;
    return 1;
}
#else
#define CT_WIRE(function) function
typedef int ct_wire_count;
static inline int ct_wire_fits(const struct ct_end *end)
{
    return end->bytes <= INT_MAX;
}
#endif

static inline int ct_wire_send(const struct ct_end *end, MPI_Comm comm,
                               MPI_Request *request)
{
    if (!ct_wire_fits(end))
        return MPI_ERR_COUNT;
    return CT_WIRE(PMPI_Isend)(end->from, (ct_wire_count)end->bytes, MPI_BYTE,
                               end->peer, end->tag, comm, request);
}

static inline int ct_wire_recv(const struct ct_end *end, MPI_Comm comm,
                               MPI_Request *request)
{
    if (!ct_wire_fits(end))
        return MPI_ERR_COUNT;
    return CT_WIRE(PMPI_Irecv)(end->to, (ct_wire_count)end->bytes, MPI_BYTE,
                               end->peer, end->tag, comm, request);
}

/* One element of a datatype instead of bytes. */
static inline int ct_wire_send_one(const struct ct_end *end, MPI_Datatype type,
                                   MPI_Comm comm, MPI_Request *request)
{
    return CT_WIRE(PMPI_Isend)(end->from, 1, type, end->peer, end->tag, comm,
                               request);
}

static inline int ct_wire_recv_one(const struct ct_end *end, MPI_Datatype type,
                                   MPI_Comm comm, MPI_Request *request)
{
    return CT_WIRE(PMPI_Irecv)(end->to, 1, type, end->peer, end->tag, comm,
                               request);
}

/* Both at once, to their ends. */
static inline int ct_wire_exchange(const struct ct_end *send,
                                   const struct ct_end *recv, MPI_Comm comm)
{
    if (!ct_wire_fits(send) || !ct_wire_fits(recv))
        return MPI_ERR_COUNT;
    return CT_WIRE(PMPI_Sendrecv)(
        send->from, (ct_wire_count)send->bytes, MPI_BYTE, send->peer, send->tag,
        recv->to, (ct_wire_count)recv->bytes, MPI_BYTE, recv->peer, recv->tag,
        comm, MPI_STATUS_IGNORE);
}

#endif
