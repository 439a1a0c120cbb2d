/*
 * allreduce_rabenseifner_far - halving and doubling, farthest partner first.
 *
 * As allreduce_rabenseifner, with the steps in the other order: in the first,
 * partners are q/2 apart; in the last of the reduce-scatter, neighbours. Chunk w
 * ends at the rank of number w, but the largest messages go farthest, and
 * groups are not of consecutive ranks.
 * Needs: p >= 4 (else: allreduce_rabenseifner), a commutative operation.
 * Scratch: at most two vectors.
 * Source: recursive halving and doubling as in Thakur, Rabenseifner, Gropp
 * 2005, sections 4.4 and 4.1.
 */
#include "repo/scheme/butterfly.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_allreduce_halving(builder, shape, ct_butterfly_far);
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_rabenseifner_far = {
    .name = "allreduce_rabenseifner_far",
    .collective = &ct_allreduce,
    .source = "Thakur, Rabenseifner, Gropp 2005, sections 4.1 and 4.4",
    .needs = "p >= 4, a commutative operation",
    .cost = "2 log2 q alpha + 2 (q-1)/q n beta + (q-1)/q n gamma, q the "
            "largest power of two <= p; if p > q, 3 alpha + 2 n beta + "
            "n/2 gamma more",
    .least_ranks = 4, /* with fewer ranks it does the same as allreduce_rabenseifner */
    .plan = plan,
};
