/*
 * estimates.c - predictions, put on the level of what was timed at a size.
 */
#include "search/estimates.h"

#include "base/array.h"
#include "base/statistics.h"
#include "search/expectation.h"

#include <math.h>
#include <stdlib.h>

enum { HOLDS = 3, PER_HOLD = 4 };

/* Of levels, where no two are known: a factor of 2 at 95 %. */
#define LEVEL_ERROR 0.35

/* Spread of the logarithm of a sample by chance, where that is not known yet, and of a
   median of many. */
#define SAMPLE_SPREAD 0.15
#define MEDIAN_ERROR 0.03
#define ENOUGH 8    /* samples that show their spread */
#define ROBUST 1.48 /* median deviation to a standard deviation */
#define SCALE 1.25  /* error of a median over that of a mean */

#define PRIOR 2 /* predictions that are taken to be off as they say */
#define CUT 3   /* standard errors that count of one that is further off */

static bool predict(const struct ct_state *state, int candidate, size_t bytes,
                    struct ct_search_prediction *prediction)
{
    const struct ct_space *space = state->space;

    return space->predict != NULL &&
           space->predict(space->ctx, space->candidates[candidate], bytes, prediction) &&
           prediction->seconds > 0;
}

/* The level of a size, or of the nearest, with a spread if that is asked for; NULL: there
   is none. */
static const struct ct_level *level_at(const struct ct_state *state, size_t bytes, bool has_spread)
{
    const struct ct_level *nearest = NULL;
    double least = INFINITY;

    for (int i = 0; i < state->nlevels; i++) {
        const double away = fabs(log(((double)state->levels[i].bytes + 1) / ((double)bytes + 1)));

        if ((has_spread ? state->levels[i].spread < 0 : state->levels[i].n == 0) || away >= least)
            continue;
        least = away;
        nearest = &state->levels[i];
    }
    return nearest;
}

/* How many sizes it is from one to another, at least 1. */
static int steps_between(const struct ct_state *state, size_t a, size_t b)
{
    int n = 0;

    for (int i = 0; i < state->space->nsizes; i++)
        n += state->space->sizes[i] > (a < b ? a : b) && state->space->sizes[i] <= (a < b ? b : a);
    return n > 1 ? n : 1;
}

double ct_expect_level_error(const struct ct_state *state, size_t bytes)
{
    const struct ct_level *nearest = level_at(state, bytes, false);
    double squares = 0;
    int n = 0;

    for (int i = 0; i < state->nlevels; i++) {
        const struct ct_level *level = &state->levels[i];
        const struct ct_level *other = NULL;

        if (level->n > 0 && level->bytes == bytes)
            return 0;
        for (int k = 0; k < state->nlevels && level->n > 0; k++) {
            if (state->levels[k].n > 0 && state->levels[k].bytes > level->bytes &&
                (other == NULL || state->levels[k].bytes < other->bytes))
                other = &state->levels[k];
        }
        if (other == NULL)
            continue;
        squares += pow(other->log - level->log, 2);
        n++;
    }
    if (nearest == NULL)
        return LEVEL_ERROR;
    return (n == 0 ? LEVEL_ERROR : sqrt(squares / n)) *
           sqrt(steps_between(state, nearest->bytes, bytes));
}

/* How far the samples of candidates are from their medians. One of each is it. */
static int set_spread(struct ct_state *state, struct ct_level *level)
{
    const struct ct_measurements *measured = &state->measured;
    double *away;
    int n = 0;

    for (int i = 0; i < measured->nrows; i++)
        n += measured->rows[i].bytes == level->bytes ? measured->rows[i].nsamples : 0;
    away = calloc((size_t)n + 1, sizeof *away);
    if (away == NULL)
        return ct_diag_memory(state->whole->diag);
    n = 0;
    for (int i = 0; i < measured->nrows; i++) {
        const struct ct_measurement *row = &measured->rows[i];

        bool has_middle = row->nsamples % 2 == 0;

        for (int k = 0; row->bytes == level->bytes && k < row->nsamples; k++) {
            if (has_middle || row->samples[k] != row->median_s)
                away[n++] = fabs(log(row->samples[k] / row->median_s));
            else
                has_middle = true;
        }
    }
    level->spread = n < ENOUGH ? -1 : ROBUST * ct_median(away, n);
    free(away);
    return CT_OK;
}

/* Standard error of the logarithm of a median of n samples. */
static double sample_error(const struct ct_state *state, size_t bytes, int n)
{
    const struct ct_level *level = level_at(state, bytes, true);
    const double spread = level == NULL ? SAMPLE_SPREAD : level->spread;

    return hypot(MEDIAN_ERROR, SCALE * spread / sqrt(n > 0 ? n : 1));
}

/* How far times are from what was predicted before, beside one another. */
static int set_squares(struct ct_state *state, struct ct_level *level)
{
    const struct ct_measurements *measured = &state->measured;
    double *logs = calloc((size_t)measured->nrows + 1, sizeof *logs);
    int n = 0;

    if (logs == NULL)
        return ct_diag_memory(state->whole->diag);
    for (int i = 0; i < measured->nrows; i++) {
        const struct ct_measurement *row = &measured->rows[i];

        if (row->bytes == level->bytes && row->first_s > 0 && !isinf(ct_measurement_s(row)))
            logs[n++] = log(ct_measurement_s(row) / row->first_s);
    }
    level->first_log = n == 0 ? 0 : ct_median(logs, n);
    level->nfirst = n > 0 ? n - 1 : 0;
    level->squares = 0;
    for (int i = 0; i < measured->nrows; i++) {
        const struct ct_measurement *row = &measured->rows[i];
        const double s = ct_measurement_s(row);

        if (row->bytes == level->bytes && row->first_s > 0 && !isinf(s))
            level->squares += fmin(
                CUT * CUT,
                pow((log(s / row->first_s) - level->first_log) /
                        hypot(row->first_error, sample_error(state, level->bytes, row->nsamples)),
                    2));
    }
    free(logs);
    return CT_OK;
}

/* Work out a level anew. Where a few times alone would set it, those of other sizes, to
   which predictions are fitted, hold it near to 1. */
static int set_level(struct ct_state *state, struct ct_level *level)
{
    const struct ct_measurements *measured = &state->measured;
    double *logs = calloc((size_t)measured->nrows + HOLDS + 1, sizeof *logs);
    int nothers = 0;
    int n;
    int err;

    if (logs == NULL)
        return ct_diag_memory(state->whole->diag);
    level->n = 0;
    for (int i = 0; i < measured->nrows; i++) {
        const struct ct_measurement *row = &measured->rows[i];
        const double s = ct_measurement_s(row);
        struct ct_search_prediction prediction;

        nothers += row->bytes != level->bytes;
        if (row->bytes == level->bytes && !isinf(s) &&
            predict(state, row->candidate, row->bytes, &prediction))
            logs[level->n++] = log(s / prediction.seconds);
    }
    n = level->n;
    for (int i = 0; i < HOLDS && i < nothers / PER_HOLD; i++)
        logs[n++] = 0;
    level->log = n == 0 ? 0 : ct_median(logs, n);
    free(logs);
    err = set_spread(state, level);
    return err == CT_OK ? set_squares(state, level) : err;
}

int ct_expect_set_level(struct ct_state *state, size_t bytes)
{
    struct ct_level *grown;

    for (int i = 0; i < state->nlevels; i++) {
        if (state->levels[i].bytes == bytes)
            return set_level(state, &state->levels[i]);
    }
    grown = ct_array_grow(state->levels, state->nlevels, sizeof *grown);
    if (grown == NULL)
        return ct_diag_memory(state->whole->diag);
    state->levels = grown;
    grown[state->nlevels] = (struct ct_level){.bytes = bytes};
    return set_level(state, &grown[state->nlevels++]);
}

int ct_expect_learn(struct ct_state *state)
{
    const struct ct_search *search = state->whole->search;
    const struct ct_measurements *measured = &state->measured;
    struct ct_search_timed *timed;
    int n = 0;
    int err = CT_OK;

    if (search->learn == NULL || state->space->predict == NULL)
        return CT_OK;
    timed = calloc((size_t)measured->nrows + 1, sizeof *timed);
    if (timed == NULL)
        return ct_diag_memory(state->whole->diag);
    for (int i = 0; i < measured->nrows; i++) {
        const struct ct_measurement *row = &measured->rows[i];

        if (!isinf(ct_measurement_s(row)))
            timed[n++] =
                (struct ct_search_timed){.candidate = state->space->candidates[row->candidate],
                                         .bytes = row->bytes,
                                         .seconds = ct_measurement_s(row),
                                         .nsamples = row->nsamples > 0 ? row->nsamples : 1};
    }
    err = search->learn(search->ctx, state->number, timed, n);
    free(timed);
    for (int i = 0; i < state->nlevels && err == CT_OK; i++)
        err = set_level(state, &state->levels[i]);
    return err;
}

double ct_expect_predicted(const struct ct_state *state, int candidate, size_t bytes)
{
    const struct ct_level *level = level_at(state, bytes, false);
    struct ct_search_prediction prediction;

    if (!predict(state, candidate, bytes, &prediction))
        return 0;
    return fmax(prediction.seconds * exp(level == NULL ? 0 : level->log),
                fmax(ct_expect_bound(state, candidate, bytes), ct_expect_limit(state, bytes)));
}

/* By how much times are farther off than predictions say: at all sizes, and at this one. */
static double off_factor(const struct ct_state *state, size_t bytes)
{
    const struct ct_level *level = level_at(state, bytes, false);
    double squares = PRIOR, n = PRIOR;

    for (int i = 0; i < state->nlevels; i++) {
        squares += state->levels[i].squares;
        n += state->levels[i].nfirst;
    }
    squares *= PRIOR / n;
    n = PRIOR;
    if (level != NULL && level->bytes == bytes) {
        squares += level->squares;
        n += level->nfirst;
    }
    return sqrt(squares / n);
}

void ct_expect_note(const struct ct_state *state, struct ct_measurement *row)
{
    struct ct_search_prediction prediction;

    if (!predict(state, row->candidate, row->bytes, &prediction))
        return;
    row->first_s = prediction.seconds;
    row->first_error = prediction.error;
}

/* Standard error of the logarithm of ct_expect_predicted, beside what was timed at this size or
   the nearest; INFINITY: no idea. */
static double error_of(const struct ct_state *state, int candidate, size_t bytes)
{
    const struct ct_level *level = level_at(state, bytes, false);
    struct ct_search_prediction prediction;

    if (!predict(state, candidate, bytes, &prediction))
        return INFINITY;
    return off_factor(state, bytes) * prediction.error *
           sqrt(1 + (level == NULL ? 1 : 1.0 / level->n));
}

struct ct_estimate ct_expect_first(const struct ct_state *state, int candidate, size_t bytes)
{
    const struct ct_measurement *row = ct_measurements_find(&state->measured, candidate, bytes);
    const struct ct_level *level = level_at(state, bytes, false);

    if (row == NULL || row->first_s <= 0 || level == NULL || level->bytes != bytes ||
        level->nfirst == 0)
        return (struct ct_estimate){0, INFINITY};
    return (struct ct_estimate){log(row->first_s) + level->first_log,
                                off_factor(state, bytes) * row->first_error *
                                    sqrt(1 + 1.0 / level->nfirst)};
}

struct ct_estimate ct_expect_estimate(const struct ct_state *state, int candidate, size_t bytes)
{
    const struct ct_measurement *row = ct_measurements_find(&state->measured, candidate, bytes);
    const double measured_s = ct_measurement_s(row);
    const double predicted_s = ct_expect_predicted(state, candidate, bytes);
    double sum = 0, weights = 0;

    if (!isinf(measured_s)) {
        const double error = sample_error(state, bytes, row->nsamples);
        const double weight = 1 / (error * error);

        weights += weight;
        sum += weight * log(measured_s);
    }
    if (predicted_s > 0) {
        const double error = error_of(state, candidate, bytes);
        const double weight = isinf(error) ? 0 : 1 / (error * error);

        weights += weight;
        sum += weight * log(predicted_s);
    }
    return weights > 0 ? (struct ct_estimate){sum / weights, 1 / sqrt(weights)}
                       : (struct ct_estimate){0, INFINITY};
}
