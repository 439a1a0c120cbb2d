/*
 * parameters.c - each algorithm's best setting by size.
 *
 * Source: Faraj and Yuan, ICS 2005: algorithms with parameters are tuned by
 * themselves first and then stand for one algorithm without; parameters are
 * taken as independent and tuned one after the other.
 */
#include "search/crossover.h"
#include "search/race.h"
#include "search/stages.h"

#include <stdlib.h>

/* A survey tells values apart by `near` where calls are long: samples of
   such calls differ little, and a race of them takes minutes. */
static bool is_worth_a_race(const struct ct_measurements *measured,
                            int candidate, size_t bytes, double best_s)
{
    const struct ct_search_options *options = measured->options;
    const struct ct_measurement *measurement =
        ct_measurements_find(measured, candidate, bytes);

    return !ct_measurements_is_hopeless(measured, candidate, bytes, best_s) &&
           (best_s < options->batch_max_s ||
            measurement->least_s <= options->near * best_s);
}

/*
 * The candidates on a line that are worth a race, `preferred` first.
 *
 * best_s   the least median among them
 * order    out: room for the whole line
 * returns  how many
 */
static int list_values(const struct ct_measurements *measured,
                       struct ct_line line, size_t bytes, double best_s,
                       int preferred, int *order)
{
    int n = 0;

    if (ct_measurements_applies(measured, preferred, bytes) &&
        is_worth_a_race(measured, preferred, bytes, best_s))
        order[n++] = preferred;
    for (int k = 0; k < line.n; k++) {
        const int candidate = line.first + k * line.stride;

        if (candidate != preferred &&
            ct_measurements_applies(measured, candidate, bytes) &&
            is_worth_a_race(measured, candidate, bytes, best_s))
            order[n++] = candidate;
    }
    return n;
}

static int run_race(struct ct_state *state, size_t bytes, const int *order,
                    int n, int *winner)
{
    struct ct_race race = {
        .measured = &state->measured,
        .bytes = bytes,
        .rules = &state->options->parameters,
        .margin = state->options->margin,
        .is_first = true,
        .n = n,
    };
    const int err = ct_race_run(&race, order, winner);

    ct_race_fini(&race);
    return err;
}

/* No value on the line is worth more than the survey at this size. */
static bool is_hopeless(const struct ct_state *state, int best, size_t bytes)
{
    const struct ct_measurements *measured = &state->measured;
    const int any = ct_measurements_fastest(
        measured, ct_candidates_all(&measured->candidates), -1, bytes);

    return ct_measurements_is_hopeless(
        measured, best, bytes, ct_measurements_median(measured, any, bytes));
}

/*
 * Tune one parameter while the others keep their values.
 *
 * best  in: the candidate to start from; out: the best one on its line, or as
 *       it was where none was timed; CT_UNDECIDED: all in the race were dropped
 */
static int tune_param(struct ct_state *state, int param, size_t bytes,
                      int *best)
{
    struct ct_measurements *measured = &state->measured;
    const int start = *best;
    const struct ct_line line =
        ct_candidates_along(&measured->candidates, start, param);
    int fastest;
    int *order;
    int err = 0;

    if (ct_candidates_nparams(&measured->candidates, start) > 1)
        err = ct_survey_line(state, line, bytes);
    fastest = ct_measurements_fastest(measured, line, -1, bytes);
    if (err != CT_OK || fastest < 0)
        return err;
    *best = fastest;
    if (is_hopeless(state, fastest, bytes))
        return 0;
    order = calloc((size_t)line.n, sizeof *order);
    if (order == NULL)
        return CT_ERR_MEMORY;
    err = run_race(state, bytes, order,
                   list_values(measured, line, bytes,
                               ct_measurements_median(measured, fastest, bytes),
                               start, order),
                   best);
    free(order);
    return err;
}

static bool is_timed(const struct ct_measurements *measured, int candidate,
                     size_t bytes)
{
    const struct ct_measurement *measurement =
        ct_measurements_find(measured, candidate, bytes);

    return measurement != NULL && measurement->nsamples > 0 &&
           ct_measurements_applies(measured, candidate, bytes);
}

/* The best setting of an algorithm: parameter after parameter, and once for an
   algorithm that has none. */
static int tune(struct ct_state *state, int algorithm, size_t bytes, int *best)
{
    const int nparams = state->space->algorithms[algorithm].nparams;
    int err = 0;

    *best = ct_state_start(state, algorithm, bytes);
    for (int k = 0;
         err == CT_OK && *best != CT_UNDECIDED && (k == 0 || k < nparams); k++)
        err = tune_param(state, k, bytes, best);
    if (err == CT_OK && *best != CT_UNDECIDED &&
        !is_timed(&state->measured, *best, bytes))
        *best = CT_UNDECIDED;
    return err;
}

int ct_parameters_run(struct ct_state *state, int size)
{
    const int n = state->space->nalgorithms;

    for (int a = 0; a < n; a++) {
        struct ct_point point = {.bytes = state->space->sizes[size],
                                 .is_fixed = true};
        int err = tune(state, a, point.bytes, &point.choice);

        if (err == CT_OK)
            err = ct_points_insert(&state->settings[a], point);
        if (err != CT_OK)
            return err;
        ct_state_progress(state, CT_STAGE_PARAMETERS, a + 1, n);
    }
    return 0;
}

int ct_parameters_again(struct ct_state *state, int size, bool *has_changed)
{
    const size_t bytes = state->space->sizes[size];
    int err = 0;

    for (int a = 0; err == CT_OK && a < state->space->nalgorithms; a++) {
        struct ct_points *settings = &state->settings[a];
        struct ct_point *point = &settings->at[ct_points_find(settings, bytes)];

        if (point->choice != CT_UNDECIDED)
            continue;
        err = tune(state, a, bytes, &point->choice);
        *has_changed = *has_changed || point->choice != CT_UNDECIDED;
    }
    return err;
}

/* How many values the settings of two candidates are apart, at most, in one
   parameter. */
static int distance(const struct ct_candidates *candidates, int a, int b)
{
    int most = 0;

    for (int k = 0; k < ct_candidates_nparams(candidates, a); k++) {
        const int apart = abs(ct_candidates_number(candidates, a, k) -
                              ct_candidates_number(candidates, b, k));

        most = apart > most ? apart : most;
    }
    return most;
}

/* The part of a candidate's line along a parameter that lies between its value
   and another candidate's, both included. */
static struct ct_line between(const struct ct_candidates *candidates,
                              int candidate, int other, int param)
{
    const int from = ct_candidates_number(candidates, candidate, param);
    const int to = ct_candidates_number(candidates, other, param);
    struct ct_line line = ct_candidates_along(candidates, candidate, param);

    line.first += (from < to ? from : to) * line.stride;
    line.n = 1 + abs(to - from);
    return line;
}

/*
 * A race of the values of one parameter between those of two candidates.
 *
 * choice  in: the candidate to start from; out: the winner, or as it was where
 *         none applies; CT_UNDECIDED: all were dropped
 */
static int race_between(struct ct_state *state, size_t bytes, int above,
                        int param, int *choice)
{
    const struct ct_measurements *measured = &state->measured;
    const int start = *choice;
    const struct ct_line line =
        between(&measured->candidates, start, above, param);
    int *order = calloc((size_t)line.n, sizeof *order);
    int n = 0;
    int err;

    if (order == NULL)
        return CT_ERR_MEMORY;
    if (ct_measurements_applies(measured, start, bytes))
        order[n++] = start;
    for (int k = 0; k < line.n; k++) {
        const int candidate = line.first + k * line.stride;

        if (candidate != start &&
            ct_measurements_applies(measured, candidate, bytes))
            order[n++] = candidate;
    }
    err = n == 0 ? 0 : run_race(state, bytes, order, n, choice);
    free(order);
    return err;
}

/* Values between those of the two ends may be best in the middle. */
static int decide(void *ctx, const struct ct_point *below,
                  const struct ct_point *above, struct ct_point *point)
{
    struct ct_state *state = ctx;
    const struct ct_candidates *candidates = &state->measured.candidates;
    int choice = below->choice;
    int err = 0;

    if (choice == CT_UNDECIDED || above->choice == CT_UNDECIDED ||
        distance(candidates, choice, above->choice) < 2)
        return 0;
    for (int k = 0; err == CT_OK && choice != CT_UNDECIDED &&
                    k < ct_candidates_nparams(candidates, choice);
         k++) {
        if (ct_candidates_number(candidates, choice, k) !=
            ct_candidates_number(candidates, above->choice, k))
            err = race_between(state, point->bytes, above->choice, k, &choice);
    }
    if (err == CT_OK && choice != CT_UNDECIDED &&
        ct_measurements_applies(&state->measured, choice, point->bytes))
        point->choice = choice;
    return err;
}

static int compare(void *ctx, size_t bytes, int lower, int upper,
                   bool *is_upper)
{
    struct ct_state *state = ctx;

    return ct_race_compare(&state->measured, bytes, lower, upper, is_upper);
}

static double estimate(void *ctx, size_t bytes, int choice)
{
    const struct ct_state *state = ctx;

    return ct_measurements_median(&state->measured, choice, bytes);
}

/* Is the algorithm chosen at either end of the gap after this size? */
static bool is_chosen(const struct ct_state *state, int algorithm, size_t bytes)
{
    const int i = ct_points_find(&state->choices, bytes);
    const struct ct_point *at = &state->choices.at[i];

    return i + 1 < state->choices.n &&
           (at[0].choice == algorithm || at[1].choice == algorithm);
}

int ct_parameters_refine(struct ct_state *state, int algorithm)
{
    const struct ct_crossover crossover = {
        .points = &state->settings[algorithm],
        .options = state->options,
        .ctx = state,
        .decide = decide,
        .compare = compare,
        .estimate = estimate,
    };
    const struct ct_space *space = state->space;
    int err = 0;

    for (int i = 0; err == CT_OK && i + 1 < space->nsizes; i++) {
        if (is_chosen(state, algorithm, space->sizes[i]))
            err = ct_crossover_probe(&crossover, space->sizes[i]);
    }
    for (int i = 0; err == CT_OK && i + 1 < crossover.points->n; i++) {
        const size_t bytes = crossover.points->at[i].bytes;

        if (is_chosen(state, algorithm, bytes))
            err = ct_crossover_narrow(&crossover, bytes);
    }
    return err;
}
