/*
 * gather_shared - all ranks post their blocks, and the root fetches them.
 */
#include "repo/scheme/posted.h"

enum { COPIES }; /* the parameters */

static bool applies(const struct ct_problem *problem)
{
    return ct_posted_copies_apply(problem->setting.values[COPIES], problem->bytes);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_span own = ct_span(CT_SEND, 0, 1);

    if (shape->rank != shape->root) {
        ct_post(builder, &shape->root, 1, own);
        return;
    }
    ct_copy(builder, own, ct_span(CT_RECV, shape->rank, 1));
    ct_fetch_blocks(builder, shape->rank, 1);
}

CT_SERVES(gather, gatherv, shared,
          {
              .source = "Graham, Shipman 2008",
              .needs = "ranks of one host that share memory; copies=one: n > 16 KB",
              .cost = "n into the window, copies=one nothing; (p-1) n out of it at the root",
              .params = {&ct_posted_copies},
              .by_window = true,
              .least_ranks = 2,
              .applies = applies,
              .plan = plan,
          });
