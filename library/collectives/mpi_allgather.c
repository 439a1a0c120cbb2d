/*
 * mpi_allgather.c - MPI_Allgather.
 */
#include "library/calls.h"

#define NAME allgather
#define FUNCTION Allgather
#define TRAITS .in_place = CT_SEND_IN_PLACE
#define PLAIN_CALL c->send, c->count, c->type, c->recv, c->count, c->type, c->comm

#define BY CT_BY_NUMBER(1)
#define HAS_NATIVE_PLAN
#define PARAMETERS(count_type, displ_type)                                                         \
    const void *sendbuf, count_type sendcount, ct_word sendtype, void *recvbuf,                    \
        count_type recvcount, ct_word recvtype, ct_word comm
#define PASSED sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm
#define TAKEN(has_large_counts)                                                                    \
    .send = sendbuf, .recv = recvbuf,                                                              \
    .elements =                                                                                    \
        {                                                                                          \
            [CT_SEND] = {.count = sendcount, .type = (MPI_Datatype)sendtype},                      \
            [CT_RECV] = {.count = recvcount, .type = (MPI_Datatype)recvtype},                      \
    },                                                                                             \
    .comm = (MPI_Comm)comm

#include "library/collectives/interpose.h"
