/*
 * scatter_linear - the root sends every rank its block.
 *
 * To the ranks after it first. At most `window` blocks are under way at a time
 * (0: all), so that the first ranks have theirs before the last.
 * Source: Thakur, Gropp 2003, section 4.1, where it is for long blocks; the
 * window: Open MPI, "linear_nb".
 */
#include "repo/scheme/exchange.h"

enum { WINDOW }; /* the parameters */

static void plan_root(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int window = shape->setting.values[WINDOW];
    int first = CT_NO_STEP;

    for (int i = 0; i < shape->nranks - 1; i++) {
        const int to = (shape->root + 1 + i) % shape->nranks;
        const int send = ct_send(builder, to, ct_span(CT_SEND, to, 1));

        if (i == 0)
            first = send;
        if (window > 0 && i >= window)
            ct_after(builder, send, first + i - window);
    }
    ct_copy(builder, ct_span(CT_SEND, shape->root, 1), ct_span(CT_RECV, 0, 1));
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    if (shape->rank == shape->root)
        plan_root(builder, shape);
    else
        ct_recv(builder, shape->root, ct_span(CT_RECV, 0, 1));
}

CT_SERVES(scatter, scatterv, linear,
          {
              .source = "Thakur, Gropp 2003, section 4.1",
              .needs = "window < p-1",
              .cost = "(p-1) alpha + (p-1) n beta",
              .params = {&ct_exchange_window},
              .applies = ct_exchange_window_applies,
              .is_direct = ct_is_always_direct,
              .plan = plan,
          });
