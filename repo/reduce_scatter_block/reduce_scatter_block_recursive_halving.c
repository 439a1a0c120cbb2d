/*
 * reduce_scatter_block_recursive_halving - halves with partners, the farthest
 * first.
 *
 * In each step two ranks exchange halves of what they still have, and combine:
 * in the first with rank r XOR q/2, then q/4, ... Rank r ends with block r. The
 * largest power of two q up to p of ranks work; of p - q pairs of neighbours,
 * one gives the other all its blocks first, and gets its own at the end.
 * Scratch: two vectors.
 */
#include "repo/scheme/block_butterfly.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_block_halving(builder, shape, ct_butterfly_far, false);
}

CT_SERVES(reduce_scatter_block, reduce_scatter, recursive_halving,
          {
              .source = "Thakur, Rabenseifner, Gropp 2005, section 4.4",
              .needs = "a commutative operation",
              .cost = "log2 q alpha + (p-1) n (beta + gamma), q the largest power of two "
                      "<= p; if p > q, 2 alpha + p n (beta + gamma) more",
              .plan = plan,
          });
