/*
 * state.c - what the stages share: progress, and which candidate stands for an
 * algorithm.
 */
#include "search/state.h"

#include <stdlib.h>
#include <string.h>

/* Of 1000 requests, how many come before the crossovers, in the stages at the
   fixed sizes. */
#define SIZES_SHARE 700

/* The stages' names, and at the fixed sizes their usual parts of that. */
static const struct {
    const char *name;
    int share;
} stages[CT_STAGE_CROSSOVERS + 1] = {
    [CT_STAGE_SURVEY] = {"survey", 100},
    [CT_STAGE_PARAMETERS] = {"parameters", 250},
    [CT_STAGE_SIZES] = {"sizes", 350},
    [CT_STAGE_CROSSOVERS] = {"crossovers", 0},
};

void ct_state_progress(struct ct_state *state, enum ct_stage stage, int done,
                       int total)
{
    const struct ct_space *space = state->space;
    int before = 0;

    for (int i = 0; i < (int)stage; i++)
        before += stages[i].share;
    if (stage == CT_STAGE_CROSSOVERS)
        before = SIZES_SHARE + (1000 - SIZES_SHARE) * done / total;
    else
        before = (state->size * SIZES_SHARE + before +
                  stages[stage].share * done / total) /
                 space->nsizes;
    if (before > state->done) /* what is decided again does not count */
        state->done = before;
    if (space->progress != NULL)
        space->progress(space->ctx, stages[stage].name, state->done, 1000);
}

int ct_state_candidate(const struct ct_state *state, int algorithm,
                       size_t bytes)
{
    const struct ct_points *settings;
    int i;

    if (algorithm == CT_UNDECIDED || state->settings[algorithm].n == 0)
        return CT_UNDECIDED;
    settings = &state->settings[algorithm];
    i = ct_points_find(settings, bytes);
    while (i > 0 && settings->at[i].choice == CT_UNDECIDED)
        i--;
    while (i + 1 < settings->n && settings->at[i].choice == CT_UNDECIDED)
        i++;
    return settings->at[i].choice;
}

int ct_state_setting(const struct ct_state *state, int algorithm, size_t bytes)
{
    const int candidate = ct_state_candidate(state, algorithm, bytes);

    if (candidate == CT_UNDECIDED ||
        !ct_measurements_applies(&state->measured, candidate, bytes))
        return CT_UNDECIDED;
    return candidate;
}

/* The candidate chosen last, at a smaller size; else the first. */
static int previous_choice(const struct ct_state *state, int algorithm,
                           size_t bytes)
{
    const struct ct_points *settings = &state->settings[algorithm];
    int i = settings->n - 1;

    while (i >= 0 && (settings->at[i].choice == CT_UNDECIDED ||
                      settings->at[i].bytes >= bytes))
        i--;
    return i < 0 ? state->measured.candidates.first[algorithm]
                 : settings->at[i].choice;
}

/* The first candidate on a line that may be used; -1: none. */
static int first_usable(const struct ct_candidates *candidates,
                        struct ct_line line, size_t bytes)
{
    for (int k = 0; k < line.n; k++) {
        const int candidate = line.first + k * line.stride;

        if (ct_candidates_may_use(candidates, candidate, bytes))
            return candidate;
    }
    return -1;
}

int ct_state_start(const struct ct_state *state, int algorithm, size_t bytes)
{
    const struct ct_candidates *candidates = &state->measured.candidates;
    const int previous = previous_choice(state, algorithm, bytes);
    const int nparams = state->space->algorithms[algorithm].nparams;
    int near;

    if (ct_candidates_may_use(candidates, previous, bytes))
        return previous;
    for (int param = 0; param < nparams; param++) {
        near = first_usable(candidates,
                            ct_candidates_along(candidates, previous, param),
                            bytes);
        if (near >= 0)
            return near;
    }
    near = first_usable(candidates, ct_candidates_of(candidates, algorithm),
                        bytes);
    return near >= 0 ? near : previous;
}

static void sort_by_name(struct ct_state *state)
{
    const struct ct_search_algorithm *algorithms = state->space->algorithms;

    for (int a = 0; a < state->space->nalgorithms; a++) {
        int i = a;

        for (; i > 0 && strcmp(algorithms[state->by_name[i - 1]].name,
                               algorithms[a].name) > 0;
             i--)
            state->by_name[i] = state->by_name[i - 1];
        state->by_name[i] = a;
    }
}

int ct_state_init(struct ct_state *state, const struct ct_space *space,
                  const struct ct_search_options *options, struct ct_diag *diag)
{
    const size_t n = (size_t)space->nalgorithms;
    const struct ct_candidates *candidates = &state->measured.candidates;
    int err;

    *state = (struct ct_state){.space = space, .options = options};
    err = ct_measurements_init(&state->measured, space, options, diag);
    if (err != CT_OK)
        return err;
    state->native = candidates->at[candidates->native].algorithm;
    state->by_name = calloc(n, sizeof *state->by_name);
    state->settings = calloc(n, sizeof *state->settings);
    if (state->by_name == NULL || state->settings == NULL)
        return CT_ERR_MEMORY;
    sort_by_name(state);
    for (int i = 0; err == CT_OK && i < space->nsizes; i++)
        err = ct_points_insert(&state->choices,
                               (struct ct_point){.bytes = space->sizes[i],
                                                 .choice = CT_UNDECIDED,
                                                 .is_fixed = true});
    return err;
}

void ct_state_fini(struct ct_state *state)
{
    for (int a = 0; state->settings != NULL && a < state->space->nalgorithms;
         a++)
        ct_points_fini(&state->settings[a]);
    free(state->settings);
    free(state->by_name);
    ct_points_fini(&state->choices);
    ct_measurements_fini(&state->measured);
}
