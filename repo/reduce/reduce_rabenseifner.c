/*
 * reduce_rabenseifner - reduce-scatter by recursive halving, then a gather up a
 * binomial tree.
 *
 * In step k, ranks whose numbers differ in bit k exchange halves of what they
 * still keep, and combine: nearest partner first, so that groups are of
 * consecutive ranks, for any root. Then the steps go backwards: the partner
 * whose bit differs from the root's sends all that it has. Beyond the largest
 * power of two q, the two ranks of a pair first combine one half each; the odd
 * one gives its half to the even one and rests. If it is the root, it takes the
 * even one's place in the gather.
 * Scratch: two vectors.
 * Source: Rabenseifner 2004, section 3.5; Thakur, Rabenseifner, Gropp 2005,
 * section 5.1.
 */
#include "repo/scheme/root_gather.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_reduce_halving(builder, shape, ct_butterfly_near);
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_rabenseifner = {
    .name = "reduce_rabenseifner",
    .collective = &ct_reduce,
    .source = "Rabenseifner 2004, section 3.5",
    .needs = "p > 1",
    .cost = "2 log2 q alpha + 2 (q-1)/q n beta + (q-1)/q n gamma, q the "
            "largest power of two <= p; if p > q, 2 alpha + n beta + n/2 "
            "gamma more",
    .ordered = true,
    .least_ranks = 2,
    .plan = plan,
};
