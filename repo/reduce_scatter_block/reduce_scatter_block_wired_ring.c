/*
 * reduce_scatter_block_wired_ring - sums go round the wiring.
 *
 * The ring visits the ranks as a depth-first walk of the places' tree meets
 * them: no two of its edges share a directed link (pattern/wired_order.h).
 * Cost: (p-1) (alpha + n beta + n gamma).
 * Needs: places; segment_bytes < n; a commutative operation. Scratch: a vector.
 * Source: Faraj, Yuan 2005, section 4.
 */
#include "repo/pattern/ring.h"
#include "repo/pattern/wired_order.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_plan_wired(builder, shape, ct_ring_reduce_scatter);
}

CT_SERVES(reduce_scatter_block, reduce_scatter, wired_ring,
          {
              .source = "Faraj, Yuan 2005, section 4",
              .needs = "places; segment_bytes < n; a commutative operation",
              .cost = "(p-1) (alpha + n beta + n gamma)",
              .params = {&ct_ring_allreduce_param},
              .applies = ct_ring_allgather_applies,
              .contention_free = ct_ring_contention_free,
              .segments = ct_ring_allgather_segments,
              .by_places = true,
              .plan = plan,
          });
