/*
 * mpi_reduce_scatter.c - MPI_Reduce_scatter.
 */
#include "library/calls.h"

#define NAME reduce_scatter
#define FUNCTION Reduce_scatter
#define TRAITS .reduces = true, .has_counts = true, .in_place = CT_SEND_IN_PLACE
#define PLAIN_CALL c->send, c->recv, c->counts, c->type, c->op, c->comm

#define BY (CT_BY_COUNTS | CT_BY_OP)
#define PARAMETERS(count_type, displ_type)                                                         \
    const void *sendbuf, void *recvbuf, const count_type *recvcounts, ct_word datatype,            \
        ct_word op, ct_word comm
#define PASSED sendbuf, recvbuf, recvcounts, datatype, op, comm
#define TAKEN(has_large_counts)                                                                    \
    .send = sendbuf, .recv = recvbuf,                                                              \
    .elements = {[CT_SEND] = {.counts = recvcounts, .type = (MPI_Datatype)datatype},               \
                 [CT_RECV] = {.type = (MPI_Datatype)datatype}},                                    \
    .is_large = (has_large_counts), .op = (MPI_Op)op, .comm = (MPI_Comm)comm

#include "library/collectives/interpose.h"
