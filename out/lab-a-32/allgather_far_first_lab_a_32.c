/*
 * allgather_far_first_lab_a_32 - allgather, the farthest peers first.
 *
 * Made by colltune's generator, version 1, for 32 ranks:
 * cluster lab-a-32, hash 4952c004a6848a68.
 * Its tree has 48 cables; all count as equal.
 *
 * The ranks, in the order of a depth-first walk of the wiring,
 * are divided again and again, where the wiring divides them if
 * that is near the middle. In each round, a rank sends what it
 * has to one in the other half: each block enters each half
 * once, and the largest messages stay near.
 * Cost: ceil(log2 p) alpha + (p-1) n beta, with n bytes per
 * block and p = 32; and what order_by costs.
 * Needs: the ranks placed as in the cluster file. Scratch: with
 * order_by=copies, 32 blocks.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.1,
 * reversed, on a tree; docs/schedules.md, section 8.
 */
#include "repo/pattern/far_first.h"

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
    5, 6, 8, 9, 12, 13, 15, 16, 20, 21, 23, 24, 27, 28, 30, 31, 36, 37, 39, 40,
    43, 44, 46, 47, 51, 52, 54, 55, 58, 59, 61, 62,
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
    ct_far_first_allgather(builder, shape, &tree);
}

extern const struct ct_collective ct_allgather;
extern const struct ct_algorithm allgather_wired_far_first;

const struct ct_algorithm allgather_far_first_lab_a_32 = {
    .name = "allgather_far_first_lab_a_32",
    .collective = &ct_allgather,
    .source = "Thakur, Rabenseifner, Gropp 2005, section 4.1, reversed",
    .params = {&ct_far_first_param},
    .applies = ct_far_first_applies,
    .nranks = 32,
    .elsewhere = &allgather_wired_far_first,
    .plan = plan,
};
