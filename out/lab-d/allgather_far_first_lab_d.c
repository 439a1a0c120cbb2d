/*
 * allgather_far_first_lab_d - allgather, the farthest peers first.
 *
 * Made by colltune's generator, version 1, for 48 ranks:
 * cluster lab-d, hash 00c5375b00bbe3b9.
 * Its tree has 75 cables; all count as equal.
 *
 * The ranks, in the order of a depth-first walk of the wiring,
 * are divided again and again, where the wiring divides them if
 * that is near the middle. In each round, a rank sends what it
 * has to one in the other half: each block enters each half
 * once, and the largest messages stay near.
 * Cost: ceil(log2 p) alpha + (p-1) n beta, with n bytes per
 * block and p = 48; and what order_by costs.
 * Needs: the ranks placed as in the cluster file. Scratch: with
 * order_by=copies, 48 blocks.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.1,
 * reversed, on a tree; docs/schedules.md, section 8.
 */
#include "repo/pattern/far_first.h"

/* clang-format off */
/* node -> the node above it */
static const int parent[] = {
    -1, 0, 1, 2, 3, 4, 4, 3, 7, 7, 2, 10, 11, 11, 10, 14, 14, 1, 17, 18, 19, 19,
    18, 22, 23, 23, 22, 26, 26, 17, 29, 30, 30, 29, 33, 34, 34, 33, 37, 37, 0,
    40, 41, 42, 43, 43, 42, 46, 47, 47, 46, 50, 50, 41, 53, 54, 55, 55, 54, 58,
    58, 53, 61, 62, 62, 61, 65, 65, 40, 68, 69, 70, 70, 69, 73, 74, 74, 73, 77,
    77, 68, 80, 81, 82, 82, 81, 85, 85, 80, 88, 89, 89, 88, 92, 92,
};

/* rank -> node */
static const int place[] = {
    5, 6, 8, 9, 12, 13, 15, 16, 20, 21, 24, 25, 27, 28, 31, 32, 35, 36, 38, 39,
    44, 45, 48, 49, 51, 52, 56, 57, 59, 60, 63, 64, 66, 67, 71, 72, 75, 76, 78,
    79, 83, 84, 86, 87, 90, 91, 93, 94,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 95,
    .parent = parent,
    .nranks = 48,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_far_first_allgather(builder, shape, &tree);
}

extern const struct ct_collective ct_allgather;
extern const struct ct_algorithm allgather_wired_far_first;

const struct ct_algorithm allgather_far_first_lab_d = {
    .name = "allgather_far_first_lab_d",
    .collective = &ct_allgather,
    .source = "Thakur, Rabenseifner, Gropp 2005, section 4.1, reversed",
    .params = {&ct_far_first_param},
    .applies = ct_far_first_applies,
    .nranks = 48,
    .elsewhere = &allgather_wired_far_first,
    .plan = plan,
};
