/*
 * gather_wired_tree - along a binomial tree over a ring of the wiring.
 *
 * The ring is the order in which a depth-first walk of the places' tree meets
 * the ranks (pattern/wired_order.h), turned until the root is first
 * (pattern/turned_ring.h).
 * Scratch: at most p blocks.
 */
#include "repo/scheme/turned_ring.h"
#include "repo/scheme/wired_order.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_plan_wired(builder, shape, ct_plan_turned_ring);
}

CT_SERVES(gather, scatter, wired_tree,
          {
              .source = "Thakur, Gropp 2003, section 4.1",
              .needs = "places",
              .cost = "ceil(lg p) alpha + (p-1) n beta",
              .by_places = true,
              .plan = plan,
          });
