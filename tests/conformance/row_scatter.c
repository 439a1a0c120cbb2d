/*
 * row_scatter.c - MPI_Scatter.
 */
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
    const MPI_Datatype type = a->is_root ? a->send_type : MPI_DATATYPE_NULL;
    const int count = a->is_root ? a->send_count : -7;
    const void *send = a->is_root ? a->send : NULL;

#if MPI_VERSION >= 4
    if ((way & CT_WAY_LARGE) != 0)
        return (is_native ? PMPI_Scatter_c : MPI_Scatter_c)(
            send, count, type, a->recv, a->recv_count, a->recv_type, a->root, a->comm);
#endif
    return (is_native ? PMPI_Scatter : MPI_Scatter)(send, count, type, a->recv, a->recv_count,
                                                    a->recv_type, a->root, a->comm);
}

const struct ct_row ct_row_scatter = {
    .name = "scatter",
    .is_rooted = true,
    .receives_in_place = true,
    .send_blocks = send_blocks,
    .recv_blocks = recv_blocks,
    .call = call,
};
