/*
 * by_hand.c - loops around PMPI_Sendrecv (Thakur, Rabenseifner, Gropp 2005,
 * sections 4.1 and 4.5).
 */
#include "bench/executed/by_hand.h"

#include <stddef.h>
#include <string.h>

static char *block_of(const struct ct_hand_call *call, int block)
{
    return (char *)call->plain.recv + (size_t)block * (size_t)call->bytes;
}

int ct_by_hand_ring(const struct ct_hand_call *call)
{
    const int p = call->nranks, rank = call->plain.rank;
    const int next = (rank + 1) % p, prev = (rank + p - 1) % p;
    int err = MPI_SUCCESS;

    memcpy(block_of(call, rank), call->plain.send, (size_t)call->bytes);
    for (int k = 0; k < p - 1 && err == MPI_SUCCESS; k++)
        err = PMPI_Sendrecv(block_of(call, (rank + p - k) % p), call->bytes, MPI_BYTE, next, 0,
                            block_of(call, (prev + p - k) % p), call->bytes, MPI_BYTE, prev, 0,
                            call->plain.comm, MPI_STATUS_IGNORE);
    return err;
}

int ct_by_hand_doubling(const struct ct_hand_call *call)
{
    const int rank = call->plain.rank;
    int err = MPI_SUCCESS;

    memcpy(block_of(call, rank), call->plain.send, (size_t)call->bytes);
    for (int d = 1; d < call->nranks && err == MPI_SUCCESS; d *= 2) {
        const int peer = rank ^ d;

        err = PMPI_Sendrecv(block_of(call, rank & ~(d - 1)), d * call->bytes, MPI_BYTE, peer, 0,
                            block_of(call, peer & ~(d - 1)), d * call->bytes, MPI_BYTE, peer, 0,
                            call->plain.comm, MPI_STATUS_IGNORE);
    }
    return err;
}

int ct_by_hand_reducing(const struct ct_hand_call *call)
{
    const struct ct_plain_call *c = &call->plain;
    int err = MPI_SUCCESS;

    memcpy(c->recv, c->send, (size_t)call->bytes);
    for (int d = 1; d < call->nranks && err == MPI_SUCCESS; d *= 2) {
        err = PMPI_Sendrecv(c->recv, c->count, c->type, c->rank ^ d, 0, call->room, c->count,
                            c->type, c->rank ^ d, 0, c->comm, MPI_STATUS_IGNORE);
        if (err == MPI_SUCCESS)
            err = PMPI_Reduce_local(call->room, c->recv, c->count, c->type, c->op);
    }
    return err;
}
