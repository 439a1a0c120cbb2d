/*
 * wrong_native.c - cuts the ranges of native at the fixed sizes.
 */
#include "search/wrong_native.h"

#include <math.h>
#include <stdint.h>

bool ct_native_is_wrong(const struct ct_state *state, size_t bytes)
{
    const struct ct_space *space = state->space;

    return space->is_native_wrong != NULL && space->is_native_wrong(space->ctx, bytes);
}

/* Sizes that one fixed size, or none, says something about. */
struct piece {
    size_t last;
    bool is_wrong;
    int at; /* then: the number of the fixed size */
};

static bool is_wrong_at(const struct ct_state *state, int i)
{
    return i >= 0 && i < state->space->nsizes && ct_native_is_wrong(state, state->space->sizes[i]);
}

/* The piece that begins at `bytes`. */
static struct piece piece_from(const struct ct_state *state, size_t bytes)
{
    const size_t *sizes = state->space->sizes;
    const int n = state->space->nsizes;
    struct piece piece = {.last = SIZE_MAX};
    int below = -1; /* the last fixed size up to `bytes` */

    while (below + 1 < n && sizes[below + 1] <= bytes)
        below++;
    if (below + 1 < n)
        piece.last = sizes[below + 1] - 1;
    if (is_wrong_at(state, below)) {
        piece.is_wrong = true;
        piece.at = below;
    } else if (is_wrong_at(state, below + 1)) {
        const bool is_right_here = below >= 0 && sizes[below] == bytes;

        piece.is_wrong = !is_right_here;
        piece.at = below + 1;
        if (is_right_here)
            piece.last = bytes;
    }
    return piece;
}

/* The fastest besides native at fixed size `i` that can do `bytes`; CT_NOBODY. */
static int fastest_at(const struct ct_state *state, int i, size_t bytes)
{
    const struct ct_measurements *measured = &state->measured;
    double least = INFINITY;
    int best = CT_NOBODY;

    if (i < 0 || i >= state->space->nsizes)
        return CT_NOBODY;
    for (int k = 0; k < measured->candidates.n; k++) {
        const double seconds = ct_measurements_s(measured, k, state->space->sizes[i]);

        if (k == measured->candidates.native || seconds >= least ||
            !ct_measurements_applies(measured, k, bytes))
            continue;
        least = seconds;
        best = k;
    }
    return best;
}

/* The fastest besides native at fixed size `i`, or at the nearest at which any was
   timed that can do this one; native if there is none. */
static int fastest_other(const struct ct_state *state, int i)
{
    const size_t bytes = state->space->sizes[i];
    int best = fastest_at(state, i, bytes);

    for (int by = 1; by < state->space->nsizes && best == CT_NOBODY; by++) {
        best = fastest_at(state, i - by, bytes);
        if (best == CT_NOBODY)
            best = fastest_at(state, i + by, bytes);
    }
    return best == CT_NOBODY ? state->measured.candidates.native : best;
}

/* Range i, which is native's. */
static int push_native(const struct ct_state *state, const struct ct_spans *spans, int i,
                       struct ct_spans *right)
{
    const size_t last = ct_spans_last(spans, i);
    size_t from = spans->at[i].from;
    int err;

    do {
        struct piece piece = piece_from(state, from);

        if (piece.last > last)
            piece.last = last;
        err = ct_spans_push(right, from,
                            piece.is_wrong ? fastest_other(state, piece.at)
                                           : state->measured.candidates.native);
        if (piece.last == last)
            break;
        from = piece.last + 1;
    } while (err == CT_OK);
    return err;
}

int ct_spans_replace_wrong(const struct ct_state *state, const struct ct_spans *spans,
                           struct ct_spans *right)
{
    int err = CT_OK;

    for (int i = 0; i < spans->n && err == CT_OK; i++)
        err = spans->at[i].candidate == state->measured.candidates.native
                  ? push_native(state, spans, i, right)
                  : ct_spans_push(right, spans->at[i].from, spans->at[i].candidate);
    return err;
}
