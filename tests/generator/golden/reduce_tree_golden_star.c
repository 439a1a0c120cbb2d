/*
 * reduce_tree_golden_star - reduction along a binary tree of the wiring.
 *
 * Made by colltune's generator, version 1, for 6 ranks:
 * cluster golden-star, hash b95b4244c22dd2dd.
 * Its tree has 8 cables; all count as equal.
 *
 * The binary tree is made for the root's place: a branch of the
 * wiring is left for one rank and entered for one, so each
 * directed link has one receiver. A rank takes the segments of
 * its children in turn: with rendezvous no two messages contend.
 * Cost: (h + 2 S) (alpha + n/S beta + n/S gamma), with n bytes
 * in the vector, S segments and a tree of height h, of p = 6.
 * Needs: the ranks placed as in the cluster file; a commutative
 * operation; segment_bytes < n. Scratch: a vector for a child.
 * Source: Patarasuk, Faraj, Yuan 2006, reversed;
 * docs/schedules.md, section 12.
 */
#include "repo/pattern/wired_tree.h"

/* clang-format off */
/* node -> the node above it */
static const int parent[] = {
    -1, 0, 0, 0, 0, 1, 1, 2, 2,
};

/* node -> bytes/s of the cable to the node above */
static const double capacity[] = {
    0, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 0, 0,
};

/* rank -> node */
static const int place[] = {
    7, 5, 3, 6, 4, 8,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 9,
    .parent = parent,
    .capacity = capacity,
    .nranks = 6,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_reduce_wired(builder, shape, &tree);
}

extern const struct ct_collective ct_reduce;
extern const struct ct_algorithm reduce_wired_tree;

const struct ct_algorithm reduce_tree_golden_star = {
    .name = "reduce_tree_golden_star",
    .collective = &ct_reduce,
    .source = "Patarasuk, Faraj, Yuan 2006, reversed",
    .params = {&ct_in_turn_param},
    .applies = ct_in_turn_applies,
    .contention_free = ct_reduce_wired_contention_free,
    .segments = ct_in_turn_segments,
    .nranks = 6,
    .elsewhere = &reduce_wired_tree,
    .plan = plan,
};
