/*
 * mpi_allgatherv.c - MPI_Allgatherv.
 */
#include "library/calls.h"

#define NAME allgatherv
#define FUNCTION Allgatherv
#define TRAITS .has_counts = true, .in_place = CT_SEND_IN_PLACE
#define PLAIN_CALL c->send, c->count, c->type, c->recv, c->counts, c->displs, c->type, c->comm

#define BY CT_BY_COUNTS
#define HAS_DISPLS
#define PARAMETERS(count_type, displ_type)                                                         \
    const void *sendbuf, count_type sendcount, ct_word sendtype, void *recvbuf,                    \
        const count_type *recvcounts, const displ_type *displs, ct_word recvtype, ct_word comm
#define PASSED sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm
#define TAKEN(has_large_counts)                                                                    \
    .send = sendbuf, .recv = recvbuf,                                                              \
    .elements =                                                                                    \
        {                                                                                          \
            [CT_SEND] = {.count = sendcount, .type = (MPI_Datatype)sendtype},                      \
            [CT_RECV] = {.counts = recvcounts, .displs = displs, .type = (MPI_Datatype)recvtype},  \
    },                                                                                             \
    .is_large = (has_large_counts), .comm = (MPI_Comm)comm

#include "library/collectives/interpose.h"
