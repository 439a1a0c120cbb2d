/*
 * scatter_golden_many - scatter in an order that keeps the root's cable full.
 *
 * Made by colltune's generator, version 1, for 75 ranks:
 * cluster golden-many, hash 0ea66a481fab5205.
 * Its tree has 77 cables.
 *
 * The root's cable carries the blocks of all others, so they pass one
 * after the other, or a few at a time: more would only fill the queues
 * of switches. The next rank is one whose way is free soonest in an
 * ideal run; of these, one whose busiest cable has most to carry yet.
 * Cost: 74 alpha + (p-1) n beta, with n bytes per block and p =
 * 75.
 * Needs: the ranks placed as in the cluster file; window < p-1.
 * Scratch: none.
 * Source: docs/schedules.md, section 13.
 */
#include "repo/pattern/root_turns.h"

/* clang-format off */
/* node -> the node above it */
static const int parent[] = {
    -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2,
};

/* node -> bytes/s of the cable to the node above */
static const double capacity[] = {
    0, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000,
};

/* rank -> node */
static const int place[] = {
    3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42,
    43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61,
    62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 78,
    .parent = parent,
    .capacity = capacity,
    .nranks = 75,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_scatter_in_order(builder, shape, &tree);
}

extern const struct ct_collective ct_scatter;
extern const struct ct_algorithm scatter_wired_direct;

const struct ct_algorithm scatter_golden_many = {
    .name = "scatter_golden_many",
    .collective = &ct_scatter,
    .source = "docs/schedules.md, section 13",
    .params = {&ct_root_window},
    .applies = ct_root_turns_applies,
    .contention_free = ct_scatter_contention_free,
    .nranks = 75,
    .elsewhere = &scatter_wired_direct,
    .plan = plan,
};
