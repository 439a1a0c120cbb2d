/*
 * allreduce_wired_ring - reduce-scatter and allgather round the wiring.
 *
 * The ring visits the ranks as a depth-first walk of the places' tree meets
 * them: no two of its edges share a directed link (pattern/wired_order.h).
 * Scratch: one vector.
 */
#include "repo/scheme/ring.h"
#include "repo/scheme/wired_order.h"
#include "repo/segment_bytes.h"

extern const struct ct_collective ct_allreduce;

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_plan_wired(builder, shape, ct_ring_allreduce);
}

const struct ct_algorithm allreduce_wired_ring = {
    .name = "allreduce_wired_ring",
    .collective = &ct_allreduce,
    .source = "Faraj, Yuan 2005, section 4",
    .needs = "places; segment_bytes < n/p; a commutative operation",
    .cost = "2 (p-1) alpha + 2 n (p-1)/p beta + n (p-1)/p gamma",
    .params = {&ct_all_segments_param},
    .applies = ct_ring_allreduce_applies,
    .contention_free = ct_ring_contention_free,
    .segments = ct_ring_allreduce_segments,
    .by_places = true,
    .plan = plan,
};
