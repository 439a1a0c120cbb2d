/*
 * reduce_scatter_block_lab_e - reduce-scatter round the wiring.
 *
 * Made by colltune's generator, version 1, for 22 ranks:
 * cluster lab-e, hash 6d54d4eacd4914bc.
 * Its tree has 27 cables; all count as equal.
 *
 * The ring visits the ranks in the order in which a depth-first walk of
 * the wiring meets them: each directed link is used by at most one edge
 * of the ring, so no two messages contend, and no tokens are needed.
 * Blocks go round it as in repo/pattern/ring.c.
 * A block is combined on its way to its rank, which is the last to add.
 * Cost: 21 (alpha + n beta + n gamma), with n bytes per block; the
 * busiest link carries 21 blocks each way. With segments more alpha.
 * Needs: the ranks placed as in the cluster file; a commutative
 * operation; segment_bytes < n. Scratch: a vector.
 * Source: Faraj, Yuan 2005, section 4; schedules: depth-first
 * logical ring, reduce-scatter half of Rabenseifner 2004, 3.7.
 */
#include "repo/pattern/ring.h"

/* clang-format off */
/* position in the ring -> rank */
static const uint16_t order[] = {
    7, 16, 2, 21, 10, 11, 5, 20, 13, 8, 1, 18, 15, 0, 19, 9, 3, 12, 6, 17, 4,
    14,
};
/* clang-format on */

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_ring_reduce_scatter(builder, shape, order);
}

extern const struct ct_collective ct_reduce_scatter_block;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;

const struct ct_algorithm reduce_scatter_block_lab_e = {
    .name = "reduce_scatter_block_lab_e",
    .collective = &ct_reduce_scatter_block,
    .source = "Faraj, Yuan 2005, section 4",
    .params = {&ct_ring_allreduce_param},
    .applies = ct_ring_allgather_applies,
    .contention_free = ct_ring_contention_free,
    .segments = ct_ring_allgather_segments,
    .nranks = 22,
    .elsewhere = &reduce_scatter_block_wired_ring,
    .plan = plan,
};
