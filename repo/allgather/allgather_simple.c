/*
 * allgather_simple - everything is posted at once, in order of rank.
 *
 * Each rank posts p-1 receives and p-1 sends of its block, from and to ranks
 * 0, 1, ... p-1, and waits for all. All ranks begin with rank 0: on a real
 * network the messages meet there.
 * Source: Faraj, Yuan 2005, section 3, "simple".
 */
#include "repo/algorithm.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_span own = ct_span(CT_SEND, 0, 1);

    for (int i = 0; i < shape->nranks; i++) {
        if (i != shape->rank)
            ct_recv(builder, i, ct_span(CT_RECV, i, 1));
    }
    for (int i = 0; i < shape->nranks; i++) {
        if (i != shape->rank)
            ct_send(builder, i, own);
    }
    ct_copy(builder, own, ct_span(CT_RECV, shape->rank, 1));
}

CT_SERVES(allgather, allgatherv, simple,
          {
              .source = "Faraj, Yuan 2005, section 3",
              .cost = "(p-1) alpha + (p-1) n beta",
              .plan = plan,
          });
