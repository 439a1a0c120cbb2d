/*
 * row_gatherv.c - MPI_Gatherv: some ranks send nothing. What only the root looks at is
 * nonsense elsewhere.
 */
#include "tests/conformance/peer_counts.h"

static int call(const struct ct_arguments_tried *a, int way)
{
    const int count = ct_own_count(a->comm, a->send_count);
    const struct ct_peer_counts peers = ct_peer_counts(a->comm, a->recv_count, &a->recv_displs);
    const MPI_Datatype type = a->is_root ? a->recv_type : MPI_DATATYPE_NULL;
    void *recv = a->is_root ? a->recv : NULL;

#if MPI_VERSION >= 4
    if ((way & CT_WAY_LARGE) != 0)
        return CT_ROW_BY(way, Gatherv_c, a->send, count, a->send_type, recv,
                         a->is_root ? peers.large_counts : NULL,
                         a->is_root ? peers.large_displs : NULL, type, a->root, a->comm);
#endif
    return CT_ROW_BY(way, Gatherv, a->send, count, a->send_type, recv,
                     a->is_root ? peers.counts : NULL, a->is_root ? peers.displs : NULL, type,
                     a->root, a->comm);
}

const struct ct_row ct_row_gatherv = {
    .name = "gatherv",
    .is_rooted = true,
    .recv_has_displs = true,
    .send_blocks = ct_blocks_own_off_root_side,
    .recv_blocks = ct_blocks_of_all_at_root,
    .call = call,
};
