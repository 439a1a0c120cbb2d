/*
 * allreduce_reduce_bcast - a reduction to rank 0, then a broadcast from it.
 *
 * Both go along the same binomial tree: the parent of rank r is r without
 * its lowest bit, so that a subtree is of consecutive ranks, and a rank
 * combines its own with its children's in order of rank.
 * Scratch: at most two vectors.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.5 (as the algorithm to
 * beat); the tree: section 4.2.
 */
#include "repo/algorithm.h"
#include "repo/scheme/tree_reduce.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int end = ct_tree_reach(shape);
    struct ct_partial partial = {.buffer = CT_SEND};

    ct_tree_reduce(builder, shape, &partial, (struct ct_part){0, 1});
    if (shape->rank == 0) {
        ct_copy(builder, ct_span(partial.buffer, 0, 1), ct_span(CT_RECV, 0, 1));
    } else {
        ct_send(builder, shape->rank - end, ct_span(partial.buffer, 0, 1));
        ct_fence(builder);
        ct_recv(builder, shape->rank - end, ct_span(CT_RECV, 0, 1));
    }
    ct_fence(builder);
    for (int d = end / 2; d > 0; d /= 2) {
        if (ct_tree_has_child(shape, d))
            ct_send(builder, shape->rank + d, ct_span(CT_RECV, 0, 1));
    }
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_reduce_bcast = {
    .name = "allreduce_reduce_bcast",
    .collective = &ct_allreduce,
    .source = "Thakur, Rabenseifner, Gropp 2005, section 4.5",
    .cost = "ceil(log2 p) (2 alpha + 2 n beta + n gamma)",
    .ordered = true,
    .plan = plan,
};
