/*
 * allreduce_reduce_bcast - a reduction to rank 0, then a broadcast from it.
 *
 * Both go along the same binomial tree: the parent of rank r is r without
 * its lowest bit, so that a subtree is of consecutive ranks, and a rank
 * combines its own with its children's in order of rank.
 * Cost: ceil(log2 p) (2 alpha + 2 n beta + n gamma), n bytes in the vector.
 * Needs: nothing. Scratch: at most two vectors.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.5 (as the algorithm to
 * beat); the tree: section 4.2.
 */
#include "repo/algorithm.h"
#include "repo/pattern/partial.h"

/* The distances to a rank's children are the powers of two below this. */
static int reach(const struct ct_shape *shape)
{
    int d = 1;

    while (d < shape->nranks && (shape->rank & d) == 0)
        d *= 2;
    return d;
}

/* Whether there is a child at this distance. */
static bool has_child(const struct ct_shape *shape, int distance)
{
    return distance < shape->nranks - shape->rank;
}

/* Returns the buffer that holds the result of the subtree. */
static int plan_reduce(struct ct_builder *builder, const struct ct_shape *shape,
                       int end)
{
    const struct ct_part nothing = {0, 0};
    const struct ct_part vector = {0, 1};
    struct ct_partial partial = {.buffer = CT_SEND};

    for (int d = 1; d < end && has_child(shape, d); d *= 2)
        partial.moves++;
    for (int d = 1; d < end && has_child(shape, d); d *= 2)
        ct_partial_combine(builder, &partial, shape->rank + d, true, nothing,
                           vector);
    return partial.buffer;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int end = reach(shape);
    const int buffer = plan_reduce(builder, shape, end);

    if (shape->rank == 0) {
        ct_copy(builder, ct_span(buffer, 0, 1), ct_span(CT_RECV, 0, 1));
    } else {
        ct_send(builder, shape->rank - end, ct_span(buffer, 0, 1));
        ct_fence(builder);
        ct_recv(builder, shape->rank - end, ct_span(CT_RECV, 0, 1));
    }
    ct_fence(builder);
    for (int d = end / 2; d > 0; d /= 2) {
        if (has_child(shape, d))
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
