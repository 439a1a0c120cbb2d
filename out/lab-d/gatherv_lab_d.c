/*
 * gatherv_lab_d - gather in an order that keeps the root's cable full.
 *
 * Made by colltune's generator, version 1, for 48 ranks:
 * cluster lab-d, hash 00c5375b00bbe3b9.
 * Its tree has 75 cables.
 *
 * The root's cable carries the blocks of all others, so they pass one
 * after the other, or a few at a time: more would only fill the queues
 * of switches. The next rank is one whose way is free soonest in an
 * ideal run; of these, one whose busiest cable has most to carry yet.
 * Cost: 47 alpha + (p-1) n beta, with n bytes per block and p =
 * 48; with turns=tokens a message without bytes for each.
 * Needs: the ranks placed as in the cluster file; window < p-1.
 * Scratch: none.
 * Source: docs/schedules.md, section 13.
 */
#include "repo/pattern/root_turns.h"

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
    ct_gather_in_order(builder, shape, &tree);
}

extern const struct ct_collective ct_gatherv;
extern const struct ct_algorithm gatherv_wired_direct;

const struct ct_algorithm gatherv_lab_d = {
    .name = "gatherv_lab_d",
    .collective = &ct_gatherv,
    .source = "docs/schedules.md, section 13",
    .params = {&ct_root_window, &ct_root_turns},
    .applies = ct_root_turns_applies,
    .contention_free = ct_gather_contention_free,
    .nranks = 48,
    .elsewhere = &gatherv_wired_direct,
    .plan = plan,
};
