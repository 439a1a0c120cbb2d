/*
 * row_reduce_scatter.c - MPI_Reduce_scatter: some ranks get nothing, some twice
 * as much as others. A rank that gets nothing may have no receive buffer, and need not
 * be in place where the others are.
 *
 * The vectors of both sides of an inter-communicator have as many elements: a
 * block for each pair of ranks. The receive buffer has room for what is sent,
 * which is there in place.
 */
#include "tests/conformance/must.h"
#include "tests/conformance/rows.h"

static int send_blocks(const struct ct_member *member)
{
    return member->is_inter ? member->nranks * member->npeers : 2 * member->nranks;
}

static int recv_blocks(const struct ct_member *member)
{
    return member->is_inter ? member->npeers : 2 * member->nranks;
}

/* Blocks of an intra-communicator's rank. */
static int blocks_of(int rank)
{
    return (rank + 2) % 3;
}

static int result_blocks(const struct ct_member *member)
{
    return blocks_of(member->rank);
}

struct counts {
    int of[CT_POOL_RANKS_MAX];
};

/* Of this side's ranks. No block is longer than those before it: in place MPICH 4.0.2
   copies each to the front, and stops where it overlaps itself. */
static struct counts counts_of(const struct ct_arguments_tried *a)
{
    struct counts counts = {{0}};
    int is_inter, nranks, npeers = 1;

    ct_must(PMPI_Comm_size(a->comm, &nranks));
    ct_must(PMPI_Comm_test_inter(a->comm, &is_inter));
    if (is_inter)
        ct_must(PMPI_Comm_remote_size(a->comm, &npeers));
    for (int i = 0; i < nranks; i++)
        counts.of[i] = a->recv_count * (is_inter ? npeers : blocks_of(i));
    return counts;
}

static bool has_no_buffer(const struct ct_arguments_tried *a, const struct counts *counts)
{
    int rank;

    ct_must(PMPI_Comm_rank(a->comm, &rank));
    return counts->of[rank] == 0 && a->send != a->recv && a->recv_count % 2 == 1;
}

static int call(const struct ct_arguments_tried *a, int way)
{
    const struct counts counts = counts_of(a);
    const bool has_none = has_no_buffer(a, &counts);
    const void *send = has_none && a->send == MPI_IN_PLACE ? a->recv : a->send;
    void *recv = has_none ? NULL : a->recv;

#if MPI_VERSION >= 4
    if ((way & CT_WAY_LARGE) != 0) {
        MPI_Count large[CT_POOL_RANKS_MAX];

        for (int i = 0; i < CT_POOL_RANKS_MAX; i++)
            large[i] = counts.of[i];
        return CT_ROW_BY(way, Reduce_scatter_c, send, recv, large, a->recv_type, a->op, a->comm);
    }
#endif
    return CT_ROW_BY(way, Reduce_scatter, send, recv, counts.of, a->recv_type, a->op, a->comm);
}

const struct ct_row ct_row_reduce_scatter = {
    .name = "reduce_scatter",
    .reduces = true,
    .send_blocks = send_blocks,
    .recv_blocks = recv_blocks,
    .result_blocks = result_blocks,
    .call = call,
};
