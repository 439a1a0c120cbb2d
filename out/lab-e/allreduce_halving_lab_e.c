/*
 * allreduce_halving_lab_e - allreduce by halving, the nearest peers first.
 *
 * Made by colltune's generator, version 1, for 22 ranks:
 * cluster lab-e, hash 6d54d4eacd4914bc.
 * Its tree has 27 cables; all count as equal.
 *
 * The ranks, in the order of a depth-first walk of the wiring,
 * are divided again and again, where the wiring divides them if
 * that is near the middle. From the smallest parts up, the two
 * ranks that have the same piece of the vector exchange halves
 * of it and combine; then back: the largest messages stay near.
 * Cost: 2 ceil(log2 p) alpha + 2 n beta + n gamma, with n bytes
 * in the vector and p = 22; with segments more alpha. Where p is
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
    -1, 0, 1, 2, 3, 3, 5, 5, 2, 8, 9, 9, 8, 1, 13, 14, 14, 16, 16, 13, 19, 19,
    21, 21, 0, 24, 25, 26, 27, 27, 26, 30, 30, 25, 33, 34, 34, 33, 37, 37, 24,
    40, 40,
};

/* rank -> node */
static const int place[] = {
    29, 22, 7, 35, 41, 15, 38, 4, 20, 32, 11, 12, 36, 18, 42, 28, 6, 39, 23, 31,
    17, 10,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 43,
    .parent = parent,
    .nranks = 22,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_halving_on_tree(builder, shape, &tree);
}

extern const struct ct_collective ct_allreduce;
extern const struct ct_algorithm allreduce_wired_halving;

const struct ct_algorithm allreduce_halving_lab_e = {
    .name = "allreduce_halving_lab_e",
    .collective = &ct_allreduce,
    .source = "Rabenseifner 2004",
    .params = {&ct_owned_segment_param},
    .applies = ct_halving_on_tree_applies,
    .segments = ct_halving_on_tree_segments,
    .nranks = 22,
    .elsewhere = &allreduce_wired_halving,
    .plan = plan,
};
