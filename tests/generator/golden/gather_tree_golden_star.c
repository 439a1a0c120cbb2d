/*
 * gather_tree_golden_star - gather along a tree over the wiring.
 *
 * Made by colltune's generator, version 1, for 6 ranks:
 * cluster golden-star, hash b95b4244c22dd2dd.
 * Its tree has 8 cables; all count as equal.
 *
 * The ranks in the order in which a depth-first walk of the wiring
 * meets them, from the root on and round to the one before it,
 * are numbered for a binomial tree: a subtree is of ranks that are
 * near each other, and few messages cross a cable to them.
 * A rank gathers the blocks of its subtree and sends them on.
 * Cost: ceil(log2 p) alpha + (p-1) n beta, with n bytes per block
 * and p = 6.
 * Needs: the ranks placed as in the cluster file. Scratch: p
 * blocks at most on the root, p/2 on others.
 * Source: Thakur, Gropp 2003, section 4.1, in this order.
 */
#include "repo/pattern/turned_ring.h"

/* clang-format off */
/* position in the ring -> rank */
static const uint16_t order[] = {
    1, 3, 0, 5, 2, 4,
};
/* clang-format on */

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_gather_on_ring(builder, shape, order);
}

extern const struct ct_collective ct_gather;
extern const struct ct_algorithm gather_wired_tree;

const struct ct_algorithm gather_tree_golden_star = {
    .name = "gather_tree_golden_star",
    .collective = &ct_gather,
    .source = "Thakur, Gropp 2003, section 4.1",
    .nranks = 6,
    .elsewhere = &gather_wired_tree,
    .plan = plan,
};
