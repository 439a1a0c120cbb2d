/*
 * row_allgather.c - MPI_Allgather.
 */
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

#if MPI_VERSION >= 4
    if ((way & CT_WAY_LARGE) != 0)
        return (is_native ? PMPI_Allgather_c : MPI_Allgather_c)(
            a->send, a->send_count, a->send_type, a->recv, a->recv_count, a->recv_type, a->comm);
#endif
    return (is_native ? PMPI_Allgather : MPI_Allgather)(
        a->send, a->send_count, a->send_type, a->recv, a->recv_count, a->recv_type, a->comm);
}

const struct ct_row ct_row_allgather = {
    .name = "allgather",
    .send_blocks = send_blocks,
    .recv_blocks = recv_blocks,
    .call = call,
};
