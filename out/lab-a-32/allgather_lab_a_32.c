/*
 * allgather_lab_a_32 - allgather round the wiring.
 *
 * Made by colltune's generator, version 1, for 32 ranks:
 * cluster lab-a-32, hash 4952c004a6848a68.
 * Its tree has 48 cables; all count as equal.
 *
 * The ring visits the ranks in the order in which a depth-first walk of
 * the wiring meets them: each directed link is used by at most one edge
 * of the ring, so no two messages contend, and no tokens are needed.
 * Blocks go round it as in repo/pattern/ring.c.
 * Cost: 31 (alpha + n beta), with n bytes per block; the busiest
 * link carries 31 blocks each way. With segments more alpha.
 * Needs: the ranks placed as in the cluster file;
 * segment_bytes < n. Scratch: none.
 * Source: Faraj, Yuan 2005, section 4; schedules: depth-first
 * logical ring.
 */
#include "repo/pattern/ring.h"

/* clang-format off */
/* position in the ring -> rank */
static const uint16_t order[] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
};
/* clang-format on */

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_ring_allgather(builder, shape, order);
}

extern const struct ct_collective ct_allgather;
extern const struct ct_algorithm allgather_wired_ring;

const struct ct_algorithm allgather_lab_a_32 = {
    .name = "allgather_lab_a_32",
    .collective = &ct_allgather,
    .source = "Faraj, Yuan 2005, section 4",
    .params = {&ct_ring_allgather_param},
    .applies = ct_ring_allgather_applies,
    .contention_free = ct_ring_contention_free,
    .segments = ct_ring_allgather_segments,
    .nranks = 32,
    .elsewhere = &allgather_wired_ring,
    .plan = plan,
};
