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

CT_ROW_CALL(Reduce_scatter_block, a->send, a->recv, count_of(a), a->recv_type, a->op, a->comm)

const struct ct_row ct_row_reduce_scatter_block = {
    .name = "reduce_scatter_block",
    .reduces = true,
    .is_dense_in_order = true,
    .send_blocks = send_blocks,
    .recv_blocks = ct_blocks_of_peers,
    .result_blocks = ct_blocks_one,
    .call = call,
};
