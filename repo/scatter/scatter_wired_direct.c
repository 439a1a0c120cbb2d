/*
 * scatter_wired_direct - in an order that keeps the root's cable full.
 *
 * The root's cable carries the blocks of all others, so they pass one after the
 * other, or a few at a time; the next rank is one whose way is free soonest in an
 * ideal run (pattern/root_turns.h).
 * Needs: places; window < p-1; p <= 2048, since a plan orders all ranks.
 */
#include "repo/scheme/root_turns.h"

enum { RANKS_MOST = 2048 };

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks <= RANKS_MOST && ct_root_turns_applies(problem);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_scatter_in_order(builder, shape, &shape->places->tree);
}

CT_SERVES(scatter, scatterv, wired_direct,
          {
              .source = "docs/inside/schedules.md, section 13",
              .needs = "places; window < p-1; p <= 2048",
              .cost = "(p-1) alpha + (p-1) n beta",
              .params = {&ct_root_window},
              .applies = applies,
              .contention_free = ct_scatter_contention_free,
              .by_places = true,
              .is_direct = ct_is_always_direct,
              .plan = plan,
          });
