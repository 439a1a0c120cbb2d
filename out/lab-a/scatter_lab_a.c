/*
 * scatter_lab_a - scatter in an order that keeps the root's cable full.
 *
 * Made by colltune's generator, version 1, for 16 ranks:
 * cluster lab-a, hash b094593182ee3478.
 * Its tree has 16 cables.
 *
 * The root's cable carries the blocks of all others, so they pass one
 * after the other, or a few at a time: more would only fill the queues
 * of switches. The next rank is one whose way is free soonest in an
 * ideal run; of these, one whose busiest cable has most to carry yet.
 * Cost: 15 alpha + (p-1) n beta, with n bytes per block and p =
 * 16.
 * Needs: the ranks placed as in the cluster file; window < p-1.
 * Scratch: none.
 * Source: docs/schedules.md, section 13.
 */
#include "repo/pattern/root_turns.h"

/* clang-format off */
/* node -> the node above it */
static const int parent[] = {
    -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};

/* node -> bytes/s of the cable to the node above */
static const double capacity[] = {
    0, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000,
};

/* rank -> node */
static const int place[] = {
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 17,
    .parent = parent,
    .capacity = capacity,
    .nranks = 16,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_scatter_in_order(builder, shape, &tree);
}

extern const struct ct_collective ct_scatter;
extern const struct ct_algorithm scatter_wired_direct;

const struct ct_algorithm scatter_lab_a = {
    .name = "scatter_lab_a",
    .collective = &ct_scatter,
    .source = "docs/schedules.md, section 13",
    .params = {&ct_root_window},
    .applies = ct_root_turns_applies,
    .contention_free = ct_scatter_contention_free,
    .nranks = 16,
    .elsewhere = &scatter_wired_direct,
    .plan = plan,
};
