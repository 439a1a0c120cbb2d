/*
 * redecide.c - repeats decisions for a candidate that was dropped later, and
 * gives up the sizes at which native failed.
 */
#include "search/stages.h"

/* Make the point undecided; remove it unless it is at a fixed size. */
static void undecide(struct ct_points *points, int i)
{
    const struct ct_point blank = {
        .bytes = points->at[i].bytes, .choice = CT_UNDECIDED, .is_fixed = true};

    if (points->at[i].is_fixed)
        points->at[i] = blank;
    else
        ct_points_remove(points, i);
}

/* Native failed: from that size on, nothing can be compared. */
static void forget_failed(struct ct_state *state)
{
    const struct ct_measurements *measured = &state->measured;
    const size_t from =
        measured->candidates.at[measured->candidates.native].dropped_from;

    for (int a = 0; a < state->space->nalgorithms; a++)
        ct_points_cut(&state->settings[a], from);
    for (int i = state->choices.n - 1; i >= 0; i--) {
        if (state->choices.at[i].bytes >= from)
            undecide(&state->choices, i);
    }
}

static bool was_dropped(const struct ct_state *state, int candidate,
                        size_t bytes)
{
    return candidate != CT_UNDECIDED &&
           ct_measurements_is_dropped(&state->measured, candidate, bytes);
}

/* Undo decisions for candidates that were dropped: the choices first, because
   the settings tell which candidate a choice was. */
static void forget_dropped(struct ct_state *state)
{
    for (int i = state->choices.n - 1; i >= 0; i--) {
        const struct ct_point *point = &state->choices.at[i];

        if (was_dropped(state,
                        ct_state_candidate(state, point->choice, point->bytes),
                        point->bytes))
            undecide(&state->choices, i);
    }
    for (int a = 0; a < state->space->nalgorithms; a++) {
        struct ct_points *settings = &state->settings[a];

        for (int i = settings->n - 1; i >= 0; i--) {
            if (was_dropped(state, settings->at[i].choice,
                            settings->at[i].bytes))
                undecide(settings, i);
        }
    }
}

static int decide_size(struct ct_state *state, int size)
{
    const size_t bytes = state->space->sizes[size];
    bool has_changed = false;
    int err;

    if (ct_native_has_failed(&state->measured, bytes))
        return 0;
    err = ct_parameters_again(state, size, &has_changed);
    if (err == CT_OK &&
        (has_changed ||
         state->choices.at[ct_points_find(&state->choices, bytes)].choice ==
             CT_UNDECIDED))
        err = ct_choices_run(state, size);
    return err;
}

int ct_redecide_run(struct ct_state *state, int err)
{
    for (;;) {
        if (err == CT_NATIVE_FAILED) {
            forget_failed(state);
            err = 0;
        }
        if (err != CT_OK || state->ndrops == state->measured.ndrops)
            return err;
        state->ndrops = state->measured.ndrops;
        forget_dropped(state);
        for (int i = 0; err == CT_OK && i <= state->size; i++)
            err = decide_size(state, i);
    }
}
