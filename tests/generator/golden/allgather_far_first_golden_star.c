/*
 * allgather_far_first_golden_star - allgather, the farthest peers first.
 *
 * Made by colltune's generator, version 1, for 6 ranks:
 * cluster golden-star, hash b95b4244c22dd2dd.
 * Its tree has 8 cables; all count as equal.
 *
 * The ranks, in the order of a depth-first walk of the wiring,
 * are divided again and again, where the wiring divides them if
 * that is near the middle. In each round, a rank sends what it
 * has to one in the other half: each block enters each half
 * once, and the largest messages stay near.
 * Cost: ceil(log2 p) alpha + (p-1) n beta, with n bytes per
 * block and p = 6; and what order_by costs.
 * Needs: the ranks placed as in the cluster file. Scratch: with
 * order_by=copies, 6 blocks.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.1,
 * reversed, on a tree; docs/schedules.md, section 8.
 */
#include "repo/pattern/far_first.h"

/* clang-format off */
/* node -> the node above it */
static const int parent[] = {
    -1, 0, 1, 1, 0, 4, 5, 5, 4, 8, 8,
};

/* rank -> node */
static const int place[] = {
    6, 2, 9, 3, 10, 7,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 11,
    .parent = parent,
    .nranks = 6,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_far_first_allgather(builder, shape, &tree);
}

extern const struct ct_collective ct_allgather;
extern const struct ct_algorithm allgather_wired_far_first;

const struct ct_algorithm allgather_far_first_golden_star = {
    .name = "allgather_far_first_golden_star",
    .collective = &ct_allgather,
    .source = "Thakur, Rabenseifner, Gropp 2005, section 4.1, reversed",
    .params = {&ct_far_first_param},
    .applies = ct_far_first_applies,
    .nranks = 6,
    .elsewhere = &allgather_wired_far_first,
    .plan = plan,
};
