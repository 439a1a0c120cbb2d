/*
 * allgather_wired_far_first - doubling along the wiring, the farthest peer first.
 *
 * The ranks, in the order of a depth-first walk of the places' tree, are divided
 * again and again where it divides them, if that is near the middle; in each round a
 * rank sends what it has to one in the other half (pattern/far_first.h): each
 * block enters each half once, and the largest messages stay near.
 * Scratch: with order_by=copies, p blocks.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.1, reversed;
 * docs/inside/schedules.md, section 8.
 */
#include "repo/scheme/bisected_tree.h"
#include "repo/scheme/far_first.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_plan_on_bisected(builder, shape, ct_far_first_allgather);
}

CT_SERVES(allgather, allgatherv, wired_far_first,
          {
              .source = "Thakur, Rabenseifner, Gropp 2005, section 4.1, reversed",
              .needs = "places",
              .cost = "ceil(lg p) alpha + (p-1) n beta",
              .params = {&ct_far_first_param},
              .applies = ct_far_first_applies,
              .by_places = true,
              .plan = plan,
          });
