/*
 * gather_knomial - along a k-nomial tree, the blocks of a subtree together.
 *
 * As gather_binomial, with the radix in place of 2: fewer ranks forward blocks,
 * and the root has more messages.
 * Cost: (k-1) ceil(log_k p) alpha + (p-1) n beta, with radix k and n bytes per
 * block, in ceil(log_k p) rounds.
 * Needs: radix < p-1. Scratch: blocks of the subtree, p/k at most if p is a
 * power of k; none on the root and on leaves.
 * Source: Thakur, Gropp 2003, section 4.1, with radix 2.
 */
#include "repo/pattern/block_tree.h"

enum { RADIX }; /* the parameters */

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_block_node node = ct_knomial_blocks(
        shape->nranks, ct_block_position(shape), shape->setting.values[RADIX]);

    ct_block_gather(builder, shape, &node, NULL);
}

extern const struct ct_collective ct_gather;

const struct ct_algorithm gather_knomial = {
    .name = "gather_knomial",
    .collective = &ct_gather,
    .source = "Thakur, Gropp 2003, section 4.1",
    .needs = "radix < p-1",
    .cost = "(k-1) ceil(log_k p) alpha + (p-1) n beta, radix k",
    .forwards = true,
    .params = {&ct_block_radix},
    .applies = ct_block_radix_applies,
    .plan = plan,
};
