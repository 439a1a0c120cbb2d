/*
 * exchange.c - the steps of an all-to-all exchange with one peer each way.
 */
#include "repo/scheme/exchange.h"

struct ct_exchange ct_exchange_unit(struct ct_builder *builder, int to, int from, int unit,
                                    int units)
{
    const int recv = ct_recv(builder, from, ct_span(CT_RECV, from * units + unit, 1));
    const int send = ct_send(builder, to, ct_span(CT_SEND, to * units + unit, 1));
    const struct ct_exchange exchange = {recv, send};

    return exchange;
}

struct ct_exchange ct_exchange(struct ct_builder *builder, int to, int from)
{
    return ct_exchange_unit(builder, to, from, 0, 1);
}

void ct_exchange_own(struct ct_builder *builder, int rank)
{
    ct_copy(builder, ct_span(CT_SEND, rank, 1), ct_span(CT_RECV, rank, 1));
}

void ct_exchange_in_row(struct ct_exchange_row *row, struct ct_exchange exchange)
{
    /* an exchange is two steps: their numbers need not be stored */
    const int past = 2 * (row->n - row->window);
    const int recv = row->first.recv + past;
    const int send = row->first.send + past;

    if (row->n++ == 0)
        row->first = exchange;
    if (row->window == 0 || past < 0)
        return;
    ct_after(row->builder, exchange.recv, recv);
    ct_after(row->builder, exchange.recv, send);
    ct_after(row->builder, exchange.send, recv);
    ct_after(row->builder, exchange.send, send);
}

static const int windows[] = {0, 4, 16, 64};

enum { WINDOW }; /* the parameters */

const struct ct_param ct_exchange_window = {
    .name = "window",
    .nvalues = sizeof windows / sizeof *windows,
    .values = windows,
};

bool ct_exchange_window_applies(const struct ct_problem *problem)
{
    const int window = problem->setting.values[WINDOW];

    return window == 0 || window < problem->nranks - 1;
}
