/*
 * reduce_scatter_block_bine - halving, partners by numbers in base -2.
 *
 * As reduce_scatter_block_butterfly, but partners are 1, 1, 3, 5, 11, ...
 * apart, up and down in turn (bine.h): about two thirds of 2^k, so that less
 * crosses the borders of groups of consecutive ranks. What partners still have
 * in common is consecutive in an order of blocks in which rank r ends with one
 * that need not be its own, and sends it where it belongs.
 * Scratch: two vectors.
 * Source: De Sensi et al. 2025 (Bine trees); De Sensi et al. 2024 (Swing).
 */
#include "repo/scheme/block_butterfly.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_block_halving(builder, shape, ct_butterfly_bine, false);
}

CT_SERVES(reduce_scatter_block, reduce_scatter, bine,
          {
              .source = "De Sensi et al. 2025",
              .needs = "p >= 4, a commutative operation",
              .cost = "(log2 q + 1) alpha + p n beta + (p-1) n gamma, q the largest "
                      "power of two <= p; if p > q, 2 alpha + p n (beta + gamma) more",
              .least_ranks = 4, /* with fewer ranks all partners are those of other butterflies */
              .plan = plan,
          });
