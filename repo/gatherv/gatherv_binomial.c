/*
 * gatherv_binomial - along a binomial tree, sizes first; scatterv_binomial.
 *
 * As gather_tree with radix 2. What a rank forwards is not its own, so before the blocks,
 * their sizes go the same way, and before those, the ranks agree on that of the
 * largest, so that all know how much room there must be.
 * Needs: p > 3; p M at most 4 MB, with M bytes in the largest block, else the
 * call is native. Scratch: blocks of the subtree, p/2 at most; room for the
 * largest, of which they take their own size.
 * Source: Thakur, Gropp 2003, section 4.1, for blocks of one size.
 */
#include "repo/scheme/block_tree.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_block_node node =
        ct_knomial_blocks(shape->nranks, ct_number_from_root(shape), 2);

    ct_block_plan(builder, shape, &node, NULL);
}

CT_SERVES(gatherv, scatterv, binomial,
          {
              .source = "Thakur, Gropp 2003, section 4.1",
              .needs = "p > 3; p M <= 4 MB, largest block M",
              .cost = "allreduce + 2 ceil(log2 p) alpha + (p-1) (n + 8) beta",
              .announces = CT_ANNOUNCES_SIZES,
              .applies = ct_block_binomial_applies,
              .plan = plan,
          });
