/*
 * reduce_wired_chain - along a chain of the wiring, in segments.
 *
 * The chain visits the ranks as a depth-first walk of the places' tree meets
 * them, from the root on: no two of its edges share a directed link
 * (pattern/wired_order.h).
 * Scratch: see pattern/in_turn.h.
 */
#include "repo/scheme/in_turn.h"
#include "repo/scheme/ring.h"
#include "repo/scheme/wired_order.h"
#include "repo/segment_bytes.h"

extern const struct ct_collective ct_reduce;

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_plan_wired(builder, shape, ct_reduce_chain);
}

const struct ct_algorithm reduce_wired_chain = {
    .name = "reduce_wired_chain",
    .collective = &ct_reduce,
    .source = "Patarasuk, Faraj, Yuan 2006, reversed",
    .needs = "places; segment_bytes < n",
    .cost = "(p-2 + S) (alpha + n/S (beta + gamma))",
    .params = {&ct_long_segments_param},
    .applies = ct_in_turn_applies,
    .contention_free = ct_ring_contention_free,
    .segments = ct_segments_of_vector,
    .by_places = true,
    .plan = plan,
};
