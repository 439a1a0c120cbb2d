/*
 * everything.c - gathers send buffers, and picks a rank's blocks out of them.
 */
#include "repo/scheme/everything.h"

enum { GATHERED = CT_SCRATCH, PACKED };

bool ct_everything_applies(const struct ct_problem *problem)
{
    const size_t p = (size_t)problem->nranks;
    const size_t bytes = problem->bytes > 0 ? problem->bytes : 1;

    return p <= CT_EVERYTHING_BYTES / p / bytes;
}

/* Copy the blocks for rank `rank`, in order of the ranks that they are from. */
static void pick(struct ct_builder *builder, const struct ct_shape *shape, int rank, int into)
{
    for (int i = 0; i < shape->nranks; i++)
        ct_copy(builder, ct_span(GATHERED, i * shape->nranks + rank, 1), ct_span(into, i, 1));
}

void ct_everything_alltoall(struct ct_builder *builder, const struct ct_shape *shape,
                            const struct ct_mesh *mesh)
{
    const int p = shape->nranks;
    const struct ct_mesh_store store = {GATHERED, p};
    const int other = ct_mesh_collect(builder, shape, mesh, store);

    ct_fence(builder);
    if (other < shape->rank) {
        ct_recv(builder, other, ct_span(CT_RECV, 0, p));
        return;
    }
    if (other > shape->rank) {
        pick(builder, shape, other, PACKED);
        ct_fence(builder);
        ct_send(builder, other, ct_span(PACKED, 0, p));
    }
    pick(builder, shape, shape->rank, CT_RECV);
}
