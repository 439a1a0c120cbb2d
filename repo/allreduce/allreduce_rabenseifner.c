/*
 * allreduce_rabenseifner - recursive halving, then recursive doubling.
 *
 * Reduce-scatter: in step k, ranks whose numbers differ in bit k exchange
 * halves of what they still keep, and combine; nearest partner first, so the
 * largest exchange is between neighbours and groups are of consecutive ranks:
 * rank order is kept. Allgather: the same steps backwards. Beyond the largest
 * power of two q, the two ranks of a pair first exchange halves and combine
 * one each; the odd one gives its half to the even one and gets the result
 * from it at the end.
 * Scratch: at most two vectors.
 * Source: Rabenseifner 2004; Thakur, Rabenseifner, Gropp 2005, section 4.5;
 * Faraj, Yuan 2005, section 3.1 ("MPICH Rabenseifner": MPICH, too, has the
 * nearest partner first).
 */
#include "repo/scheme/butterfly.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_allreduce_halving(builder, shape, ct_butterfly_near);
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_rabenseifner = {
    .name = "allreduce_rabenseifner",
    .collective = &ct_allreduce,
    .source = "Rabenseifner 2004",
    .cost = "2 log2 q alpha + 2 (q-1)/q n beta + (q-1)/q n gamma, q the "
            "largest power of two <= p; if p > q, 3 alpha + 2 n beta + "
            "n/2 gamma more",
    .ordered = true,
    .plan = plan,
};
