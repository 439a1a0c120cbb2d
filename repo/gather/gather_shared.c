/*
 * gather_shared - all ranks post their blocks, and the root fetches them.
 */
#include "repo/scheme/posted.h"

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
              .needs = "ranks of one host that share memory",
              .cost = "n into the window, (p-1) n out of it at the root",
              .by_window = true,
              .least_ranks = 2,
              .plan = plan,
          });
