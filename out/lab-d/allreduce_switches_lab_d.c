/*
 * allreduce_switches_lab_d - allreduce on the tree of switches.
 *
 * Made by colltune's generator, version 1, for 48 ranks:
 * cluster lab-d, hash 00c5375b00bbe3b9.
 * Its tree has 75 cables; all count as equal.
 *
 * The vector is cut into pieces. In each switch, each piece is
 * combined by one of its ranks, which gets it from all others; up
 * the tree of switches, rooted in its middle, such a rank sends it
 * to the one of the next switch; and back. A cable between
 * switches with ranks of their own carries the vector once each
 * way (docs/schedules.md, section 9, has the others).
 * Cost: two messages a level of switches and two inside, in a row;
 * 2 n beta + n gamma, with n bytes in the vector and as many
 * pieces as ranks on a switch: fewer pieces are fewer messages and
 * more bytes. With segments, levels overlap.
 * Needs: the ranks placed as in the cluster file; a commutative
 * operation. Scratch: four vectors.
 * Source: docs/schedules.md, section 9.
 */
#include "repo/pattern/owned_allreduce.h"

/* clang-format off */
/* node -> the node above it */
static const int parent[] = {
    -1, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21, 21, 22, 22, 23,
    23, 24, 24, 25, 25, 26, 26, 27, 27,
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
    .nranks = 48,
    .place = place,
};

static const int values[] = {2, 4, 8, 16, 32, 64};

static const struct ct_param pieces = {
    .name = "pieces",
    .nvalues = sizeof values / sizeof *values,
    .values = values,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_allreduce_on_switches(builder, shape, &tree);
}

extern const struct ct_collective ct_allreduce;
extern const struct ct_algorithm allreduce_wired_switches;

const struct ct_algorithm allreduce_switches_lab_d = {
    .name = "allreduce_switches_lab_d",
    .collective = &ct_allreduce,
    .source = "docs/schedules.md, section 9",
    .params = {&pieces, &ct_owned_segment_param},
    .applies = ct_allreduce_on_switches_applies,
    .segments = ct_allreduce_on_switches_segments,
    .nranks = 48,
    .elsewhere = &allreduce_wired_switches,
    .plan = plan,
};
