/*
 * allreduce_halving_lab_a_32 - allreduce by halving, the nearest peers first.
 *
 * Made by colltune's generator, version 1, for 32 ranks:
 * cluster lab-a-32, hash 4952c004a6848a68.
 * Its tree has 48 cables; all count as equal.
 *
 * The ranks, in the order of a depth-first walk of the wiring,
 * are divided again and again, where the wiring divides them if
 * that is near the middle. From the smallest parts up, the two
 * ranks that have the same piece of the vector exchange halves
 * of it and combine; then back: the largest messages stay near.
 * Cost: 2 ceil(log2 p) alpha + 2 n beta + n gamma, with n bytes
 * in the vector and p = 32; with segments more alpha. Where p is
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
    -1, 0, 1, 2, 3, 4, 4, 3, 7, 7, 2, 10, 11, 11, 10, 14, 14, 1, 17, 18, 19, 19,
    18, 22, 22, 17, 25, 26, 26, 25, 29, 29, 0, 32, 33, 34, 35, 35, 34, 38, 38,
    33, 41, 42, 42, 41, 45, 45, 32, 48, 49, 50, 50, 49, 53, 53, 48, 56, 57, 57,
    56, 60, 60,
};

/* rank -> node */
static const int place[] = {
    5, 6, 8, 9, 12, 13, 15, 16, 20, 21, 23, 24, 27, 28, 30, 31, 36, 37, 39, 40,
    43, 44, 46, 47, 51, 52, 54, 55, 58, 59, 61, 62,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 63,
    .parent = parent,
    .nranks = 32,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_halving_on_tree(builder, shape, &tree);
}

extern const struct ct_collective ct_allreduce;
extern const struct ct_algorithm allreduce_wired_halving;

const struct ct_algorithm allreduce_halving_lab_a_32 = {
    .name = "allreduce_halving_lab_a_32",
    .collective = &ct_allreduce,
    .source = "Rabenseifner 2004",
    .params = {&ct_owned_segment_param},
    .applies = ct_halving_on_tree_applies,
    .segments = ct_halving_on_tree_segments,
    .nranks = 32,
    .elsewhere = &allreduce_wired_halving,
    .plan = plan,
};
