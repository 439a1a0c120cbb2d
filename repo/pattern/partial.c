/*
 * partial.c - chooses the buffers of a reduction.
 */
#include "repo/pattern/partial.h"

static struct ct_span span_of(int buffer, struct ct_part part)
{
    return ct_span(buffer, part.first, part.units);
}

/*
 * Where to receive. Not into the receive buffer while the send buffer, which
 * may be the same, holds the partial result. Otherwise every second move
 * goes there, counted back from the last, so that the result ends in it.
 */
static int receive_buffer(const struct ct_partial *partial, bool moves)
{
    const bool recv_is_free =
        partial->buffer != CT_SEND && partial->buffer != CT_RECV;

    if (moves && recv_is_free && partial->moves % 2 == 0)
        return CT_RECV;
    return partial->buffer == CT_SCRATCH ? CT_SCRATCH + 1 : CT_SCRATCH;
}

void ct_partial_combine(struct ct_builder *builder, struct ct_partial *partial,
                        int peer, bool above, struct ct_part give,
                        struct ct_part keep)
{
    int into;

    if (above)
        partial->moves--;
    into = receive_buffer(partial, above);
    ct_fence(builder);
    ct_recv(builder, peer, span_of(into, keep));
    ct_send(builder, peer, span_of(partial->buffer, give));
    /* the send buffer cannot be the second operand */
    if (!above && partial->buffer == CT_SEND) {
        ct_copy(builder, span_of(CT_SEND, keep), span_of(CT_RECV, keep));
        partial->buffer = CT_RECV;
    }
    ct_fence(builder);
    if (above) {
        ct_combine(builder, span_of(partial->buffer, keep),
                   span_of(into, keep));
        partial->buffer = into;
    } else {
        ct_combine(builder, span_of(into, keep),
                   span_of(partial->buffer, keep));
    }
    ct_fence(builder);
}

void ct_partial_deliver(struct ct_builder *builder, struct ct_partial *partial,
                        struct ct_part part)
{
    ct_fence(builder);
    ct_copy(builder, span_of(partial->buffer, part), span_of(CT_RECV, part));
    partial->buffer = CT_RECV;
    ct_fence(builder);
}
