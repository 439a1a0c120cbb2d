/*
 * allreduce_halving_golden_many -
 * allreduce by halving, the nearest peers first.
 *
 * Made by colltune's generator, version 1, for 75 ranks:
 * cluster golden-many, hash 0ea66a481fab5205.
 * Its tree has 77 cables; all count as equal.
 *
 * The ranks, in the order of a depth-first walk of the wiring,
 * are divided again and again, where the wiring divides them if
 * that is near the middle. From the smallest parts up, the two
 * ranks that have the same piece of the vector exchange halves
 * of it and combine; then back: the largest messages stay near.
 * Cost: 2 ceil(log2 p) alpha + 2 n beta + n gamma, with n bytes
 * in the vector and p = 75; with segments more alpha. Where p is
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
    -1, 0, 1, 2, 3, 4, 4, 6, 6, 3, 9, 9, 11, 11, 2, 14, 15, 15, 17, 17, 14, 20,
    20, 22, 22, 1, 25, 26, 27, 27, 29, 29, 26, 32, 32, 34, 34, 25, 37, 38, 38,
    40, 40, 37, 43, 44, 44, 43, 47, 47, 0, 50, 51, 52, 53, 54, 54, 56, 56, 53,
    59, 59, 61, 61, 52, 64, 65, 65, 67, 67, 64, 70, 70, 72, 72, 51, 75, 76, 77,
    77, 79, 79, 76, 82, 82, 84, 84, 75, 87, 88, 88, 90, 90, 87, 93, 94, 94, 93,
    97, 97, 50, 100, 101, 102, 103, 103, 105, 105, 102, 108, 108, 110, 110, 101,
    113, 114, 114, 116, 116, 113, 119, 119, 121, 121, 100, 124, 125, 126, 126,
    128, 128, 125, 131, 131, 133, 133, 124, 136, 137, 137, 139, 139, 136, 142,
    143, 143, 142, 146, 146,
};

/* rank -> node */
static const int place[] = {
    104, 106, 107, 109, 111, 112, 115, 117, 118, 120, 122, 123, 127, 129, 130,
    132, 134, 135, 138, 140, 141, 144, 145, 147, 148, 5, 7, 8, 10, 12, 13, 16,
    18, 19, 21, 23, 24, 28, 30, 31, 33, 35, 36, 39, 41, 42, 45, 46, 48, 49, 55,
    57, 58, 60, 62, 63, 66, 68, 69, 71, 73, 74, 78, 80, 81, 83, 85, 86, 89, 91,
    92, 95, 96, 98, 99,
};
/* clang-format on */

static const struct ct_tree tree = {
    .nnodes = 149,
    .parent = parent,
    .nranks = 75,
    .place = place,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_halving_on_tree(builder, shape, &tree);
}

extern const struct ct_collective ct_allreduce;
extern const struct ct_algorithm allreduce_wired_halving;

const struct ct_algorithm allreduce_halving_golden_many = {
    .name = "allreduce_halving_golden_many",
    .collective = &ct_allreduce,
    .source = "Rabenseifner 2004",
    .params = {&ct_owned_segment_param},
    .applies = ct_halving_on_tree_applies,
    .segments = ct_halving_on_tree_segments,
    .nranks = 75,
    .elsewhere = &allreduce_wired_halving,
    .plan = plan,
};
