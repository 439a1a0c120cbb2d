/*
 * gather_bine - along a tree whose ranks are nearer than in a binomial one.
 *
 * As gather_tree with radix 2, but partners are at two thirds of the distances (bine.h),
 * and a subtree has ranks on both sides of its root. With a number of ranks
 * that is no power of two, some have a neighbour as another child.
 * Scratch: blocks of the subtree; none on the root and on leaves.
 * Source: De Sensi et al. 2025, "Bine Trees"; other p than powers of two are
 * ours.
 */
#include "repo/scheme/block_tree.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_block_node node = ct_bine_blocks(shape->nranks, ct_number_from_root(shape));

    ct_block_plan(builder, shape, &node, NULL);
}

CT_SERVES(gather, scatter, bine,
          {
              .source = "De Sensi et al. 2025",
              .needs = "p > 4",
              .cost = "ceil(log2 p) alpha + (p-1) n beta",
              .least_ranks = 5,
              .plan = plan,
          });
