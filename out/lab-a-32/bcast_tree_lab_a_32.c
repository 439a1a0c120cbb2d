/*
 * bcast_tree_lab_a_32 - broadcast along a binary tree of the wiring.
 *
 * Made by colltune's generator, version 1, for 32 ranks:
 * cluster lab-a-32, hash 4952c004a6848a68.
 * Its tree has 48 cables; all count as equal.
 *
 * The binary tree is made for the root's place: a branch of the
 * wiring is entered from one rank and left from one, so each
 * directed link has one sender. A rank sends to its children in
 * turn, segment by segment: no two messages contend.
 * Cost: (h + 2 S) (alpha + n/S beta), with n bytes in the
 * vector, S segments and a tree of height h, of p = 32.
 * Needs: the ranks placed as in the cluster file;
 * segment_bytes < n. Scratch: none.
 * Source: Patarasuk, Faraj, Yuan 2006; docs/schedules.md,
 * section 12.
 */
#include "repo/pattern/wired_tree.h"

/* clang-format off */
/* node -> the node above it */
static const int parent[] = {
    -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4,
    5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15,
    15, 16, 16,
};

/* node -> bytes/s of the cable to the node above */
static const double capacity[] = {
    0, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};

/* rank -> node */
static const int place[] = {
    17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
    36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 49,
    .parent = parent,
    .capacity = capacity,
    .nranks = 32,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_bcast_wired(builder, shape, &tree);
}

extern const struct ct_collective ct_bcast;
extern const struct ct_algorithm bcast_wired_tree;

const struct ct_algorithm bcast_tree_lab_a_32 = {
    .name = "bcast_tree_lab_a_32",
    .collective = &ct_bcast,
    .source = "Patarasuk, Faraj, Yuan 2006",
    .params = {&ct_in_turn_param},
    .applies = ct_in_turn_applies,
    .contention_free = ct_bcast_wired_contention_free,
    .segments = ct_in_turn_segments,
    .nranks = 32,
    .elsewhere = &bcast_wired_tree,
    .plan = plan,
};
