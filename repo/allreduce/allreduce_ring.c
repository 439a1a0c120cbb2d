/*
 * allreduce_ring - partial sums go round the ring of ranks, then the sums.
 *
 * The vector is cut into p chunks. In step k of the first half, rank r sends
 * what it has of chunk r-k to rank r+1 and adds its own to chunk r-k-1 from
 * rank r-1; after p-1 steps, chunk r+1 is complete. In the second half the
 * chunks go round as in allgather_ring. Chunks may be divided into segments,
 * so that adding and sending overlap; see ring.c.
 * Scratch: one vector.
 * Source: Rabenseifner 2004; its halves: Thakur, Rabenseifner, Gropp 2005,
 * sections 4.1 and 4.4.
 */
#include "repo/scheme/ring.h"
#include "repo/segment_bytes.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_ring_allreduce(builder, shape, NULL);
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_ring = {
    .name = "allreduce_ring",
    .collective = &ct_allreduce,
    .source = "Rabenseifner 2004",
    .needs = "a commutative operation, segment_bytes < n/p",
    .cost = "2 (p-1) alpha + 2 (p-1)/p n beta + (p-1)/p n gamma",
    .params = {&ct_all_segments_param},
    .applies = ct_ring_allreduce_applies,
    .segments = ct_ring_allreduce_segments,
    .plan = plan,
};
