/*
 * segment_window.c - a step's number is that of the segment before plus a
 * constant: numbers need not be stored.
 */
#include "repo/scheme/segment_window.h"

enum { WINDOW = 4 }; /* segments; chosen, not measured */

int ct_in_window(struct ct_segment_window *window, int step)
{
    if (window->message == CT_NO_STEP)
        window->message = step;
    if (window->segment > 0 && window->stride == 0)
        window->stride = step - window->message;
    if (window->segment >= WINDOW)
        ct_after(window->builder, step, step - WINDOW * window->stride);
    return step;
}

int ct_send_in_window(struct ct_segment_window *window, int peer, struct ct_span src, int pred)
{
    const int step = ct_in_window(window, ct_send(window->builder, peer, src));

    ct_after(window->builder, step, pred);
    return step;
}

int ct_recv_in_window(struct ct_segment_window *window, int peer, struct ct_span dst, int pred)
{
    const int step = ct_in_window(window, ct_recv(window->builder, peer, dst));

    ct_after(window->builder, step, pred);
    return step;
}
