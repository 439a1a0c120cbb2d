/*
 * gather_tree - along a k-nomial tree, the blocks of a subtree together.
 *
 * Ranks are numbered from the root. Each gathers the blocks of its subtree, those
 * of the next ranks, and sends them to its parent in one message, or in two
 * where they lie apart at the root. A scatter is the mirror image; a rank sends its
 * largest subtree first.
 * Radix 2, the binomial tree, is also known as the minimum spanning tree
 * algorithm. With a larger radix fewer ranks forward blocks, and the root has
 * more messages.
 * Scratch: blocks of the subtree, p/k at most if p is a power of k; none on the
 * root and on leaves.
 * Source: Thakur, Gropp 2003, section 4.1, with radix 2.
 */
#include "repo/scheme/block_tree.h"

enum { RADIX }; /* the parameters */

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_block_node node =
        ct_knomial_blocks(shape->nranks, ct_number_from_root(shape), shape->setting.values[RADIX]);

    ct_block_plan(builder, shape, &node, NULL);
}

CT_SERVES(gather, scatter, tree,
          {
              .source = "Thakur, Gropp 2003, section 4.1",
              .needs = "radix < p-1",
              .cost = "(k-1) ceil(log_k p) alpha + (p-1) n beta, radix k",
              .params = {&ct_block_radix},
              .applies = ct_block_radix_applies,
              .plan = plan,
          });
