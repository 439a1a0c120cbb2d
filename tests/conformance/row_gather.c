/*
 * row_gather.c - MPI_Gather.
 */
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
    const MPI_Datatype type = a->is_root ? a->recv_type : MPI_DATATYPE_NULL;
    const int count = a->is_root ? a->recv_count : -7;
    void *recv = a->is_root ? a->recv : NULL;

#if MPI_VERSION >= 4
    if ((way & CT_WAY_LARGE) != 0)
        return (is_native ? PMPI_Gather_c : MPI_Gather_c)(a->send, a->send_count, a->send_type,
                                                          recv, count, type, a->root, a->comm);
#endif
    return (is_native ? PMPI_Gather : MPI_Gather)(a->send, a->send_count, a->send_type, recv, count,
                                                  type, a->root, a->comm);
}

const struct ct_row ct_row_gather = {
    .name = "gather",
    .is_rooted = true,
    .send_blocks = send_blocks,
    .recv_blocks = recv_blocks,
    .call = call,
};
