/*
 * mpi_allreduce.c - MPI_Allreduce.
 */
#include "library/calls.h"

#define NAME allreduce
#define FUNCTION Allreduce
#define TRAITS .reduces = true, .is_vector = true, .in_place = CT_SEND_IN_PLACE
#define PLAIN_CALL c->send, c->recv, c->count, c->type, c->op, c->comm

#define BY (CT_BY_OP | CT_BY_NUMBER(1))
#define HAS_NATIVE_PLAN
#define PARAMETERS(count_type, displ_type)                                                         \
    const void *sendbuf, void *recvbuf, count_type count, ct_word datatype, ct_word op, ct_word comm
#define PASSED sendbuf, recvbuf, count, datatype, op, comm
#define VECTOR                                                                                     \
    {                                                                                              \
        .count = count, .type = (MPI_Datatype)datatype                                             \
    }
#define TAKEN(has_large_counts)                                                                    \
    .send = sendbuf, .recv = recvbuf, .elements = {[CT_SEND] = VECTOR, [CT_RECV] = VECTOR},        \
    .op = (MPI_Op)op, .comm = (MPI_Comm)comm

#include "library/collectives/interpose.h"
