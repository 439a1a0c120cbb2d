/*
 * gather_tree_golden_many - gather along a tree over the wiring.
 *
 * Made by colltune's generator, version 1, for 75 ranks:
 * cluster golden-many, hash 0ea66a481fab5205.
 * Its tree has 77 cables; all count as equal.
 *
 * The ranks in the order in which a depth-first walk of the wiring
 * meets them, from the root on and round to the one before it,
 * are numbered for a binomial tree: a subtree is of ranks that are
 * near each other, and few messages cross a cable to them.
 * A rank gathers the blocks of its subtree and sends them on.
 * Cost: ceil(log2 p) alpha + (p-1) n beta, with n bytes per block
 * and p = 75.
 * Needs: the ranks placed as in the cluster file. Scratch: p
 * blocks at most on the root, p/2 on others.
 * Source: Thakur, Gropp 2003, section 4.1, in this order.
 */
#include "repo/pattern/turned_ring.h"

/* clang-format off */
/* position in the ring -> rank */
static const uint16_t order[] = {
    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
    44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62,
    63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 0, 1, 2, 3, 4, 5, 6, 7, 8,
    9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
};
/* clang-format on */

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_gather_on_ring(builder, shape, order);
}

extern const struct ct_collective ct_gather;
extern const struct ct_algorithm gather_wired_tree;

const struct ct_algorithm gather_tree_golden_many = {
    .name = "gather_tree_golden_many",
    .collective = &ct_gather,
    .source = "Thakur, Gropp 2003, section 4.1",
    .nranks = 75,
    .elsewhere = &gather_wired_tree,
    .plan = plan,
};
