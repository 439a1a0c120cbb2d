/*
 * reduce_scatter_block_wired_ring - sums go round the wiring.
 *
 * The ring visits the ranks as a depth-first walk of the places' tree meets
 * them: no two of its edges share a directed link (pattern/wired_order.h).
 * Scratch: a vector.
 */
#include "repo/scheme/ring.h"
#include "repo/scheme/wired_order.h"
#include "repo/segment_bytes.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_plan_wired(builder, shape, ct_ring_reduce_scatter);
}

CT_SERVES(reduce_scatter_block, reduce_scatter, wired_ring,
          {
              .source = "Faraj, Yuan 2005, section 4",
              .needs = "places; segment_bytes < n; a commutative operation",
              .cost = "(p-1) (alpha + n beta + n gamma)",
              .params = {&ct_all_segments_param},
              .applies = ct_ring_allgather_applies,
              .contention_free = ct_ring_contention_free,
              .segments = ct_segments_by_ranks,
              .by_places = true,
              .plan = plan,
          });
