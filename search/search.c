/*
 * search.c - the stages in turn, and the result.
 */
#include "search/search.h"

#include "search/state.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

const size_t ct_search_sizes[CT_SEARCH_NSIZES] = {
    1, 64, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144,
};

const struct ct_search_options ct_search_defaults = {
    .batch_s = 0.002,
    .min_repetitions = 7,
    .max_repetitions = 50,
    .batch_max_s = 0.1,
    .survey_repetitions = 5,
    .margin = 0.02,
    .margin_s = 5e-8,
    .hopeless = 2,
    .clear = 1.25,
    .parameters = {.min_rounds = 4,
                   .max_rounds = 8,
                   .level = 1.0 / 16,
                   .max_s = 5},
    .sizes = {.min_rounds = 9, .max_rounds = 16, .level = 0.002, .max_s = 30},
    .confirm = {.min_rounds = 11,
                .max_rounds = 24,
                .level = 0.0005,
                .max_s = 60},
    .crossovers = {.min_rounds = 6,
                   .max_rounds = 16,
                   .level = 1.0 / 64,
                   .max_s = 5},
    .resolution = 0.02,
    .resolution_bytes = 16,
    .near = 1.3,
    .max_depth = 2,
};

/* The stages at one size, their names, and their usual shares of the
   requests; what is left of 1000 is for the crossovers. */
static const struct {
    const char *name;
    int (*run)(struct ct_state *state, int size);
    int share;
} stages[CT_STAGE_CROSSOVERS + 1] = {
    [CT_STAGE_SURVEY] = {"survey", ct_survey_run, 100},
    [CT_STAGE_PARAMETERS] = {"parameters", ct_parameters_run, 250},
    [CT_STAGE_SIZES] = {"sizes", ct_choices_run, 350},
    [CT_STAGE_CROSSOVERS] = {"crossovers", NULL, 0},
};

#define SIZES_SHARE 700

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

/* All stages at one size after the other, then what lies between them. */
static int run_stages(struct ct_state *state)
{
    const struct ct_space *space = state->space;
    int err = 0;
    int ndrops;

    for (int i = 0; i < space->nsizes; i++) {
        if (ct_native_has_failed(&state->measured, space->sizes[i]))
            break;
        state->size = i;
        for (int k = 0; err == 0 && k < CT_STAGE_CROSSOVERS; k++)
            err = stages[k].run(state, i);
        err = ct_redecide_run(state, err);
        if (err != 0)
            return err;
    }
    err = ct_redecide_run(state, ct_smooth_run(state));
    do {
        ndrops = state->measured.ndrops;
        if (err == 0)
            err = ct_redecide_run(state, ct_refinement_run(state));
    } while (err == 0 && ndrops != state->measured.ndrops);
    return err;
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

int ct_state_compare(struct ct_state *state, size_t bytes, int lower, int upper,
                     bool *is_upper)
{
    struct ct_race race = {
        .measured = &state->measured,
        .bytes = bytes,
        .rules = &state->options->crossovers,
        .by_median = true,
        .n = 2,
    };
    const int order[] = {lower, upper};
    int winner;
    int err;

    *is_upper = lower == CT_UNDECIDED ||
                !ct_measurements_applies(&state->measured, lower, bytes);
    if (*is_upper || upper == CT_UNDECIDED ||
        !ct_measurements_applies(&state->measured, upper, bytes))
        return 0;
    err = ct_race_run(&race, order, &winner);
    *is_upper = winner == upper;
    if (err == 0 && !race.competitors[0].is_out &&
        !race.competitors[1].is_out &&
        (lower == state->measured.native || upper == state->measured.native))
        *is_upper = upper == state->measured.native;
    ct_race_fini(&race);
    return err;
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

static int prepare(struct ct_state *state, struct ct_diag *diag)
{
    const struct ct_space *space = state->space;
    int err =
        ct_measurements_init(&state->measured, space, state->options, diag);

    if (err != 0)
        return err;
    state->native =
        state->measured.candidates[state->measured.native].algorithm;
    state->by_name = calloc((size_t)space->nalgorithms, sizeof *state->by_name);
    state->settings =
        calloc((size_t)space->nalgorithms, sizeof *state->settings);
    if (state->by_name == NULL || state->settings == NULL)
        return CT_ERR_MEMORY;
    sort_by_name(state);
    for (int i = 0; err == 0 && i < space->nsizes; i++)
        err = ct_points_insert(&state->choices,
                               (struct ct_point){.bytes = space->sizes[i],
                                                 .choice = CT_UNDECIDED,
                                                 .is_fixed = true});
    return err;
}

static void state_fini(struct ct_state *state)
{
    for (int a = 0; state->settings != NULL && a < state->space->nalgorithms;
         a++)
        ct_points_fini(&state->settings[a]);
    free(state->settings);
    free(state->by_name);
    ct_points_fini(&state->choices);
    ct_measurements_fini(&state->measured);
}

/* Hand the list of dropped candidates over, and write the rest. */
static int build(struct ct_state *state, struct ct_search_result **result)
{
    const struct ct_search_candidate *native =
        &state->measured.candidates[state->measured.native];
    struct ct_search_result *r = calloc(1, sizeof *r);
    int err;

    if (r == NULL)
        return CT_ERR_MEMORY;
    r->complete = !state->measured.is_stopped;
    r->nrequests = state->measured.nrequests;
    r->ndropped = state->measured.ndropped;
    r->dropped = state->measured.dropped;
    state->measured.dropped = NULL;
    r->native_failed_from = SIZE_MAX;
    if (native->is_dropped)
        r->native_failed_from = native->dropped_from;
    err = ct_ranges_build(state, r);
    if (err != 0)
        ct_search_result_free(r);
    else
        *result = r;
    return err;
}

int ct_search_run(const struct ct_space *space,
                  const struct ct_search_options *options,
                  struct ct_search_result **result, struct ct_diag *diag)
{
    struct ct_space whole = *space;
    struct ct_state state = {
        .space = &whole,
        .options = options == NULL ? &ct_search_defaults : options,
    };
    int err;

    *result = NULL;
    if (diag != NULL)
        diag->text[0] = '\0';
    if (space->sizes == NULL) {
        whole.nsizes = CT_SEARCH_NSIZES;
        whole.sizes = ct_search_sizes;
    }
    err = prepare(&state, diag);
    if (err == 0)
        err = run_stages(&state);
    if (err == 0 || err == CT_STOPPED)
        err = build(&state, result);
    if (err == CT_ERR_MEMORY && diag != NULL && diag->text[0] == '\0')
        ct_diag_set(diag, CT_ERR_MEMORY, "out of memory in the search");
    state_fini(&state);
    return err;
}

void ct_search_result_free(struct ct_search_result *result)
{
    if (result == NULL)
        return;
    free(result->ranges);
    free(result->rows);
    free(result->dropped);
    free(result);
}

const struct ct_range *
ct_search_result_find(const struct ct_search_result *result, size_t bytes)
{
    int i = 0;

    while (i + 1 < result->nranges && result->ranges[i + 1].from_bytes <= bytes)
        i++;
    return &result->ranges[i];
}
