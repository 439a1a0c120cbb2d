/*
 * row_scatterv.c - MPI_Scatterv: some ranks receive nothing. What only the root looks
 * at is nonsense elsewhere.
 */
#include "tests/conformance/peer_counts.h"

static int call(const struct ct_arguments_tried *a, int way)
{
    const int count = ct_own_count(a->comm, a->recv_count);
    const struct ct_peer_counts peers = ct_peer_counts(a->comm, a->send_count, &a->send_displs);
    const MPI_Datatype type = a->is_root ? a->send_type : MPI_DATATYPE_NULL;
    const void *send = a->is_root ? a->send : NULL;

#if MPI_VERSION >= 4
    if ((way & CT_WAY_LARGE) != 0)
        return CT_ROW_BY(way, Scatterv_c, send, a->is_root ? peers.large_counts : NULL,
                         a->is_root ? peers.large_displs : NULL, type, a->recv, count, a->recv_type,
                         a->root, a->comm);
#endif
    return CT_ROW_BY(way, Scatterv, send, a->is_root ? peers.counts : NULL,
                     a->is_root ? peers.displs : NULL, type, a->recv, count, a->recv_type, a->root,
                     a->comm);
}

const struct ct_row ct_row_scatterv = {
    .name = "scatterv",
    .is_rooted = true,
    .send_has_displs = true,
    .receives_in_place = true,
    .send_blocks = ct_blocks_of_all_at_root,
    .recv_blocks = ct_blocks_own_off_root_side,
    .call = call,
};
