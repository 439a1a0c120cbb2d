/*
 * allreduce_switches_lab_c - allreduce on the tree of switches.
 *
 * Made by colltune's generator, version 1, for 9 ranks:
 * cluster lab-c, hash e9da76dba7308f55.
 * Its tree has 12 cables; all count as equal.
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
    -1, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 6, 6, 6,
};

/* rank -> node */
static const int place[] = {
    11, 7, 4, 9, 12, 8, 5, 10, 13,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 14,
    .parent = parent,
    .nranks = 9,
    .place = place,
};

static const int values[] = {2, 4, 8};

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

const struct ct_algorithm allreduce_switches_lab_c = {
    .name = "allreduce_switches_lab_c",
    .collective = &ct_allreduce,
    .source = "docs/schedules.md, section 9",
    .params = {&pieces, &ct_owned_segment_param},
    .applies = ct_allreduce_on_switches_applies,
    .segments = ct_allreduce_on_switches_segments,
    .nranks = 9,
    .elsewhere = &allreduce_wired_switches,
    .plan = plan,
};
