/*
 * reduce_rabenseifner_far - halving and gather, farthest partner first.
 *
 * As reduce_rabenseifner, with the steps in the other order: the largest
 * messages of the reduce-scatter go farthest, those of the gather to
 * neighbours; groups are not of consecutive ranks.
 * Needs: p >= 4 (else: reduce_rabenseifner), a commutative operation. Scratch:
 * two vectors.
 * Source: MPICH "reduce_scatter_gather"; recursive halving as in Thakur,
 * Rabenseifner, Gropp 2005, section 4.4.
 */
#include "repo/scheme/root_gather.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_reduce_halving(builder, shape, ct_butterfly_far);
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_rabenseifner_far = {
    .name = "reduce_rabenseifner_far",
    .collective = &ct_reduce,
    .source = "Thakur, Rabenseifner, Gropp 2005, section 4.4",
    .needs = "p >= 4, a commutative operation",
    .cost = "2 log2 q alpha + 2 (q-1)/q n beta + (q-1)/q n gamma, q the "
            "largest power of two <= p; if p > q, 2 alpha + n beta + n/2 "
            "gamma more",
    .least_ranks = 4,
    .plan = plan,
};
