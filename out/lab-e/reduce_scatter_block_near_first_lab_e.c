/*
 * reduce_scatter_block_near_first_lab_e -
 * reduce-scatter, the nearest peers first.
 *
 * Made by colltune's generator, version 1, for 22 ranks:
 * cluster lab-e, hash 6d54d4eacd4914bc.
 * Its tree has 27 cables; all count as equal.
 *
 * The ranks, in the order of a depth-first walk of the wiring,
 * are divided again and again, where the wiring divides them if
 * that is near the middle. From the smallest parts up, a rank
 * hands over what it has combined for the other half: each block
 * leaves each half once, and the largest messages stay near.
 * Cost: ceil(log2 p) alpha + (p-1) n (beta + gamma), with n bytes
 * per block and p = 22; the blocks are put in order by a copy.
 * Needs: the ranks placed as in the cluster file; a commutative
 * operation. Scratch: two vectors at most.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.4,
 * reversed, on a tree; docs/schedules.md, section 8.
 */
#include "repo/pattern/near_first.h"

/* clang-format off */
/* node -> the node above it */
static const int parent[] = {
    -1, 0, 1, 2, 3, 3, 5, 5, 2, 8, 9, 9, 8, 1, 13, 14, 14, 16, 16, 13, 19, 19,
    21, 21, 0, 24, 25, 26, 27, 27, 26, 30, 30, 25, 33, 34, 34, 33, 37, 37, 24,
    40, 40,
};

/* rank -> node */
static const int place[] = {
    29, 22, 7, 35, 41, 15, 38, 4, 20, 32, 11, 12, 36, 18, 42, 28, 6, 39, 23, 31,
    17, 10,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 43,
    .parent = parent,
    .nranks = 22,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_near_first_reduce_scatter(builder, shape, &tree);
}

extern const struct ct_collective ct_reduce_scatter_block;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;

const struct ct_algorithm reduce_scatter_block_near_first_lab_e = {
    .name = "reduce_scatter_block_near_first_lab_e",
    .collective = &ct_reduce_scatter_block,
    .source = "Thakur, Rabenseifner, Gropp 2005, section 4.4, reversed",
    .nranks = 22,
    .elsewhere = &reduce_scatter_block_wired_near_first,
    .plan = plan,
};
