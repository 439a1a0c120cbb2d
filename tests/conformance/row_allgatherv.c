/*
 * row_allgatherv.c - MPI_Allgatherv: some ranks send nothing.
 */
#include "tests/conformance/peer_counts.h"

static int call(const struct ct_arguments_tried *a, int way)
{
    const int count = ct_own_count(a->comm, a->send_count);
    const struct ct_peer_counts peers = ct_peer_counts(a->comm, a->recv_count, &a->recv_displs);

#if MPI_VERSION >= 4
    if ((way & CT_WAY_LARGE) != 0)
        return CT_ROW_BY(way, Allgatherv_c, a->send, count, a->send_type, a->recv,
                         peers.large_counts, peers.large_displs, a->recv_type, a->comm);
#endif
    return CT_ROW_BY(way, Allgatherv, a->send, count, a->send_type, a->recv, peers.counts,
                     peers.displs, a->recv_type, a->comm);
}

const struct ct_row ct_row_allgatherv = {
    .name = "allgatherv",
    .bytes_max = 6000,
    .recv_has_displs = true,
    .send_blocks = ct_blocks_own,
    .recv_blocks = ct_blocks_of_all,
    .call = call,
};
