/*
 * reduce_tree_lab_d - reduction along a binary tree of the wiring.
 *
 * Made by colltune's generator, version 1, for 48 ranks:
 * cluster lab-d, hash 00c5375b00bbe3b9.
 * Its tree has 75 cables; all count as equal.
 *
 * The binary tree is made for the root's place: a branch of the
 * wiring is left for one rank and entered for one, so each
 * directed link has one receiver. A rank takes the segments of
 * its children in turn: with rendezvous no two messages contend.
 * Cost: (h + 2 S) (alpha + n/S beta + n/S gamma), with n bytes
 * in the vector, S segments and a tree of height h, of p = 48.
 * Needs: the ranks placed as in the cluster file; a commutative
 * operation; segment_bytes < n. Scratch: a vector for a child.
 * Source: Patarasuk, Faraj, Yuan 2006, reversed;
 * docs/schedules.md, section 12.
 */
#include "repo/pattern/wired_tree.h"

/* clang-format off */
/* node -> the node above it */
static const int parent[] = {
    -1, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21, 21, 22, 22, 23,
    23, 24, 24, 25, 25, 26, 26, 27, 27,
};

/* node -> bytes/s of the cable to the node above */
static const double capacity[] = {
    0, 125000000, 125000000, 125000000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};

/* rank -> node */
static const int place[] = {
    28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65,
    66, 67, 68, 69, 70, 71, 72, 73, 74, 75,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 76,
    .parent = parent,
    .capacity = capacity,
    .nranks = 48,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_reduce_wired(builder, shape, &tree);
}

extern const struct ct_collective ct_reduce;
extern const struct ct_algorithm reduce_wired_tree;

const struct ct_algorithm reduce_tree_lab_d = {
    .name = "reduce_tree_lab_d",
    .collective = &ct_reduce,
    .source = "Patarasuk, Faraj, Yuan 2006, reversed",
    .params = {&ct_in_turn_param},
    .applies = ct_in_turn_applies,
    .contention_free = ct_reduce_wired_contention_free,
    .segments = ct_in_turn_segments,
    .nranks = 48,
    .elsewhere = &reduce_wired_tree,
    .plan = plan,
};
