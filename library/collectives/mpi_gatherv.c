/*
 * mpi_gatherv.c - MPI_Gatherv.
 */
#include "library/calls.h"

#define NAME gatherv
#define FUNCTION Gatherv
#define TRAITS .has_counts = true, .in_place = CT_SEND_IN_PLACE
#define PLAIN_CALL                                                                                 \
    c->send, c->count, c->type, c->recv, c->recv_counts, c->recv_displs, c->type, c->root, c->comm

#define BY (CT_BY_NO_SIDE | CT_BY_ROOT)
#define HAS_DISPLS
#define PARAMETERS(count_type, displ_type)                                                         \
    const void *sendbuf, count_type sendcount, ct_word sendtype, void *recvbuf,                    \
        const count_type *recvcounts, const displ_type *displs, ct_word recvtype, int root,        \
        ct_word comm
#define PASSED sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm
#define TAKEN(has_large_counts)                                                                    \
    .send = sendbuf, .recv = recvbuf,                                                              \
    .elements = {[CT_SEND] = {.count = sendcount, .type = (MPI_Datatype)sendtype},                 \
                 [CT_RECV] = {.counts = recvcounts,                                                \
                              .displs = displs,                                                    \
                              .type = (MPI_Datatype)recvtype}},                                    \
    .is_large = (has_large_counts), .root = root, .comm = (MPI_Comm)comm

#include "library/collectives/interpose.h"
