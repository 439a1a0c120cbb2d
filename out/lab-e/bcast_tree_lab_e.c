/*
 * bcast_tree_lab_e - broadcast along a binary tree of the wiring.
 *
 * Made by colltune's generator, version 1, for 22 ranks:
 * cluster lab-e, hash 6d54d4eacd4914bc.
 * Its tree has 27 cables; all count as equal.
 *
 * The binary tree is made for the root's place: a branch of the
 * wiring is entered from one rank and left from one, so each
 * directed link has one sender. A rank sends to its children in
 * turn, segment by segment: no two messages contend.
 * Cost: (h + 2 S) (alpha + n/S beta), with n bytes in the
 * vector, S segments and a tree of height h, of p = 22.
 * Needs: the ranks placed as in the cluster file;
 * segment_bytes < n. Scratch: none.
 * Source: Patarasuk, Faraj, Yuan 2006; docs/schedules.md,
 * section 12.
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
    ct_bcast_wired(builder, shape, &tree);
}

extern const struct ct_collective ct_bcast;
extern const struct ct_algorithm bcast_wired_tree;

const struct ct_algorithm bcast_tree_lab_e = {
    .name = "bcast_tree_lab_e",
    .collective = &ct_bcast,
    .source = "Patarasuk, Faraj, Yuan 2006",
    .params = {&ct_in_turn_param},
    .applies = ct_in_turn_applies,
    .contention_free = ct_bcast_wired_contention_free,
    .segments = ct_in_turn_segments,
    .nranks = 22,
    .elsewhere = &bcast_wired_tree,
    .plan = plan,
};
