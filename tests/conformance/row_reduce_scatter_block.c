/*
 * row_reduce_scatter_block.c - MPI_Reduce_scatter_block.
 *
 * The vectors of both sides of an inter-communicator have as many elements: a
 * block for each pair of ranks. The receive buffer has room for what is sent,
 * which is there in place.
 */
#include "tests/conformance/must.h"
#include "tests/conformance/rows.h"

static int send_blocks(const struct ct_member *member)
{
    return member->is_inter ? member->nranks * member->npeers : member->nranks;
}

static int recv_blocks(const struct ct_member *member)
{
    return member->npeers;
}

/* Elements that every rank gets. */
static int count_of(const struct ct_arguments_tried *a)
{
    int is_inter, npeers;

    ct_must(PMPI_Comm_test_inter(a->comm, &is_inter));
    if (!is_inter)
        return a->recv_count;
    ct_must(PMPI_Comm_remote_size(a->comm, &npeers));
    return a->recv_count * npeers;
}

static int call(const struct ct_arguments_tried *a, int way)
{
    const bool is_native = (way & CT_WAY_NATIVE) != 0;

#if MPI_VERSION >= 4
    if ((way & CT_WAY_LARGE) != 0)
        return (is_native ? PMPI_Reduce_scatter_block_c : MPI_Reduce_scatter_block_c)(
            a->send, a->recv, count_of(a), a->recv_type, a->op, a->comm);
#endif
    return (is_native ? PMPI_Reduce_scatter_block : MPI_Reduce_scatter_block)(
        a->send, a->recv, count_of(a), a->recv_type, a->op, a->comm);
}

const struct ct_row ct_row_reduce_scatter_block = {
    .name = "reduce_scatter_block",
    .reduces = true,
    .is_dense_in_order = true,
    .send_blocks = send_blocks,
    .recv_blocks = recv_blocks,
    .call = call,
};
