/*
 * allgather_spread - everything is posted at once, each rank begins elsewhere.
 *
 * Exchange i of rank r sends its block to rank r+i and receives that of rank
 * r-i, so that no two ranks begin with the same one. At most `window`
 * exchanges are in flight (0: all): exchange i waits for exchange i - window,
 * on every rank for smaller ones only: no deadlock.
 * Source: Faraj, Yuan 2005, section 3, "spreading simple"; the window is ours,
 * as in alltoall_spread.
 */
#include "repo/scheme/exchange.h"
#include "repo/scheme/partners.h"

enum { WINDOW }; /* the parameters */

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_span own = ct_span(CT_SEND, 0, 1);
    struct ct_exchange_row row = {.builder = builder, .window = shape->setting.values[WINDOW]};

    for (int i = 0; i < shape->nranks - 1; i++) {
        const struct ct_partners partners = ct_shift_rounds.partners(shape->nranks, shape->rank, i);
        const int recv = ct_recv(builder, partners.from, ct_span(CT_RECV, partners.from, 1));
        const int send = ct_send(builder, partners.to, own);

        ct_exchange_in_row(&row, (struct ct_exchange){recv, send});
    }
    ct_copy(builder, own, ct_span(CT_RECV, shape->rank, 1));
}

CT_SERVES(allgather, allgatherv, spread,
          {
              .source = "Faraj, Yuan 2005, section 3",
              .needs = "window < p-1",
              .cost = "(p-1) alpha + (p-1) n beta",
              .params = {&ct_exchange_window},
              .applies = ct_exchange_window_applies,
              .plan = plan,
          });
