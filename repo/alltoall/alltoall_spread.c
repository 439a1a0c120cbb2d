/*
 * alltoall_spread - everything is posted at once, each rank begins elsewhere.
 *
 * Exchange i of rank r sends to rank r+i and receives from rank r-i, so that
 * no two ranks begin with the same one. At most `window` exchanges are in
 * flight (0: all): exchange i waits for exchange i - window. Exchange i waits
 * for smaller ones only, on every rank: no deadlock.
 * Source: Faraj, Yuan 2005, section 3, "spreading simple"; the window is ours,
 * against long lists of requests and crowded links.
 */
#include "repo/scheme/exchange.h"

enum { WINDOW }; /* the parameters */

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    struct ct_exchange_row row = {.builder = builder, .window = shape->setting.values[WINDOW]};

    for (int i = 1; i < p; i++)
        ct_exchange_in_row(&row,
                           ct_exchange(builder, (shape->rank + i) % p, (shape->rank - i + p) % p));
    ct_exchange_own(builder, shape->rank);
}

CT_SERVES(alltoall, alltoallv, spread,
          {
              .source = "Faraj, Yuan 2005, section 3",
              .needs = "window < p-1",
              .cost = "(p-1) alpha + (p-1) n beta",
              .params = {&ct_exchange_window},
              .applies = ct_exchange_window_applies,
              .is_direct = ct_is_always_direct,
              .plan = plan,
          });
