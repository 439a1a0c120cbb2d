/*
 * scatter_binomial - along a binomial tree, the blocks of a subtree together.
 *
 * Ranks are numbered from the root. Each gets the blocks of its subtree, those of the next ranks, in one
 * message, or in two where they lie apart at the root, and sends each child
 * those of its own, the largest subtree first.
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

    ct_block_scatter(builder, shape, &node, NULL);
}

extern const struct ct_collective ct_scatter;

const struct ct_algorithm scatter_binomial = {
    .name = "scatter_binomial",
    .collective = &ct_scatter,
    .source = "Thakur, Gropp 2003, section 4.1",
    .needs = "p > 3",
    .cost = "ceil(log2 p) alpha + (p-1) n beta",
    .forwards = true,
    .applies = ct_block_binomial_applies,
    .plan = plan,
};
