/*
 * row_alltoallv.c - MPI_Alltoallv: from some ranks to others nothing goes.
 */
#include "tests/conformance/peer_counts.h"

static int call(const struct ct_arguments_tried *a, int way)
{
    const struct ct_peer_counts send = ct_pair_counts(a, true), recv = ct_pair_counts(a, false);

#if MPI_VERSION >= 4
    if ((way & CT_WAY_LARGE) != 0)
        return CT_ROW_BY(way, Alltoallv_c, a->send, send.large_counts, send.large_displs,
                         a->send_type, a->recv, recv.large_counts, recv.large_displs, a->recv_type,
                         a->comm);
#endif
    return CT_ROW_BY(way, Alltoallv, a->send, send.counts, send.displs, a->send_type, a->recv,
                     recv.counts, recv.displs, a->recv_type, a->comm);
}

const struct ct_row ct_row_alltoallv = {
    .name = "alltoallv",
    .send_has_displs = true,
    .recv_has_displs = true,
    .send_blocks = ct_blocks_of_all,
    .recv_blocks = ct_blocks_of_all,
    .call = call,
};
