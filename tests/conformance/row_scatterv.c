/*
 * row_scatterv.c - MPI_Scatterv: some ranks receive nothing.
 */
#include "tests/conformance/peer_counts.h"
#include "tests/conformance/rows.h"

static int send_blocks(const struct ct_member *member)
{
    return ct_member_is_root(member) ? member->npeers : 0;
}

/* With an inter-communicator, the root's side receives nothing. */
static int recv_blocks(const struct ct_member *member)
{
    return !member->is_inter || (member->root != MPI_ROOT && member->root != MPI_PROC_NULL);
}

static int call(const struct ct_arguments_tried *a, int way)
{
    const bool is_native = (way & CT_WAY_NATIVE) != 0;
    const int count = ct_own_count(a->comm, a->recv_count);
    const MPI_Datatype type = a->is_root ? a->send_type : MPI_DATATYPE_NULL;
    const void *send = a->is_root ? a->send : NULL;
    struct ct_peer_counts peers;

    ct_peer_counts_init(&peers, a->comm, a->is_root, a->send_count, &a->send_displs);
#if MPI_VERSION >= 4
    if ((way & CT_WAY_LARGE) != 0)
        return (is_native ? PMPI_Scatterv_c
                          : MPI_Scatterv_c)(send, peers.large_counts, peers.large_displs, type,
                                            a->recv, count, a->recv_type, a->root, a->comm);
#endif
    return (is_native ? PMPI_Scatterv : MPI_Scatterv)(
        send, peers.counts, peers.displs, type, a->recv, count, a->recv_type, a->root, a->comm);
}

const struct ct_row ct_row_scatterv = {
    .name = "scatterv",
    .is_rooted = true,
    .send_has_displs = true,
    .receives_in_place = true,
    .send_blocks = send_blocks,
    .recv_blocks = recv_blocks,
    .call = call,
};
