/*
 * bcast_wired_chain - along a chain of the wiring, in segments.
 *
 * The chain visits the ranks as a depth-first walk of the places' tree meets
 * them, from the root on: no two of its edges share a directed link
 * (scheme/wired_order.h). A reduction goes the same way back.
 * Scratch: see scheme/in_turn.h.
 */
#include "repo/collective.h"
#include "repo/scheme/in_turn.h"
#include "repo/scheme/ring.h"
#include "repo/scheme/wired_order.h"
#include "repo/segment_bytes.h"

extern const struct ct_collective ct_reduce;

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const bool is_reduce = ct_collective_is(shape->collective, &ct_reduce);

    ct_plan_wired(builder, shape, is_reduce ? ct_reduce_chain : ct_bcast_chain);
}

CT_SERVES(bcast, reduce, wired_chain,
          {
              .source = "Patarasuk, Faraj, Yuan 2006",
              .needs = "places; segment_bytes < n; a reduction: a commutative operation",
              .cost = "(p-2 + S) (alpha + n/S (beta + gamma)); a broadcast without gamma",
              .params = {&ct_long_segments_param},
              .applies = ct_in_turn_applies,
              .contention_free = ct_ring_contention_free,
              .segments = ct_segments_of_vector,
              .by_places = true,
              .plan = plan,
          });
