/*
 * ranges.c - from decided sizes to the result.
 */
#include "search/crossover.h"
#include "search/spans.h"
#include "search/stages.h"

#include <stdint.h>
#include <stdlib.h>

/* The choice at a point; native where the search did not get to it. */
static int choice_at(const struct ct_state *state, const struct ct_point *point)
{
    return point->choice == CT_UNDECIDED ? state->native : point->choice;
}

/*
 * Where the choice of point i begins: at the point; native also gets the gap
 * before it when the search did not narrow it.
 */
static size_t start_of(const struct ct_state *state, int i)
{
    const struct ct_point *at = state->choices.at;

    if (i == 0)
        return 0;
    if (choice_at(state, &at[i]) == state->native &&
        !ct_crossover_is_narrow(state->options, at[i - 1].bytes, at[i].bytes))
        return at[i - 1].bytes + 1;
    return at[i].bytes;
}

/* One algorithm's sizes `from` to `last`, setting by setting. */
static int push_settings(const struct ct_state *state, int algorithm,
                         size_t from, size_t last, struct ct_spans *spans)
{
    const struct ct_points *settings = &state->settings[algorithm];
    const int first = ct_state_setting(state, algorithm, from);
    int err = ct_spans_push(
        spans, from,
        first == CT_UNDECIDED ? state->measured.candidates.native : first);

    for (int i = 0; err == CT_OK && i < settings->n; i++) {
        const struct ct_point *point = &settings->at[i];

        if (point->bytes > from && point->bytes <= last &&
            point->choice != CT_UNDECIDED)
            err = ct_spans_push(spans, point->bytes, point->choice);
    }
    return err;
}

static int push_choices(const struct ct_state *state, struct ct_spans *spans)
{
    const struct ct_points *choices = &state->choices;
    int err = 0;

    for (int i = 0; err == CT_OK && i < choices->n; i++) {
        const int algorithm = choice_at(state, &choices->at[i]);
        const size_t last =
            i + 1 < choices->n ? start_of(state, i + 1) - 1 : SIZE_MAX;

        if (algorithm == state->native)
            err = ct_spans_push(spans, start_of(state, i),
                                state->measured.candidates.native);
        else
            err = push_settings(state, algorithm, start_of(state, i), last,
                                spans);
    }
    return err;
}

static bool holds_fixed_size(const struct ct_space *space, size_t from,
                             size_t last)
{
    for (int i = 0; i < space->nsizes; i++) {
        if (space->sizes[i] >= from && space->sizes[i] <= last)
            return true;
    }
    return false;
}

/* Copy all but ranges that are narrower than the resolution. */
static int drop_narrow(const struct ct_state *state,
                       const struct ct_spans *spans, struct ct_spans *kept)
{
    int err = 0;

    for (int i = 0; err == CT_OK && i < spans->n; i++) {
        const size_t from = spans->at[i].from;
        const size_t last = ct_spans_last(spans, i);

        if (i == 0 || last == SIZE_MAX ||
            holds_fixed_size(state->space, from, last) ||
            !ct_crossover_is_narrow(state->options, from, last + 1))
            err = ct_spans_push(kept, from, spans->at[i].candidate);
    }
    return err;
}

static double known(const struct ct_measurements *measured, int candidate,
                    size_t bytes, int *nsamples)
{
    const struct ct_measurement *measurement =
        ct_measurements_find(measured, candidate, bytes);

    *nsamples = measurement == NULL ? 0 : measurement->nsamples;
    return *nsamples == 0 ? 0 : measurement->median_s;
}

static struct ct_figures figures_at(const struct ct_state *state, int candidate,
                                    const struct ct_point *point)
{
    const struct ct_measurements *measured = &state->measured;
    const int algorithm = measured->candidates.at[candidate].algorithm;
    const int second = ct_measurements_fastest(
        measured, ct_candidates_all(&measured->candidates), algorithm,
        point->bytes);
    struct ct_figures figures = {
        .bytes = point->bytes,
        .runner_up = -1,
        .beyond_noise = point->beyond_noise && point->choice == algorithm,
    };

    figures.choice_s =
        known(measured, candidate, point->bytes, &figures.nsamples);
    figures.native_s = known(measured, measured->candidates.native,
                             point->bytes, &figures.native_nsamples);
    if (point->choice == algorithm && point->choice_s > 0) {
        figures.choice_s = point->choice_s;
        figures.native_s = point->native_s;
    }
    if (second >= 0) {
        figures.runner_up = measured->candidates.at[second].algorithm;
        figures.runner_up_setting = measured->candidates.at[second].setting;
        figures.runner_up_s =
            ct_measurements_median(measured, second, point->bytes);
    }
    return figures;
}

/*
 * How well a point represents a range: one inside the range is better than the
 * nearest outside, one that beat native than one that did not, a fixed size
 * than one from the binary search.
 */
static int weight(const struct ct_state *state, const struct ct_point *point,
                  int candidate, size_t from, size_t last)
{
    const int algorithm = state->measured.candidates.at[candidate].algorithm;

    if (point->bytes < from || point->bytes > last)
        return 0;
    return 1 + 4 * (point->choice == algorithm) + 2 * point->beyond_noise +
           point->is_fixed;
}

static const struct ct_point *representative(const struct ct_state *state,
                                             int candidate, size_t from,
                                             size_t last)
{
    const struct ct_points *choices = &state->choices;
    const struct ct_point *best = &choices->at[ct_points_find(choices, from)];
    int best_weight = 0;

    for (int i = 0; i < choices->n; i++) {
        const int w = weight(state, &choices->at[i], candidate, from, last);

        if (w <= best_weight)
            continue;
        best = &choices->at[i];
        best_weight = w;
    }
    return best;
}

static int write_ranges(const struct ct_state *state,
                        const struct ct_spans *spans,
                        struct ct_search_result *result)
{
    result->ranges = calloc((size_t)spans->n, sizeof *result->ranges);
    if (result->ranges == NULL)
        return CT_ERR_MEMORY;
    result->nranges = spans->n;
    for (int i = 0; i < spans->n; i++) {
        const int candidate = spans->at[i].candidate;
        const struct ct_search_candidate *c =
            &state->measured.candidates.at[candidate];
        const struct ct_point *point = representative(
            state, candidate, spans->at[i].from, ct_spans_last(spans, i));

        result->ranges[i] = (struct ct_range){
            .from_bytes = spans->at[i].from,
            .algorithm = c->algorithm,
            .setting = c->setting,
            .figures = figures_at(state, candidate, point),
        };
    }
    return 0;
}

/* The candidate whose range covers `bytes`. */
static int covering(const struct ct_spans *spans, size_t bytes)
{
    int i = 0;

    while (i + 1 < spans->n && spans->at[i + 1].from <= bytes)
        i++;
    return spans->at[i].candidate;
}

static struct ct_size_row row_at(const struct ct_state *state,
                                 const struct ct_spans *spans, size_t bytes)
{
    const struct ct_measurements *measured = &state->measured;
    const int candidate = covering(spans, bytes);
    const int best = ct_measurements_fastest(
        measured, ct_candidates_all(&measured->candidates), state->native,
        bytes);
    const int i = ct_points_find(&state->choices, bytes);
    struct ct_size_row row = {
        .algorithm = measured->candidates.at[candidate].algorithm,
        .setting = measured->candidates.at[candidate].setting,
        .figures = figures_at(state, candidate, &state->choices.at[i]),
        .best = -1,
    };

    if (best >= 0) {
        row.best = measured->candidates.at[best].algorithm;
        row.best_setting = measured->candidates.at[best].setting;
        row.best_s = ct_measurements_median(measured, best, bytes);
    }
    return row;
}

static int write_rows(const struct ct_state *state,
                      const struct ct_spans *spans,
                      struct ct_search_result *result)
{
    const struct ct_space *space = state->space;

    result->rows = calloc((size_t)space->nsizes, sizeof *result->rows);
    if (result->rows == NULL)
        return CT_ERR_MEMORY;
    result->nrows = space->nsizes;
    for (int i = 0; i < space->nsizes; i++)
        result->rows[i] = row_at(state, spans, space->sizes[i]);
    return 0;
}

int ct_ranges_build(const struct ct_state *state,
                    struct ct_search_result *result)
{
    struct ct_spans raw = {.n = 0};
    struct ct_spans kept = {.n = 0};
    struct ct_spans repaired = {.n = 0};
    int err;

    CT_TRY(err, out, push_choices(state, &raw));
    CT_TRY(err, out, drop_narrow(state, &raw, &kept));
    CT_TRY(err, out, ct_spans_repair(state, &kept, &repaired));
    CT_TRY(err, out, write_ranges(state, &repaired, result));
    CT_TRY(err, out, write_rows(state, &repaired, result));
out:
    free(raw.at);
    free(kept.at);
    free(repaired.at);
    return err;
}
