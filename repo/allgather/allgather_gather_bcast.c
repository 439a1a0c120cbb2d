/*
 * allgather_gather_bcast - rank 0 gathers all blocks and broadcasts them.
 *
 * Both go along one binomial tree: with w the lowest set bit of r (for rank 0
 * the next power of two from p on), rank r stands for the w ranks from r on,
 * as many as there are; its parent is r - w, its children are r + 1, r + 2,
 * r + 4, ... below r + w. Blocks of subtrees are consecutive. Everything is
 * sent on as soon as it is complete, the broadcast to the largest subtree
 * first.
 * Cost: 2 ceil(log2 p) alpha + (p-1) n beta + ceil(log2 p) p n beta, with n
 * bytes per block.
 * Needs: nothing. Scratch: none.
 * Source: Faraj, Yuan 2005, section 3, "gather-bcast".
 */
#include "repo/algorithm.h"

/* The width of a rank's subtree, had the tree no end: a power of two. */
static int width_of(const struct ct_shape *shape)
{
    int width = 1;

    while (shape->rank % (2 * width) == 0 && width < shape->nranks)
        width *= 2;
    return width;
}

/* The blocks of the subtree of `width` ranks that begins at `rank`. */
static struct ct_span subtree(int nranks, int rank, int width)
{
    const int units = width < nranks - rank ? width : nranks - rank;

    return ct_span(CT_RECV, rank, units);
}

static void plan_gather(struct ct_builder *builder,
                        const struct ct_shape *shape, int width)
{
    const int p = shape->nranks;
    const int rank = shape->rank;

    for (int w = 1; w < width && rank + w < p; w *= 2)
        ct_recv(builder, rank + w, subtree(p, rank + w, w));
    ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, rank, 1));
    ct_fence(builder);
    if (rank > 0)
        ct_send(builder, rank - width, subtree(p, rank, width));
}

static void plan_bcast(struct ct_builder *builder, const struct ct_shape *shape,
                       int width)
{
    const struct ct_span all = ct_span(CT_RECV, 0, shape->nranks);

    ct_fence(builder);
    if (shape->rank > 0)
        ct_recv(builder, shape->rank - width, all);
    ct_fence(builder);
    for (int w = width / 2; w > 0; w /= 2) {
        if (shape->rank + w < shape->nranks)
            ct_send(builder, shape->rank + w, all);
    }
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int width = width_of(shape);

    plan_gather(builder, shape, width);
    plan_bcast(builder, shape, width);
}

extern const struct ct_collective ct_allgather;

const struct ct_algorithm allgather_gather_bcast = {
    .name = "allgather_gather_bcast",
    .collective = &ct_allgather,
    .source = "Faraj, Yuan 2005, section 3",
    .cost = "2 ceil(log2 p) alpha + (p-1 + p ceil(log2 p)) n beta",
    .is_dominated = true,
    .plan = plan,
};
