/*
 * reduce_scatter_lab_c - reduce-scatter round the wiring.
 *
 * Made by colltune's generator, version 1, for 32 ranks:
 * cluster lab-c, hash 9fbd3cd45227f2f3.
 * Its tree has 35 cables; all count as equal.
 *
 * The ring visits the ranks in the order in which a depth-first walk of
 * the wiring meets them: each directed link is used by at most one edge
 * of the ring, so no two messages contend, and no tokens are needed.
 * Blocks go round it as in repo/pattern/ring.c.
 * A block is combined on its way to its rank, which is the last to add.
 * Cost: 31 (alpha + n beta + n gamma), with n bytes per block; the
 * busiest link carries 31 blocks each way. With segments more alpha.
 * Needs: the ranks placed as in the cluster file; a commutative
 * operation; segment_bytes < n. Scratch: a vector.
 * Source: Faraj, Yuan 2005, section 4; schedules: depth-first
 * logical ring, reduce-scatter half of Rabenseifner 2004, 3.7.
 */
#include "repo/pattern/ring.h"

/* clang-format off */
/* position in the ring -> rank */
static const uint16_t order[] = {
    3, 7, 11, 15, 19, 23, 27, 31, 2, 6, 10, 14, 18, 22, 26, 30, 1, 5, 9, 13, 17,
    21, 25, 29, 0, 4, 8, 12, 16, 20, 24, 28,
};
/* clang-format on */

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_ring_reduce_scatter(builder, shape, order);
}

extern const struct ct_collective ct_reduce_scatter;
extern const struct ct_algorithm reduce_scatter_wired_ring;

const struct ct_algorithm reduce_scatter_lab_c = {
    .name = "reduce_scatter_lab_c",
    .collective = &ct_reduce_scatter,
    .source = "Faraj, Yuan 2005, section 4",
    .params = {&ct_ring_allreduce_param},
    .applies = ct_ring_allgather_applies,
    .contention_free = ct_ring_contention_free,
    .segments = ct_ring_allgather_segments,
    .nranks = 32,
    .elsewhere = &reduce_scatter_wired_ring,
    .plan = plan,
};
