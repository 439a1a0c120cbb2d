/*
 * alltoall_simple - everything is posted at once, in order of rank.
 *
 * Each rank posts p-1 receives and p-1 sends, from and to ranks 0, 1, ...
 * p-1, and waits for all. All ranks begin with rank 0: on a real network the
 * messages meet there. No window: in this order, ranks that wait for each
 * other would form a queue.
 * Source: Faraj, Yuan 2005, section 3, "simple".
 */
#include "repo/algorithm.h"
#include "repo/scheme/exchange.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    for (int i = 0; i < shape->nranks; i++) {
        if (i != shape->rank)
            ct_recv(builder, i, ct_span(CT_RECV, i, 1));
    }
    for (int i = 0; i < shape->nranks; i++) {
        if (i != shape->rank)
            ct_send(builder, i, ct_span(CT_SEND, i, 1));
    }
    ct_exchange_own(builder, shape->rank);
}

CT_SERVES(alltoall, alltoallv, simple,
          {
              .source = "Faraj, Yuan 2005, section 3",
              .cost = "(p-1) alpha + (p-1) n beta",
              .is_direct = ct_is_always_direct,
              .plan = plan,
          });
