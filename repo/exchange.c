/*
 * exchange.c - the steps of an all-to-all exchange with one peer each way.
 */
#include "repo/exchange.h"

struct ct_exchange ct_exchange(struct ct_builder *builder, int to, int from)
{
    const int recv = ct_recv(builder, from, ct_span(CT_RECV, from, 1));
    const int send = ct_send(builder, to, ct_span(CT_SEND, to, 1));
    const struct ct_exchange exchange = {recv, send};

    return exchange;
}

void ct_exchange_own(struct ct_builder *builder, int rank)
{
    ct_copy(builder, ct_span(CT_SEND, rank, 1), ct_span(CT_RECV, rank, 1));
}

void ct_exchange_after(struct ct_builder *builder, struct ct_exchange later,
                       struct ct_exchange earlier)
{
    ct_after(builder, later.recv, earlier.recv);
    ct_after(builder, later.recv, earlier.send);
    ct_after(builder, later.send, earlier.recv);
    ct_after(builder, later.send, earlier.send);
}
