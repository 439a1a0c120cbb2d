/*
 * allreduce_recursive_doubling - whole vectors, partners at distance 2^k.
 *
 * In step k, ranks whose numbers differ in bit k exchange and combine the
 * results of their groups of 2^k consecutive ranks. Beyond the largest power
 * of two q, odd ranks give their vector to their even neighbour first and get
 * the result from it at the end. Groups are consecutive: rank order is kept.
 * Scratch: at most two vectors.
 */
#include "repo/scheme/butterfly.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_allreduce_doubling(builder, shape, ct_butterfly_near);
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_recursive_doubling = {
    .name = "allreduce_recursive_doubling",
    .collective = &ct_allreduce,
    .source = "Thakur, Rabenseifner, Gropp 2005, section 4.5",
    .cost = "log2 q (alpha + n beta + n gamma), q the largest power of two "
            "<= p; if p > q, 2 alpha + 2 n beta + n gamma more",
    .ordered = true,
    .plan = plan,
};
