/*
 * reduce_scatter_block_golden_many - reduce-scatter round the wiring.
 *
 * Made by colltune's generator, version 1, for 75 ranks:
 * cluster golden-many, hash 0ea66a481fab5205.
 * Its tree has 77 cables; all count as equal.
 *
 * The ring visits the ranks in the order in which a depth-first walk of
 * the wiring meets them: each directed link is used by at most one edge
 * of the ring, so no two messages contend, and no tokens are needed.
 * Blocks go round it as in repo/pattern/ring.c.
 * A block is combined on its way to its rank, which is the last to add.
 * Cost: 74 (alpha + n beta + n gamma), with n bytes per block; the
 * busiest link carries 74 blocks each way. With segments more alpha.
 * Needs: the ranks placed as in the cluster file; a commutative
 * operation; segment_bytes < n. Scratch: a vector.
 * Source: Faraj, Yuan 2005, section 4; schedules: depth-first
 * logical ring, reduce-scatter half of Rabenseifner 2004, 3.7.
 */
#include "repo/pattern/ring.h"

/* clang-format off */
/* position in the ring -> rank */
static const uint16_t order[] = {
    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
    44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62,
    63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 0, 1, 2, 3, 4, 5, 6, 7, 8,
    9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
};
/* clang-format on */

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_ring_reduce_scatter(builder, shape, order);
}

extern const struct ct_collective ct_reduce_scatter_block;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;

const struct ct_algorithm reduce_scatter_block_golden_many = {
    .name = "reduce_scatter_block_golden_many",
    .collective = &ct_reduce_scatter_block,
    .source = "Faraj, Yuan 2005, section 4",
    .params = {&ct_ring_allreduce_param},
    .applies = ct_ring_allgather_applies,
    .contention_free = ct_ring_contention_free,
    .segments = ct_ring_allgather_segments,
    .nranks = 75,
    .elsewhere = &reduce_scatter_block_wired_ring,
    .plan = plan,
};
