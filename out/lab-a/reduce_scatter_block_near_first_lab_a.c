/*
 * reduce_scatter_block_near_first_lab_a -
 * reduce-scatter, the nearest peers first.
 *
 * Made by colltune's generator, version 1, for 16 ranks:
 * cluster lab-a, hash b094593182ee3478.
 * Its tree has 16 cables; all count as equal.
 *
 * The ranks, in the order of a depth-first walk of the wiring,
 * are divided again and again, where the wiring divides them if
 * that is near the middle. From the smallest parts up, a rank
 * hands over what it has combined for the other half: each block
 * leaves each half once, and the largest messages stay near.
 * Cost: ceil(log2 p) alpha + (p-1) n (beta + gamma), with n bytes
 * per block and p = 16; the blocks are put in order by a copy.
 * Needs: the ranks placed as in the cluster file; a commutative
 * operation. Scratch: two vectors at most.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.4,
 * reversed, on a tree; docs/schedules.md, section 8.
 */
#include "repo/pattern/near_first.h"

/* clang-format off */
/* node -> the node above it */
static const int parent[] = {
    -1, 0, 1, 2, 3, 3, 2, 6, 6, 1, 9, 10, 10, 9, 13, 13, 0, 16, 17, 18, 18, 17,
    21, 21, 16, 24, 25, 25, 24, 28, 28,
};

/* rank -> node */
static const int place[] = {
    4, 5, 7, 8, 11, 12, 14, 15, 19, 20, 22, 23, 26, 27, 29, 30,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 31,
    .parent = parent,
    .nranks = 16,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_near_first_reduce_scatter(builder, shape, &tree);
}

extern const struct ct_collective ct_reduce_scatter_block;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;

const struct ct_algorithm reduce_scatter_block_near_first_lab_a = {
    .name = "reduce_scatter_block_near_first_lab_a",
    .collective = &ct_reduce_scatter_block,
    .source = "Thakur, Rabenseifner, Gropp 2005, section 4.4, reversed",
    .nranks = 16,
    .elsewhere = &reduce_scatter_block_wired_near_first,
    .plan = plan,
};
