/*
 * allreduce_bine_small - whole vectors, partners by numbers in base -2.
 *
 * As allreduce_recursive_doubling, but partners are ..., 11, 5, 3, 1, 1 apart,
 * up and down in turn (bine.h): about two thirds of 2^k. The farthest come
 * first: then the groups that have combined the same are halves of larger ones,
 * and all ranks combine in the same way; the other way round they do not, and
 * results would differ by rounding.
 * Needs: p >= 4 (else: allreduce_recursive_doubling), a commutative operation.
 * Scratch: at most two vectors.
 */
#include "repo/scheme/butterfly.h"

static struct ct_pairing farthest_first(int number, int step, int q)
{
    int last = 0;

    while (2 << last < q)
        last++;
    return ct_butterfly_bine(number, last - step, q);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_allreduce_doubling(builder, shape, farthest_first);
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_bine_small = {
    .name = "allreduce_bine_small",
    .collective = &ct_allreduce,
    .source = "De Sensi et al. 2025",
    .needs = "p >= 4, a commutative operation",
    .cost = "log2 q (alpha + n beta + n gamma), q the largest power of two "
            "<= p; if p > q, 2 alpha + 2 n beta + n gamma more",
    .least_ranks = 4,
    .plan = plan,
};
