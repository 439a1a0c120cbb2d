/*
 * reduce_tree_lab_e - reduction along a binary tree of the wiring.
 *
 * Made by colltune's generator, version 1, for 22 ranks:
 * cluster lab-e, hash 6d54d4eacd4914bc.
 * Its tree has 27 cables; all count as equal.
 *
 * The binary tree is made for the root's place: a branch of the
 * wiring is left for one rank and entered for one, so each
 * directed link has one receiver. A rank takes the segments of
 * its children in turn: with rendezvous no two messages contend.
 * Cost: (h + 2 S) (alpha + n/S beta + n/S gamma), with n bytes
 * in the vector, S segments and a tree of height h, of p = 22.
 * Needs: the ranks placed as in the cluster file; a commutative
 * operation; segment_bytes < n. Scratch: a vector for a child.
 * Source: Patarasuk, Faraj, Yuan 2006, reversed;
 * docs/schedules.md, section 12.
 */
#include "repo/pattern/wired_tree.h"

/* clang-format off */
/* node -> the node above it */
static const int parent[] = {
    -1, 0, 0, 1, 2, 3, 0, 0, 1, 1, 1, 3, 3, 3, 3, 5, 5, 5, 5, 5, 2, 2, 4, 4, 4,
    4, 4, 4,
};

/* node -> bytes/s of the cable to the node above */
static const double capacity[] = {
    0, 37500000, 25000000, 25000000, 37500000, 25000000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
};

/* rank -> node */
static const int place[] = {
    23, 9, 17, 26, 6, 12, 20, 15, 8, 25, 19, 11, 27, 14, 7, 22, 16, 21, 10, 24,
    13, 18,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 28,
    .parent = parent,
    .capacity = capacity,
    .nranks = 22,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_reduce_wired(builder, shape, &tree);
}

extern const struct ct_collective ct_reduce;
extern const struct ct_algorithm reduce_wired_tree;

const struct ct_algorithm reduce_tree_lab_e = {
    .name = "reduce_tree_lab_e",
    .collective = &ct_reduce,
    .source = "Patarasuk, Faraj, Yuan 2006, reversed",
    .params = {&ct_in_turn_param},
    .applies = ct_in_turn_applies,
    .contention_free = ct_reduce_wired_contention_free,
    .segments = ct_in_turn_segments,
    .nranks = 22,
    .elsewhere = &reduce_wired_tree,
    .plan = plan,
};
