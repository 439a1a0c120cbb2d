/*
 * allreduce_lab_e - allreduce round the wiring.
 *
 * Made by colltune's generator, version 1, for 22 ranks:
 * cluster lab-e, hash 6d54d4eacd4914bc.
 * Its tree has 27 cables; all count as equal.
 *
 * The ring visits the ranks in the order in which a depth-first walk of
 * the wiring meets them: each directed link is used by at most one edge
 * of the ring, so no two messages contend, and no tokens are needed.
 * Blocks go round it as in repo/pattern/ring.c.
 * Reduce-scatter, then allgather of 22 chunks of the vector.
 * Cost: 42 alpha + 2 n (p-1)/p beta + n (p-1)/p gamma, with n
 * bytes in the vector and p = 22; the busiest link carries
 * 42 chunks each way. With segments more alpha.
 * Needs: the ranks placed as in the cluster file; a commutative
 * operation; segment_bytes < n/p. Scratch: one vector.
 * Source: Faraj, Yuan 2005, section 4; schedules: depth-first
 * logical ring, halves as in Rabenseifner 2004.
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
    ct_ring_allreduce(builder, shape, order);
}

extern const struct ct_collective ct_allreduce;
extern const struct ct_algorithm allreduce_wired_ring;

const struct ct_algorithm allreduce_lab_e = {
    .name = "allreduce_lab_e",
    .collective = &ct_allreduce,
    .source = "Faraj, Yuan 2005, section 4",
    .params = {&ct_ring_allreduce_param},
    .applies = ct_ring_allreduce_applies,
    .contention_free = ct_ring_contention_free,
    .segments = ct_ring_allreduce_segments,
    .nranks = 22,
    .elsewhere = &allreduce_wired_ring,
    .plan = plan,
};
