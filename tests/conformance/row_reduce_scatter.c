/*
 * row_reduce_scatter.c - MPI_Reduce_scatter: some ranks get nothing, some twice
 * as much as others.
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

struct counts {
    int of[CT_POOL_RANKS_MAX];
};

/* Of this side's ranks. */
static struct counts counts_of(const struct ct_arguments_tried *a)
{
    struct counts counts;
    int is_inter, nranks, npeers = 1;

    ct_must(PMPI_Comm_size(a->comm, &nranks));
    ct_must(PMPI_Comm_test_inter(a->comm, &is_inter));
    if (is_inter)
        ct_must(PMPI_Comm_remote_size(a->comm, &npeers));
    for (int i = 0; i < nranks; i++)
        counts.of[i] = a->recv_count * (is_inter ? npeers : i % 3);
    return counts;
}

#if MPI_VERSION >= 4
static int call_large(const struct ct_arguments_tried *a, bool is_native)
{
    const struct counts counts = counts_of(a);
    MPI_Count large[CT_POOL_RANKS_MAX];
    int nranks;

    ct_must(PMPI_Comm_size(a->comm, &nranks));
    for (int i = 0; i < nranks; i++)
        large[i] = counts.of[i];
    return (is_native ? PMPI_Reduce_scatter_c : MPI_Reduce_scatter_c)(a->send, a->recv, large,
                                                                      a->recv_type, a->op, a->comm);
}
#endif

static int call(const struct ct_arguments_tried *a, int way)
{
    const bool is_native = (way & CT_WAY_NATIVE) != 0;
    const struct counts counts = counts_of(a);

#if MPI_VERSION >= 4
    if ((way & CT_WAY_LARGE) != 0)
        return call_large(a, is_native);
#endif
    return (is_native ? PMPI_Reduce_scatter : MPI_Reduce_scatter)(a->send, a->recv, counts.of,
                                                                  a->recv_type, a->op, a->comm);
}

const struct ct_row ct_row_reduce_scatter = {
    .name = "reduce_scatter",
    .reduces = true,
    .send_blocks = send_blocks,
    .recv_blocks = recv_blocks,
    .call = call,
};
