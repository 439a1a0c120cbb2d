/*
 * wire.h - messages of bytes, by the functions of MPI with large counts where
 * there are any.
 *
 * All functions return MPI error codes; MPI_ERR_COUNT for what is too large.
 */
#ifndef CT_LIBRARY_RUN_WIRE_H
#define CT_LIBRARY_RUN_WIRE_H

#include "library/mpi/pmpi.h"

#include <limits.h>
#include <stddef.h>

/* One end of a message: where its bytes are, and how it is matched. */
struct ct_end {
    const char *from; /* of a send */
    char *to;         /* of a receive */
    size_t bytes;
    int peer;
    int tag;
};

/* Elements of a datatype, `end->bytes` of them, instead of bytes. */
static inline int ct_wire_send_elements(const struct ct_end *end, MPI_Datatype type, MPI_Comm comm,
                                        MPI_Request *request)
{
#if MPI_VERSION >= 4
    if (ct_pmpi_has_large_counts())
        return PMPI_Isend_c(end->from, (MPI_Count)end->bytes, type, end->peer, end->tag, comm,
                            request);
#endif
    if (end->bytes > INT_MAX)
        return MPI_ERR_COUNT;
    return PMPI_Isend(end->from, (int)end->bytes, type, end->peer, end->tag, comm, request);
}

static inline int ct_wire_recv_elements(const struct ct_end *end, MPI_Datatype type, MPI_Comm comm,
                                        MPI_Request *request)
{
#if MPI_VERSION >= 4
    if (ct_pmpi_has_large_counts())
        return PMPI_Irecv_c(end->to, (MPI_Count)end->bytes, type, end->peer, end->tag, comm,
                            request);
#endif
    if (end->bytes > INT_MAX)
        return MPI_ERR_COUNT;
    return PMPI_Irecv(end->to, (int)end->bytes, type, end->peer, end->tag, comm, request);
}

static inline int ct_wire_send(const struct ct_end *end, MPI_Comm comm, MPI_Request *request)
{
    return ct_wire_send_elements(end, MPI_BYTE, comm, request);
}

static inline int ct_wire_recv(const struct ct_end *end, MPI_Comm comm, MPI_Request *request)
{
    return ct_wire_recv_elements(end, MPI_BYTE, comm, request);
}

/*
 * Wait for one of several requests, or for all of them. MPICH raises their errors
 * on MPI_COMM_WORLD (library/mpi/quiet.h).
 *
 * index    out: which is done; it is not among the active requests any more
 * returns  the error of that request; the first error of all of them
 */
static inline int ct_wire_wait_any(int n, MPI_Request *requests, int *index)
{
    return PMPI_Waitany(n, requests, index, MPI_STATUS_IGNORE);
}

/* The same without waiting. index: MPI_UNDEFINED if none is done, or it is not known which. */
static inline int ct_wire_test_any(int n, MPI_Request *requests, int *index)
{
    int is_done = 0;
    const int err = PMPI_Testany(n, requests, index, &is_done, MPI_STATUS_IGNORE);

    if (err == MPI_SUCCESS && !is_done)
        *index = MPI_UNDEFINED;
    return err;
}

/* One by one: MPI_Waitall stops at the first error, and does not tell its class. */
static inline int ct_wire_wait_all(int n, MPI_Request *requests)
{
    int first = MPI_SUCCESS;

    for (int i = 0; i < n; i++) {
        const int err = PMPI_Wait(&requests[i], MPI_STATUS_IGNORE);

        if (first == MPI_SUCCESS)
            first = err;
    }
    return first;
}

/* Both at once, to their ends. */
static inline int ct_wire_exchange(const struct ct_end *send, const struct ct_end *recv,
                                   MPI_Comm comm)
{
#if MPI_VERSION >= 4
    if (ct_pmpi_has_large_counts())
        return PMPI_Sendrecv_c(send->from, (MPI_Count)send->bytes, MPI_BYTE, send->peer, send->tag,
                               recv->to, (MPI_Count)recv->bytes, MPI_BYTE, recv->peer, recv->tag,
                               comm, MPI_STATUS_IGNORE);
#endif
    if (send->bytes > INT_MAX || recv->bytes > INT_MAX)
        return MPI_ERR_COUNT;
    return PMPI_Sendrecv(send->from, (int)send->bytes, MPI_BYTE, send->peer, send->tag, recv->to,
                         (int)recv->bytes, MPI_BYTE, recv->peer, recv->tag, comm,
                         MPI_STATUS_IGNORE);
}

#endif
