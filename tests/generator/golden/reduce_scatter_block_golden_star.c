/*
 * reduce_scatter_block_golden_star - reduce-scatter round the wiring.
 *
 * Made by colltune's generator, version 1, for 6 ranks:
 * cluster golden-star, hash b95b4244c22dd2dd.
 * Its tree has 8 cables; all count as equal.
 *
 * The ring visits the ranks in the order in which a depth-first walk of
 * the wiring meets them: each directed link is used by at most one edge
 * of the ring, so no two messages contend, and no tokens are needed.
 * Blocks go round it as in repo/pattern/ring.c.
 * A block is combined on its way to its rank, which is the last to add.
 * Cost: 5 (alpha + n beta + n gamma), with n bytes per block; the
 * busiest link carries 5 blocks each way. With segments more alpha.
 * Needs: the ranks placed as in the cluster file; a commutative
 * operation; segment_bytes < n. Scratch: a vector.
 * Source: Faraj, Yuan 2005, section 4; schedules: depth-first
 * logical ring, reduce-scatter half of Rabenseifner 2004, 3.7.
 */
#include "repo/pattern/ring.h"

/* clang-format off */
/* position in the ring -> rank */
static const uint16_t order[] = {
    1, 3, 0, 5, 2, 4,
};
/* clang-format on */

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_ring_reduce_scatter(builder, shape, order);
}

extern const struct ct_collective ct_reduce_scatter_block;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;

const struct ct_algorithm reduce_scatter_block_golden_star = {
    .name = "reduce_scatter_block_golden_star",
    .collective = &ct_reduce_scatter_block,
    .source = "Faraj, Yuan 2005, section 4",
    .params = {&ct_ring_allreduce_param},
    .applies = ct_ring_allgather_applies,
    .contention_free = ct_ring_contention_free,
    .segments = ct_ring_allgather_segments,
    .nranks = 6,
    .elsewhere = &reduce_scatter_block_wired_ring,
    .plan = plan,
};
