/*
 * reduce_scatter_near_first_lab_b - reduce-scatter, the nearest peers first.
 *
 * Made by colltune's generator, version 1, for 32 ranks:
 * cluster lab-b, hash 4e5f0b12a1c80703.
 * Its tree has 35 cables; all count as equal.
 *
 * The ranks, in the order of a depth-first walk of the wiring,
 * are divided again and again, where the wiring divides them if
 * that is near the middle. From the smallest parts up, a rank
 * hands over what it has combined for the other half: each block
 * leaves each half once, and the largest messages stay near.
 * Cost: ceil(log2 p) alpha + (p-1) n (beta + gamma), with n bytes
 * per block and p = 32; the blocks are put in order by a copy.
 * Needs: the ranks placed as in the cluster file; a commutative
 * operation. Scratch: two vectors at most.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.4,
 * reversed, on a tree; docs/schedules.md, section 8.
 */
#include "repo/pattern/near_first.h"

/* clang-format off */
/* node -> the node above it */
static const int parent[] = {
    -1, 0, 1, 2, 3, 4, 4, 3, 7, 7, 2, 10, 11, 11, 10, 14, 14, 1, 17, 18, 19, 19,
    18, 22, 22, 17, 25, 26, 26, 25, 29, 29, 0, 32, 33, 34, 35, 35, 34, 38, 38,
    33, 41, 42, 42, 41, 45, 45, 32, 48, 49, 50, 50, 49, 53, 53, 48, 56, 57, 57,
    56, 60, 60,
};

/* rank -> node */
static const int place[] = {
    51, 52, 54, 55, 58, 59, 61, 62, 36, 37, 39, 40, 43, 44, 46, 47, 20, 21, 23,
    24, 27, 28, 30, 31, 5, 6, 8, 9, 12, 13, 15, 16,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 63,
    .parent = parent,
    .nranks = 32,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_near_first_reduce_scatter(builder, shape, &tree);
}

extern const struct ct_collective ct_reduce_scatter;
extern const struct ct_algorithm reduce_scatter_wired_near_first;

const struct ct_algorithm reduce_scatter_near_first_lab_b = {
    .name = "reduce_scatter_near_first_lab_b",
    .collective = &ct_reduce_scatter,
    .source = "Thakur, Rabenseifner, Gropp 2005, section 4.4, reversed",
    .nranks = 32,
    .elsewhere = &reduce_scatter_wired_near_first,
    .plan = plan,
};
