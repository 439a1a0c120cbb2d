/*
 * gather_linear - every rank sends its block to the root.
 *
 * The root receives from the ranks after it first. At most `window` receives
 * are posted at a time (0: all): a rank whose receive is not posted yet may have
 * to wait with its block.
 */
#include "repo/scheme/exchange.h"

enum { WINDOW }; /* the parameters */

static void plan_root(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int window = shape->setting.values[WINDOW];
    int first = CT_NO_STEP;

    for (int i = 0; i < shape->nranks - 1; i++) {
        const int from = (shape->root + 1 + i) % shape->nranks;
        const int recv = ct_recv(builder, from, ct_span(CT_RECV, from, 1));

        if (i == 0)
            first = recv;
        if (window > 0 && i >= window)
            ct_after(builder, recv, first + i - window);
    }
    ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, shape->root, 1));
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    if (shape->rank == shape->root)
        plan_root(builder, shape);
    else
        ct_send(builder, shape->root, ct_span(CT_SEND, 0, 1));
}

CT_SERVES(gather, gatherv, linear,
          {
              .source = "Thakur, Gropp 2003, section 4.1",
              .needs = "window < p-1",
              .cost = "(p-1) alpha + (p-1) n beta",
              .params = {&ct_exchange_window},
              .applies = ct_exchange_window_applies,
              .is_direct = ct_is_always_direct,
              .plan = plan,
          });
