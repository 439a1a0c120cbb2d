/*
 * allreduce_switches_lab_c - allreduce on the tree of switches.
 *
 * Made by colltune's generator, version 1, for 15 ranks:
 * cluster lab-c, hash 574d8202aae5060c.
 * Its tree has 18 cables; all count as equal.
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
    -1, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 8, 8, 8, 8,
};

/* rank -> node */
static const int place[] = {
    16, 9, 4, 13, 17, 10, 5, 14, 18, 11, 6, 15, 19, 12, 7,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 20,
    .parent = parent,
    .nranks = 15,
    .place = place,
};

static const int values[] = {2, 4};

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
    .nranks = 15,
    .elsewhere = &allreduce_wired_switches,
    .plan = plan,
};
