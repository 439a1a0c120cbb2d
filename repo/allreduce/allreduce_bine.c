/*
 * allreduce_bine - halving and doubling, partners by numbers in base -2.
 *
 * As allreduce_rabenseifner, but partners are 1, 1, 3, 5, 11, ... apart, up and
 * down in turn, which is about two thirds of 2^k: less crosses the borders of
 * groups of consecutive ranks. Chunks are dealt out in an order in which all
 * messages are contiguous. Where p is a power of two, it sends what
 * allreduce_swing sends.
 * Scratch: at most two vectors.
 * Source: De Sensi et al. 2025 (Bine trees); De Sensi et al. 2024 (Swing).
 */
#include "repo/scheme/butterfly.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_allreduce_halving(builder, shape, ct_butterfly_bine);
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_bine = {
    .name = "allreduce_bine",
    .collective = &ct_allreduce,
    .source = "De Sensi et al. 2025",
    .needs = "p >= 4, a commutative operation",
    .cost = "2 log2 q alpha + 2 (q-1)/q n beta + (q-1)/q n gamma, q the "
            "largest power of two <= p; if p > q, 3 alpha + 2 n beta + "
            "n/2 gamma more",
    .least_ranks = 4, /* with fewer ranks it does the same as allreduce_rabenseifner */
    .plan = plan,
};
