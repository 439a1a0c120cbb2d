/*
 * gather_binomial - along a binomial tree, the blocks of a subtree together.
 *
 * Ranks are numbered from the root. Each gathers the blocks of its subtree, those of the next ranks, and
 * sends them to its parent in one message, or in two where they lie apart at
 * the root.
 * Also known as the minimum spanning tree algorithm.
 * Cost: ceil(log2 p) alpha + (p-1) n beta, with n bytes per block.
 * Needs: p > 3. Scratch: blocks of the subtree, p/2 at most; none on the root
 * and on leaves.
 * Source: Thakur, Gropp 2003, section 4.1.
 */
#include "repo/pattern/block_tree.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_block_node node =
        ct_knomial_blocks(shape->nranks, ct_block_position(shape), 2);

    ct_block_gather(builder, shape, &node, NULL);
}

extern const struct ct_collective ct_gather;

const struct ct_algorithm gather_binomial = {
    .name = "gather_binomial",
    .collective = &ct_gather,
    .source = "Thakur, Gropp 2003, section 4.1",
    .needs = "p > 3",
    .cost = "ceil(log2 p) alpha + (p-1) n beta",
    .forwards = true,
    .applies = ct_block_binomial_applies,
    .plan = plan,
};
