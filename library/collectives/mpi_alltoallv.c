/*
 * mpi_alltoallv.c - MPI_Alltoallv.
 */
#include "library/calls.h"

#define NAME alltoallv
#define FUNCTION Alltoallv
#define TRAITS .has_counts = true, .in_place = CT_SEND_IN_PLACE
#define PLAIN_CALL                                                                                 \
    c->send, c->counts, c->displs, c->type, c->recv, c->recv_counts, c->recv_displs, c->type,      \
        c->comm

#define BY (CT_BY_NO_SIDE | CT_BY_NUMBER(2))
#define HAS_DISPLS
#define PARAMETERS(count_type, displ_type)                                                         \
    const void *sendbuf, const count_type *sendcounts, const displ_type *sdispls,                  \
        ct_word sendtype, void *recvbuf, const count_type *recvcounts, const displ_type *rdispls,  \
        ct_word recvtype, ct_word comm
#define PASSED sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm
#define TAKEN(has_large_counts)                                                                    \
    .send = sendbuf, .recv = recvbuf,                                                              \
    .elements =                                                                                    \
        {                                                                                          \
            [CT_SEND] = {.counts = sendcounts, .displs = sdispls, .type = (MPI_Datatype)sendtype}, \
            [CT_RECV] = {.counts = recvcounts, .displs = rdispls, .type = (MPI_Datatype)recvtype}, \
    },                                                                                             \
    .is_large = (has_large_counts), .comm = (MPI_Comm)comm

#include "library/collectives/interpose.h"
