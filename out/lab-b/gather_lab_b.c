/*
 * gather_lab_b - gather in an order that keeps the root's cable full.
 *
 * Made by colltune's generator, version 1, for 32 ranks:
 * cluster lab-b, hash 4e5f0b12a1c80703.
 * Its tree has 35 cables.
 *
 * The root's cable carries the blocks of all others, so they pass one
 * after the other, or a few at a time: more would only fill the queues
 * of switches. The next rank is one whose way is free soonest in an
 * ideal run; of these, one whose busiest cable has most to carry yet.
 * Cost: 31 alpha + (p-1) n beta, with n bytes per block and p =
 * 32; with turns=tokens a message without bytes for each.
 * Needs: the ranks placed as in the cluster file; window < p-1.
 * Scratch: none.
 * Source: docs/schedules.md, section 13.
 */
#include "repo/pattern/root_turns.h"

/* clang-format off */
/* node -> the node above it */
static const int parent[] = {
    -1, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3,
};

/* node -> bytes/s of the cable to the node above */
static const double capacity[] = {
    0, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
};

/* rank -> node */
static const int place[] = {
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 36,
    .parent = parent,
    .capacity = capacity,
    .nranks = 32,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_gather_in_order(builder, shape, &tree);
}

extern const struct ct_collective ct_gather;
extern const struct ct_algorithm gather_wired_direct;

const struct ct_algorithm gather_lab_b = {
    .name = "gather_lab_b",
    .collective = &ct_gather,
    .source = "docs/schedules.md, section 13",
    .params = {&ct_root_window, &ct_root_turns},
    .applies = ct_root_turns_applies,
    .contention_free = ct_gather_contention_free,
    .nranks = 32,
    .elsewhere = &gather_wired_direct,
    .plan = plan,
};
