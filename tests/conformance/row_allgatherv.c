/*
 * row_allgatherv.c - MPI_Allgatherv: some ranks send nothing.
 */
#include "tests/conformance/peer_counts.h"
#include "tests/conformance/rows.h"

static int send_blocks(const struct ct_member *member)
{
    (void)member;
    return 1;
}

static int recv_blocks(const struct ct_member *member)
{
    return member->npeers;
}

static int call(const struct ct_arguments_tried *a, int way)
{
    const bool is_native = (way & CT_WAY_NATIVE) != 0;
    const int count = ct_own_count(a->comm, a->send_count);
    struct ct_peer_counts peers;

    ct_peer_counts_init(&peers, a->comm, true, a->recv_count, &a->recv_displs);
#if MPI_VERSION >= 4
    if ((way & CT_WAY_LARGE) != 0)
        return (is_native ? PMPI_Allgatherv_c : MPI_Allgatherv_c)(
            a->send, count, a->send_type, a->recv, peers.large_counts, peers.large_displs,
            a->recv_type, a->comm);
#endif
    return (is_native ? PMPI_Allgatherv : MPI_Allgatherv)(
        a->send, count, a->send_type, a->recv, peers.counts, peers.displs, a->recv_type, a->comm);
}

const struct ct_row ct_row_allgatherv = {
    .name = "allgatherv",
    .recv_has_displs = true,
    .send_blocks = send_blocks,
    .recv_blocks = recv_blocks,
    .call = call,
};
