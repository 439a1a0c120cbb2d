/*
 * partial.c - chooses the buffers of a reduction.
 */
#include "repo/scheme/partial.h"

struct ct_span ct_part_span(int buffer, struct ct_part part)
{
    return ct_span(buffer, part.first, part.units);
}

/* The buffer that is used besides scratch buffer 0: for the result, too. */
static int second_buffer(const struct ct_partial *partial)
{
    return partial->in_scratch ? CT_SCRATCH + 1 : CT_RECV;
}

/*
 * Where to receive. Not into the receive buffer while the send buffer, which
 * may be the same, holds the partial result. Otherwise every second move
 * goes there, counted back from the last, so that the result ends in it.
 */
static int receive_buffer(const struct ct_partial *partial, bool moves)
{
    const int second = second_buffer(partial);
    const bool is_free = partial->buffer != CT_SEND && partial->buffer != second;

    if (moves && is_free && partial->moves % 2 == 0)
        return second;
    return partial->buffer == CT_SCRATCH ? CT_SCRATCH + 1 : CT_SCRATCH;
}

static void plan_copies(struct ct_builder *builder, int from, int to,
                        const struct ct_partial_runs *parts)
{
    for (int i = 0; i < parts->n; i++)
        ct_copy(builder, ct_part_span(from, parts->parts[i]), ct_part_span(to, parts->parts[i]));
}

static void plan_reductions(struct ct_builder *builder, int from, int to,
                            const struct ct_partial_runs *parts)
{
    for (int i = 0; i < parts->n; i++)
        ct_combine(builder, ct_part_span(from, parts->parts[i]), ct_part_span(to, parts->parts[i]));
}

void ct_partial_combine_parts(struct ct_builder *builder, struct ct_partial *partial, int peer,
                              bool above, const struct ct_partial_runs *give,
                              const struct ct_partial_runs *keep)
{
    int into;

    if (above)
        partial->moves--;
    into = receive_buffer(partial, above);
    ct_fence(builder);
    for (int i = 0; i < keep->n; i++)
        ct_recv(builder, peer, ct_part_span(into, keep->parts[i]));
    for (int i = 0; i < give->n; i++)
        ct_send(builder, peer, ct_part_span(partial->buffer, give->parts[i]));
    /* the send buffer cannot be the second operand */
    if (!above && partial->buffer == CT_SEND) {
        partial->buffer = second_buffer(partial);
        plan_copies(builder, CT_SEND, partial->buffer, keep);
    }
    ct_fence(builder);
    if (above) {
        plan_reductions(builder, partial->buffer, into, keep);
        partial->buffer = into;
    } else {
        plan_reductions(builder, into, partial->buffer, keep);
    }
    ct_fence(builder);
}

void ct_partial_combine(struct ct_builder *builder, struct ct_partial *partial, int peer,
                        bool above, struct ct_part give, struct ct_part keep)
{
    const struct ct_partial_runs given = {1, {give}};
    const struct ct_partial_runs kept = {1, {keep}};

    ct_partial_combine_parts(builder, partial, peer, above, &given, &kept);
}

void ct_partial_deliver(struct ct_builder *builder, struct ct_partial *partial, struct ct_part part)
{
    ct_fence(builder);
    ct_copy(builder, ct_part_span(partial->buffer, part), ct_part_span(CT_RECV, part));
    partial->buffer = CT_RECV;
    ct_fence(builder);
}
