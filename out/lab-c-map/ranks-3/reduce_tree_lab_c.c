/*
 * reduce_tree_lab_c - reduction along a binary tree of the wiring.
 *
 * Made by colltune's generator, version 1, for 3 ranks:
 * cluster lab-c, hash 7b92ae84c3cc600f.
 * Its tree has 5 cables; all count as equal.
 *
 * The binary tree is made for the root's place: a branch of the
 * wiring is left for one rank and entered for one, so each
 * directed link has one receiver. A rank takes the segments of
 * its children in turn: with rendezvous no two messages contend.
 * Cost: (h + 2 S) (alpha + n/S beta + n/S gamma), with n bytes
 * in the vector, S segments and a tree of height h, of p = 3.
 * Needs: the ranks placed as in the cluster file; a commutative
 * operation; segment_bytes < n. Scratch: a vector for a child.
 * Source: Patarasuk, Faraj, Yuan 2006, reversed;
 * docs/schedules.md, section 12.
 */
#include "repo/pattern/wired_tree.h"

/* clang-format off */
/* node -> the node above it */
static const int parent[] = {
    -1, 0, 1, 0, 1, 2,
};

/* node -> bytes/s of the cable to the node above */
static const double capacity[] = {
    0, 12500000, 12500000, 12500000, 12500000, 12500000,
};

/* rank -> node */
static const int place[] = {
    3, 4, 5,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 6,
    .parent = parent,
    .capacity = capacity,
    .nranks = 3,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_reduce_wired(builder, shape, &tree);
}

extern const struct ct_collective ct_reduce;
extern const struct ct_algorithm reduce_wired_tree;

const struct ct_algorithm reduce_tree_lab_c = {
    .name = "reduce_tree_lab_c",
    .collective = &ct_reduce,
    .source = "Patarasuk, Faraj, Yuan 2006, reversed",
    .params = {&ct_in_turn_param},
    .applies = ct_in_turn_applies,
    .contention_free = ct_reduce_wired_contention_free,
    .segments = ct_in_turn_segments,
    .nranks = 3,
    .elsewhere = &reduce_wired_tree,
    .plan = plan,
};
