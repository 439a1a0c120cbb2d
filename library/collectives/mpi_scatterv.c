/*
 * mpi_scatterv.c - MPI_Scatterv.
 */
#include "library/calls.h"

#define NAME scatterv
#define FUNCTION Scatterv
#define TRAITS .has_counts = true, .in_place = CT_RECV_IN_PLACE
#define PLAIN_CALL                                                                                 \
    c->send, c->counts, c->displs, c->type, c->recv, c->count, c->type, c->root, c->comm

#define BY (CT_BY_NO_SIDE | CT_BY_ROOT | CT_BY_NUMBER(2))
#define HAS_DISPLS
#define PARAMETERS(count_type, displ_type)                                                         \
    const void *sendbuf, const count_type *sendcounts, const displ_type *displs, ct_word sendtype, \
        void *recvbuf, count_type recvcount, ct_word recvtype, int root, ct_word comm
#define PASSED sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm
#define TAKEN(has_large_counts)                                                                    \
    .send = sendbuf, .recv = recvbuf,                                                              \
    .elements = {[CT_SEND] = {.counts = sendcounts,                                                \
                              .displs = displs,                                                    \
                              .type = (MPI_Datatype)sendtype},                                     \
                 [CT_RECV] = {.count = recvcount, .type = (MPI_Datatype)recvtype}},                \
    .is_large = (has_large_counts), .root = root, .comm = (MPI_Comm)comm

#include "library/collectives/interpose.h"
