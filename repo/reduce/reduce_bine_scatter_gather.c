/*
 * reduce_bine_scatter_gather - halving and gather, partners by numbers in base
 * -2.
 *
 * As reduce_rabenseifner, but partners are 1, 1, 3, 5, 11, ... apart, up and
 * down in turn, which is about two thirds of 2^k: less crosses the borders of
 * groups of consecutive ranks. Chunks are dealt out in an order in which all
 * messages are contiguous.
 * Needs: p >= 4 (else: reduce_rabenseifner), a commutative operation. Scratch:
 * two vectors.
 * Source: De Sensi et al. 2025 (Bine trees).
 */
#include "repo/scheme/root_gather.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_reduce_halving(builder, shape, ct_butterfly_bine);
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_bine_scatter_gather = {
    .name = "reduce_bine_scatter_gather",
    .collective = &ct_reduce,
    .source = "De Sensi et al. 2025",
    .needs = "p >= 4, a commutative operation",
    .cost = "2 log2 q alpha + 2 (q-1)/q n beta + (q-1)/q n gamma, q the "
            "largest power of two <= p; if p > q, 2 alpha + n beta + n/2 "
            "gamma more",
    .least_ranks = 4,
    .plan = plan,
};
