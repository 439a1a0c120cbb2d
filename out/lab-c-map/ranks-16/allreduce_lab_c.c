/*
 * allreduce_lab_c - allreduce round the wiring.
 *
 * Made by colltune's generator, version 1, for 16 ranks:
 * cluster lab-c, hash 56110176a5044673.
 * Its tree has 19 cables; all count as equal.
 *
 * The ring visits the ranks in the order in which a depth-first walk of
 * the wiring meets them: each directed link is used by at most one edge
 * of the ring, so no two messages contend, and no tokens are needed.
 * Blocks go round it as in repo/pattern/ring.c.
 * Reduce-scatter, then allgather of 16 chunks of the vector.
 * Cost: 30 alpha + 2 n (p-1)/p beta + n (p-1)/p gamma, with n
 * bytes in the vector and p = 16; the busiest link carries
 * 30 chunks each way. With segments more alpha.
 * Needs: the ranks placed as in the cluster file; a commutative
 * operation; segment_bytes < n/p. Scratch: one vector.
 * Source: Faraj, Yuan 2005, section 4; schedules: depth-first
 * logical ring, halves as in Rabenseifner 2004.
 */
#include "repo/pattern/ring.h"

/* clang-format off */
/* position in the ring -> rank */
static const uint16_t order[] = {
    3, 7, 11, 15, 2, 6, 10, 14, 1, 5, 9, 13, 0, 4, 8, 12,
};
/* clang-format on */

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_ring_allreduce(builder, shape, order);
}

extern const struct ct_collective ct_allreduce;
extern const struct ct_algorithm allreduce_wired_ring;

const struct ct_algorithm allreduce_lab_c = {
    .name = "allreduce_lab_c",
    .collective = &ct_allreduce,
    .source = "Faraj, Yuan 2005, section 4",
    .params = {&ct_ring_allreduce_param},
    .applies = ct_ring_allreduce_applies,
    .contention_free = ct_ring_contention_free,
    .segments = ct_ring_allreduce_segments,
    .nranks = 16,
    .elsewhere = &allreduce_wired_ring,
    .plan = plan,
};
