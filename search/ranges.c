/*
 * ranges.c - from points to ranges: where one choice ends and the next begins.
 */
#include "search/ranges.h"

#include "search/gaps.h"
#include "search/left_open.h"
#include "search/spans.h"
#include "search/wrong_native.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

/* The points with a choice for each. */
static int settle(const struct ct_state *state, struct ct_points *settled)
{
    int err = CT_OK;

    for (int i = 0; i < state->points.n && err == CT_OK; i++)
        err = ct_points_insert(settled, ct_left_open_point(state, i));
    return err;
}

/* Where point i + 1's choice begins. */
static size_t begin_of(const struct ct_state *state, const struct ct_points *settled, int i)
{
    const bool is_decided = state->points.at[i].state == CT_POINT_DECIDED &&
                            state->points.at[i + 1].state == CT_POINT_DECIDED;
    const int native = state->measured.candidates.native;

    if (is_decided)
        return ct_gaps_crossing(state, i);
    /* what was not confirmed is used no further than it must be */
    return settled->at[i].choice != native && settled->at[i + 1].choice == native
               ? settled->at[i].bytes + 1
               : settled->at[i + 1].bytes;
}

static int push_points(const struct ct_state *state, const struct ct_points *settled,
                       struct ct_spans *spans)
{
    const int native = state->measured.candidates.native;
    int err = ct_spans_push(spans, 0, settled->n == 0 ? native : settled->at[0].choice);

    for (int i = 0; i + 1 < settled->n && err == CT_OK; i++)
        err = ct_spans_push(spans, begin_of(state, settled, i), settled->at[i + 1].choice);
    return err;
}

/* The first point from `bytes` on; the last one if there is none. */
static const struct ct_point *point_from(const struct ct_points *settled, size_t bytes)
{
    int i = 0;

    while (i + 1 < settled->n && settled->at[i].bytes < bytes)
        i++;
    return &settled->at[i];
}

static size_t clamp(double bytes, size_t low, size_t high)
{
    if (bytes < (double)low)
        return low;
    return bytes > (double)high ? high : (size_t)bytes;
}

/* Make ranges that are too short as long as they should be, around their first
   point; but a point keeps its choice. (There is a point in each range.) */
static void widen_slivers(const struct ct_state *state, const struct ct_points *settled,
                          struct ct_spans *spans)
{
    const double least = state->whole->options->sliver;

    if (settled->at == NULL)
        return;
    for (int i = 1; i + 1 < spans->n; i++) {
        struct ct_search_span *span = &spans->at[i];
        const struct ct_point *point = point_from(settled, span->from);
        const struct ct_point *next = point_from(settled, span[1].from);
        const double bytes = (double)point->bytes;

        if ((double)span[1].from >= least * (double)span->from)
            continue;
        span->from = clamp(ceil(bytes / sqrt(least)), point[-1].bytes + 1, span->from);
        span[1].from = clamp(ceil(bytes * sqrt(least)) + 1, span[1].from, next->bytes);
    }
}

static struct ct_figures figures_of(const struct ct_state *state, const struct ct_point *point,
                                    int candidate)
{
    const struct ct_measurements *measured = &state->measured;
    const int second = point->runner_up != CT_NOBODY
                           ? point->runner_up
                           : ct_measurements_fastest(measured, -1, candidate, point->bytes);
    struct ct_figures figures = {
        .bytes = point->bytes,
        .choice_s = point->chosen.median_s,
        .choice_low_s = point->chosen.low_s,
        .choice_high_s = point->chosen.high_s,
        .nsamples = point->chosen.nsamples,
        .native_s = point->native.median_s,
        .native_low_s = point->native.low_s,
        .native_high_s = point->native.high_s,
        .native_nsamples = point->native.nsamples,
        .ratio = point->ratio,
        .behind = point->behind,
        .basis = point->basis,
        .nstalls = point->chosen.nstalls,
        .native_nstalls = point->native.nstalls,
        .is_disturbed = point->chosen.is_disturbed || point->native.is_disturbed,
    };

    if (point->basis == CT_BASIS_PREDICTED) {
        figures.predicted = point->predicted;
        figures.native_predicted = point->native_predicted;
    }
    if (second >= 0) {
        figures.runner_up = state->space->candidates[second];
        figures.runner_up_s = ct_measurements_s(measured, second, point->bytes);
    }
    return figures;
}

/* The same of a candidate that is used at a point though it is not its
   choice. */
static struct ct_figures figures_at(const struct ct_state *state, const struct ct_point *point,
                                    int candidate)
{
    const int native = state->measured.candidates.native;
    const struct ct_measurement *row;
    struct ct_point other = *point;

    if (candidate == point->choice)
        return figures_of(state, point, candidate);
    row = ct_measurements_find(&state->measured, candidate, point->bytes);
    other.ratio = other.behind = (struct ct_ratio){0};
    other.runner_up = CT_NOBODY;
    other.predicted = ct_left_open_time(state, candidate, point->bytes);
    other.chosen = ct_measurement_timing(row);
    other.basis = candidate == native                       ? CT_BASIS_NATIVE
                  : ct_native_is_wrong(state, point->bytes) ? CT_BASIS_NATIVE_WRONG
                                                            : CT_BASIS_PREDICTED;
    return figures_of(state, &other, candidate);
}

static int rank_of_basis(enum ct_search_basis basis)
{
    static const int ranks[] = {
        [CT_BASIS_UNDECIDED] = 0, [CT_BASIS_PREDICTED] = 1,    [CT_BASIS_FIRST_LOOK] = 2,
        [CT_BASIS_NATIVE] = 3,    [CT_BASIS_NATIVE_WRONG] = 3, [CT_BASIS_CONFIRMED] = 3};

    return ranks[basis];
}

/* How well a point represents a range: one inside is better than the nearest
   outside, one with this choice than another, a fixed size than one between. */
static int weight(const struct ct_point *point, int candidate, size_t from, size_t last)
{
    if (point->bytes < from || point->bytes > last)
        return 0;
    return 1 + 16 * (point->choice == candidate) + 2 * rank_of_basis(point->basis) +
           point->is_fixed;
}

static const struct ct_point *representative(const struct ct_points *settled, int candidate,
                                             size_t from, size_t last)
{
    const struct ct_point *best = &settled->at[0];
    int best_weight = 0;

    for (int i = 0; i < settled->n; i++) {
        const struct ct_point *point = &settled->at[i];
        const int w = weight(point, candidate, from, last);

        if (best_weight == 0 && point->bytes <= from)
            best = point;
        if (w <= best_weight)
            continue;
        best = point;
        best_weight = w;
    }
    return best;
}

static int write_ranges(const struct ct_state *state, const struct ct_points *settled,
                        const struct ct_spans *spans, struct ct_search_result *result)
{
    result->ranges = calloc((size_t)spans->n, sizeof *result->ranges);
    if (result->ranges == NULL)
        return CT_ERR_MEMORY;
    result->nranges = spans->n;
    for (int i = 0; i < spans->n; i++) {
        const int candidate = spans->at[i].candidate;

        result->ranges[i] = (struct ct_range){
            .from_bytes = spans->at[i].from,
            .candidate = state->space->candidates[candidate],
            .figures = figures_at(
                state,
                representative(settled, candidate, spans->at[i].from, ct_spans_last(spans, i)),
                candidate),
        };
    }
    return CT_OK;
}

/* The candidate whose range covers `bytes`. */
static int covering(const struct ct_spans *spans, size_t bytes)
{
    int i = 0;

    while (i + 1 < spans->n && spans->at[i + 1].from <= bytes)
        i++;
    return spans->at[i].candidate;
}

static int write_rows(const struct ct_state *state, const struct ct_points *settled,
                      const struct ct_spans *spans, struct ct_search_result *result)
{
    result->rows = calloc((size_t)state->space->nsizes + 1, sizeof *result->rows);
    if (result->rows == NULL)
        return CT_ERR_MEMORY;
    for (int i = 0; i < settled->n; i++) {
        const struct ct_point *point = &settled->at[i];
        const int candidate = covering(spans, point->bytes);

        if (point->is_fixed)
            result->rows[result->nrows++] =
                (struct ct_size_row){.candidate = state->space->candidates[candidate],
                                     .figures = figures_at(state, point, candidate)};
    }
    return CT_OK;
}

static int write_spent(const struct ct_state *state, struct ct_search_result *result)
{
    const int n = state->space->nsizes * CT_STAGES;

    result->spent = calloc((size_t)n + 1, sizeof *result->spent);
    if (result->spent == NULL)
        return CT_ERR_MEMORY;
    for (int i = 0; i < n; i++) {
        if (state->spent[i].nrequests > 0)
            result->spent[result->nspent++] = state->spent[i];
    }
    return CT_OK;
}

int ct_ranges_build(const struct ct_state *state, struct ct_search_result *result)
{
    struct ct_points settled = {.n = 0};
    struct ct_spans raw = {.n = 0};
    struct ct_spans repaired = {.n = 0};
    struct ct_spans replaced = {.n = 0};
    struct ct_spans right = {.n = 0};
    int err;

    CT_TRY(err, out, settle(state, &settled));
    CT_TRY(err, out, push_points(state, &settled, &raw));
    widen_slivers(state, &settled, &raw);
    CT_TRY(err, out, ct_spans_repair(state, &raw, &repaired));
    CT_TRY(err, out, ct_spans_replace_wrong(state, &repaired, &replaced));
    CT_TRY(err, out, ct_spans_repair(state, &replaced, &right));
    CT_TRY(err, out, write_ranges(state, &settled, &right, result));
    CT_TRY(err, out, write_rows(state, &settled, &right, result));
    CT_TRY(err, out, write_spent(state, result));
out:
    ct_points_fini(&settled);
    free(raw.at);
    free(repaired.at);
    free(replaced.at);
    free(right.at);
    return err;
}
