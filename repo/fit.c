/*
 * fit.c - where the units of an inner plan are in the outer plan.
 */
#include "repo/compose.h"

/* Between two blocks of scratch. */
static int distance_of(const struct ct_fit *fit)
{
    return fit->spread.distance == 0 ? fit->block_units : fit->spread.distance;
}

/* True if all blocks of a buffer of the inner plan lie together. */
static bool is_together(const struct ct_fit *fit, int buffer)
{
    return buffer >= CT_SCRATCH ? distance_of(fit) == fit->block_units
                                : fit->seats[buffer].blocks == NULL;
}

/* True if two blocks in a row do, of a buffer whose blocks do not all. */
static bool is_next(const struct ct_fit *fit, int buffer, int block)
{
    const int *blocks = buffer >= CT_SCRATCH ? NULL : fit->seats[buffer].blocks;

    return blocks != NULL && blocks[block] == blocks[block - 1] + 1;
}

/* Where unit `unit` of an inner plan's buffer is; units of the outer plan. */
static struct ct_span unit_of(const struct ct_fit *fit, const struct ct_schedule *part, int buffer,
                              int unit)
{
    const int per_block = part->units_per_block;
    const bool is_whole = per_block == 1; /* mostly: spare it the divisions */
    const int scale = is_whole ? fit->block_units : fit->block_units / per_block;
    const int within = is_whole ? 0 : unit % per_block * scale;
    const struct ct_seat *seat;
    int block = is_whole ? unit : unit / per_block;

    if (buffer >= CT_SCRATCH)
        return ct_span(fit->scratch + buffer - CT_SCRATCH,
                       fit->spread.first + block * distance_of(fit) + within, scale);
    seat = &fit->seats[buffer];
    if (fit->starts[buffer] != NULL)
        return ct_span(seat->buffer, seat->first + fit->starts[buffer][block],
                       fit->starts[buffer][block + 1] - fit->starts[buffer][block]);
    if (seat->blocks != NULL)
        block = seat->blocks[block];
    return ct_span(seat->buffer, seat->first + block * fit->block_units + within, scale);
}

int ct_fit_run(const struct ct_fit *fit, const struct ct_schedule *part, const struct ct_span *span,
               int from)
{
    const int per_block = part->units_per_block;
    int end = span->first + from + 1;

    if (is_together(fit, span->buffer))
        return span->units - from;
    while (end < span->first + span->units &&
           (end % per_block != 0 || is_next(fit, span->buffer, end / per_block)))
        end++;
    return end - span->first - from;
}

bool ct_fit_is_whole(const struct ct_fit *fit, const struct ct_schedule *part,
                     const struct ct_span *span)
{
    return span->units == 0 || ct_fit_run(fit, part, span, 0) == span->units;
}

struct ct_span ct_fit_piece(const struct ct_fit *fit, const struct ct_schedule *part,
                            const struct ct_span *span, int from, int units)
{
    const int first = span->first + from;
    struct ct_span piece = ct_span(CT_SEND, 0, 0);

    if (span->units == 0)
        return piece;
    piece = unit_of(fit, part, span->buffer, first);
    if (span->buffer < CT_SCRATCH && fit->starts[span->buffer] != NULL)
        piece.units = fit->starts[span->buffer][first + units] - fit->starts[span->buffer][first];
    else
        piece.units *= units;
    return piece;
}
