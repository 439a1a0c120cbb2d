/*
 * allreduce_halving_lab_c - allreduce by halving, the nearest peers first.
 *
 * Made by colltune's generator, version 1, for 7 ranks:
 * cluster lab-c, hash 7e2b714223c39e4e.
 * Its tree has 10 cables; all count as equal.
 *
 * The ranks, in the order of a depth-first walk of the wiring,
 * are divided again and again, where the wiring divides them if
 * that is near the middle. From the smallest parts up, the two
 * ranks that have the same piece of the vector exchange halves
 * of it and combine; then back: the largest messages stay near.
 * Cost: 2 ceil(log2 p) alpha + 2 n beta + n gamma, with n bytes
 * in the vector and p = 7; with segments more alpha. Where p is
 * no power of two, some ranks have a second peer in a round.
 * Needs: the ranks placed as in the cluster file; a commutative
 * operation. Scratch: two vectors.
 * Source: Rabenseifner 2004, on a tree; docs/schedules.md,
 * section 8.
 */
#include "repo/pattern/owned_allreduce.h"

/* clang-format off */
/* node -> the node above it */
static const int parent[] = {
    -1, 0, 1, 1, 3, 3, 0, 6, 7, 7, 6, 10, 10,
};

/* rank -> node */
static const int place[] = {
    11, 8, 4, 2, 12, 9, 5,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 13,
    .parent = parent,
    .nranks = 7,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_halving_on_tree(builder, shape, &tree);
}

extern const struct ct_collective ct_allreduce;
extern const struct ct_algorithm allreduce_wired_halving;

const struct ct_algorithm allreduce_halving_lab_c = {
    .name = "allreduce_halving_lab_c",
    .collective = &ct_allreduce,
    .source = "Rabenseifner 2004",
    .params = {&ct_owned_segment_param},
    .applies = ct_halving_on_tree_applies,
    .segments = ct_halving_on_tree_segments,
    .nranks = 7,
    .elsewhere = &allreduce_wired_halving,
    .plan = plan,
};
