/*
 * row_gatherv.c - MPI_Gatherv: some ranks send nothing.
 */
#include "tests/conformance/peer_counts.h"
#include "tests/conformance/rows.h"

/* With an inter-communicator, the root's side sends nothing. */
static int send_blocks(const struct ct_member *member)
{
    return !member->is_inter || (member->root != MPI_ROOT && member->root != MPI_PROC_NULL);
}

static int recv_blocks(const struct ct_member *member)
{
    return ct_member_is_root(member) ? member->npeers : 0;
}

static int call(const struct ct_arguments_tried *a, int way)
{
    const bool is_native = (way & CT_WAY_NATIVE) != 0;
    const int count = ct_own_count(a->comm, a->send_count);
    const MPI_Datatype type = a->is_root ? a->recv_type : MPI_DATATYPE_NULL;
    void *recv = a->is_root ? a->recv : NULL;
    struct ct_peer_counts peers;

    ct_peer_counts_init(&peers, a->comm, a->is_root, a->recv_count, &a->recv_displs);
#if MPI_VERSION >= 4
    if ((way & CT_WAY_LARGE) != 0)
        return (is_native ? PMPI_Gatherv_c : MPI_Gatherv_c)(a->send, count, a->send_type, recv,
                                                            peers.large_counts, peers.large_displs,
                                                            type, a->root, a->comm);
#endif
    return (is_native ? PMPI_Gatherv : MPI_Gatherv)(
        a->send, count, a->send_type, recv, peers.counts, peers.displs, type, a->root, a->comm);
}

const struct ct_row ct_row_gatherv = {
    .name = "gatherv",
    .is_rooted = true,
    .recv_has_displs = true,
    .send_blocks = send_blocks,
    .recv_blocks = recv_blocks,
    .call = call,
};
