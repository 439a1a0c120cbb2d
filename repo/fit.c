/*
 * fit.c - where the units of an inner plan are in the outer plan.
 */
#include "repo/compose.h"

/* Between two blocks of scratch. */
static int distance_of(const struct ct_fit *fit)
{
    return fit->spread.distance == 0 ? fit->block_units : fit->spread.distance;
}

/* True if two blocks in a row of a buffer of the inner plan lie together. */
static bool is_next(const struct ct_fit *fit, int buffer, int block)
{
    const int *blocks;

    if (buffer >= CT_SCRATCH)
        return distance_of(fit) == fit->block_units;
    blocks = fit->seats[buffer].blocks;
    return blocks == NULL || blocks[block] == blocks[block - 1] + 1;
}

/* Where unit `unit` of an inner plan's buffer is; units of the outer plan. */
static struct ct_span unit_of(const struct ct_fit *fit, const struct ct_schedule *part, int buffer,
                              int unit)
{
    const int per_block = part->units_per_block;
    const int scale = fit->block_units / per_block;
    const struct ct_seat *seat;
    int block = unit / per_block;

    if (buffer >= CT_SCRATCH)
        return ct_span(fit->scratch + buffer - CT_SCRATCH,
                       fit->spread.first + block * distance_of(fit) + unit % per_block * scale,
                       scale);
    seat = &fit->seats[buffer];
    if (fit->starts[buffer] != NULL)
        return ct_span(seat->buffer, seat->first + fit->starts[buffer][block],
                       fit->starts[buffer][block + 1] - fit->starts[buffer][block]);
    if (seat->blocks != NULL)
        block = seat->blocks[block];
    return ct_span(seat->buffer, seat->first + block * fit->block_units + unit % per_block * scale,
                   scale);
}

int ct_fit_run(const struct ct_fit *fit, const struct ct_schedule *part, const struct ct_span *span,
               int from)
{
    const int per_block = part->units_per_block;
    int end = span->first + from + 1;

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
