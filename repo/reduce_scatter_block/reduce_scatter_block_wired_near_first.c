/*
 * reduce_scatter_block_wired_near_first - halving along the wiring, the nearest
 * peer first.
 *
 * The ranks, in the order of a depth-first walk of the places' tree, are divided
 * again and again where it divides them, if that is near the middle. From the smallest
 * parts up, a rank hands over what it has combined for the other half
 * (pattern/near_first.h): each block leaves each half once, and the largest messages
 * stay near.
 * Scratch: two vectors at most.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.4, reversed;
 * docs/inside/schedules.md, section 8.
 */
#include "repo/scheme/bisected_tree.h"
#include "repo/scheme/near_first.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_plan_on_bisected(builder, shape, ct_near_first_reduce_scatter);
}

CT_SERVES(reduce_scatter_block, reduce_scatter, wired_near_first,
          {
              .source = "Thakur, Rabenseifner, Gropp 2005, section 4.4, reversed",
              .needs = "places; a commutative operation",
              .cost = "ceil(lg p) alpha + (p-1) n (beta + gamma)",
              .by_places = true,
              .plan = plan,
          });
