/*
 * reduce_scatter_block_butterfly - halves with partners, the nearest first.
 *
 * As reduce_scatter_block_recursive_halving, but the first partner is rank r
 * XOR 1, then 2, 4, ...: what is combined is of consecutive ranks, so that order
 * of rank is kept, and the largest messages go to the nearest ranks. Rank r
 * ends with the block of another rank, its number with the bits reversed, and
 * sends it there.
 * Scratch: two vectors.
 */
#include "repo/scheme/block_butterfly.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_block_halving(builder, shape, ct_butterfly_near, true);
}

CT_SERVES(reduce_scatter_block, reduce_scatter, butterfly,
          {
              .source = "Traeff 2005, An Improved Algorithm for (Non-commutative) "
                        "Reduce-scatter with an Application",
              .cost = "(log2 q + 1) alpha + p n beta + (p-1) n gamma, q the largest "
                      "power of two <= p; if p > q, 2 alpha + p n (beta + gamma) more",
              .ordered = true,
              .plan = plan,
          });
