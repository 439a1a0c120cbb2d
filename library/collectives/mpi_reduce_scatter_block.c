/*
 * mpi_reduce_scatter_block.c - MPI_Reduce_scatter_block.
 */
#include "library/calls.h"

#define NAME reduce_scatter_block
#define FUNCTION Reduce_scatter_block
#define TRAITS .reduces = true, .in_place = CT_SEND_IN_PLACE
#define PLAIN_CALL c->send, c->recv, c->count, c->type, c->op, c->comm

#define BY (CT_BY_OP | CT_BY_NUMBER(4))
#define HAS_NATIVE_PLAN
#define PARAMETERS(count_type, displ_type)                                                         \
    const void *sendbuf, void *recvbuf, count_type recvcount, ct_word datatype, ct_word op,        \
        ct_word comm
#define PASSED sendbuf, recvbuf, recvcount, datatype, op, comm
#define TAKEN(has_large_counts)                                                                    \
    .send = sendbuf, .recv = recvbuf,                                                              \
    .elements = {[CT_SEND] = {.count = recvcount, .type = (MPI_Datatype)datatype},                 \
                 [CT_RECV] = {.count = recvcount, .type = (MPI_Datatype)datatype}},                \
    .op = (MPI_Op)op, .comm = (MPI_Comm)comm

#include "library/collectives/interpose.h"
