/*
 * allreduce_circulant - ceil(log2 p) rounds each way, for any p.
 *
 * A reduce-scatter and an allgather of p chunks on a circulant graph
 * (scheme/circulant.h): a rank's peers are at distances s[q] = p, s[k] =
 * ceil(s[k+1] / 2). All ranks do the same, and nothing is sent that need not
 * be.
 * Scratch: one vector.
 */
#include "repo/algorithm.h"
#include "repo/scheme/circulant.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;

    ct_set_units_per_block(builder, p);
    if (p == 1) {
        ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, 0, 1));
        return;
    }
    ct_circulant_scatter(builder, p, shape->rank);
    ct_circulant_gather(builder, p, shape->rank);
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_circulant = {
    .name = "allreduce_circulant",
    .collective = &ct_allreduce,
    .source = "Traeff 2024, Optimal, Non-pipelined Reduce-scatter and "
              "Allreduce Algorithms",
    .needs = "a commutative operation",
    .cost = "2 ceil(log2 p) alpha + 2 (p-1)/p n beta + (p-1)/p n gamma",
    .plan = plan,
};
