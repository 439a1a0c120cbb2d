/*
 * left_open.c - first calls, where they leave no doubt; otherwise what is predicted.
 */
#include "search/left_open.h"

#include "search/estimates.h"
#include "search/expectation.h"

#include <math.h>

#define ENOUGH 10 /* samples of both: the lesser factor will do */
#define LESSER 1.1
#define FEW 2
#define BELIEVED 3 /* samples that one stall does not spoil */

#define GAIN 1.1      /* predicted over native, or native stays */
#define CAUTION 0.5   /* standard errors that a choice is taken to be slower */
#define INTERVAL 1.96 /* standard errors, of 95 % */

/* Of a few samples without those that were stalled, which could be most of
   them. */
static struct ct_timing calm_timing(const struct ct_measurement *row)
{
    double calm[ENOUGH];
    struct ct_timing timing;
    double least = INFINITY;
    int n = 0;

    if (row->nsamples > ENOUGH)
        return ct_measurement_timing(row);
    for (int i = 0; i < row->nsamples; i++)
        least = fmin(least, row->samples[i]);
    for (int i = 0; i < row->nsamples; i++) {
        if (row->samples[i] <= CT_STALL * least)
            calm[n++] = row->samples[i];
    }
    timing = ct_timing_of(calm, n);
    timing.nstalls += row->nsamples - n;
    timing.is_disturbed = row->is_disturbed;
    return timing;
}

/* With one or two samples, the untimed call counts like one of them, as in
   ct_measurement_s. */
static struct ct_timing timing_at(const struct ct_state *state, int candidate, size_t bytes)
{
    const struct ct_measurement *row = ct_measurements_find(&state->measured, candidate, bytes);
    struct ct_timing timing;
    double few[FEW + 1];
    int n = 0;

    if (row == NULL)
        return ct_measurement_timing(row);
    if (row->nsamples > FEW)
        return calm_timing(row);
    if (row->warm_s > 0)
        few[n++] = row->warm_s;
    for (int i = 0; i < row->nsamples; i++)
        few[n++] = row->samples[i];
    timing = ct_timing_of(few, n);
    timing.is_disturbed = row->is_disturbed;
    return timing;
}

/* A time of native, as far as a few calls can be believed: they may have been stalled. Times
   hardly grow faster than sizes, and are hardly longer than predicted. */
static double native_at_most(const struct ct_state *state, double native_s, int nsamples,
                             size_t bytes)
{
    const struct ct_measurements *measured = &state->measured;
    const int native = measured->candidates.native;
    const struct ct_estimate first = ct_expect_first(state, native, bytes);
    const struct ct_measurement *below, *above;

    if (nsamples == 0 || nsamples >= BELIEVED)
        return native_s;
    ct_measurements_around(measured, native, bytes, &below, &above);
    if (below != NULL)
        native_s = fmin(native_s, ct_measurement_s(below) * (double)bytes / (double)below->bytes);
    return isinf(first.error) ? native_s : fmin(native_s, exp(first.log + first.error));
}

/* From what was timed at this size before the search was stopped. */
static struct ct_point looked_at(const struct ct_state *state, const struct ct_point *point)
{
    const int native = state->measured.candidates.native;
    const int best = ct_measurements_fastest(&state->measured, -1, CT_NOBODY, point->bytes);
    struct ct_point found = *point;
    double factor = state->whole->options->first_look;

    found.choice = native;
    found.basis = CT_BASIS_UNDECIDED;
    found.native = timing_at(state, native, point->bytes);
    found.chosen = found.native;
    if (best < 0 || best == native || found.native.nsamples == 0)
        return found;
    found.chosen = timing_at(state, best, point->bytes);
    if (found.chosen.nsamples >= ENOUGH && found.native.nsamples >= ENOUGH)
        factor = LESSER;
    if (found.chosen.is_disturbed || found.native.is_disturbed)
        factor = state->whole->options->first_look_disturbed;
    if (native_at_most(state, found.native.median_s, found.native.nsamples, point->bytes) >
        factor * found.chosen.median_s) {
        found.choice = best;
        found.basis = CT_BASIS_FIRST_LOOK;
    } else {
        found.chosen = found.native;
    }
    return found;
}

/* No time is below what the cables need; nor is an interval. */
static struct ct_predicted predicted_of(const struct ct_state *state, size_t bytes,
                                        struct ct_estimate estimate)
{
    const double limit_s = ct_expect_limit(state, bytes);
    const double off = INTERVAL * hypot(estimate.error, ct_expect_level_error(state, bytes));

    if (isinf(estimate.error))
        return (struct ct_predicted){0};
    return (struct ct_predicted){.seconds = fmax(limit_s, exp(estimate.log)),
                                 .low_s = fmax(limit_s, exp(estimate.log - off)),
                                 .high_s = fmax(limit_s, exp(estimate.log + off))};
}

struct ct_predicted ct_left_open_time(const struct ct_state *state, int candidate, size_t bytes)
{
    return predicted_of(state, bytes, ct_expect_estimate(state, candidate, bytes));
}

/* By what factor a candidate should be faster than native; more where other programs ran
   while they were timed, or nothing was timed at any size. */
static double least_gain(const struct ct_state *state, int candidate, size_t bytes)
{
    const struct ct_measurements *measured = &state->measured;
    const struct ct_search_options *o = state->whole->options;
    const struct ct_measurement *own = ct_measurements_find(measured, candidate, bytes);
    const struct ct_measurement *native =
        ct_measurements_find(measured, measured->candidates.native, bytes);

    if ((own != NULL && own->is_disturbed) || (native != NULL && native->is_disturbed))
        return o->first_look_disturbed;
    return measured->nrows == 0 ? o->first_look : GAIN;
}

/* True if more is known of a candidate's time than a few first calls say. */
static bool is_predicted(const struct ct_state *state, int candidate, size_t bytes)
{
    return ct_expect_predicted(state, candidate, bytes) > 0;
}

/* True if native and something else were timed at this size. */
static bool is_compared(const struct ct_state *state, size_t bytes)
{
    const struct ct_measurements *measured = &state->measured;
    const int native = measured->candidates.native;

    return !isinf(ct_measurements_s(measured, native, bytes)) &&
           ct_measurements_fastest(measured, -1, native, bytes) >= 0;
}

/* What should take least; native unless something should gain enough. */
static struct ct_point predicted(const struct ct_state *state, const struct ct_point *point)
{
    const struct ct_measurements *measured = &state->measured;
    const int native = measured->candidates.native;
    struct ct_point found = *point;
    struct ct_estimate natives = ct_expect_estimate(state, native, point->bytes);
    const struct ct_timing timed = timing_at(state, native, point->bytes);
    const double native_log =
        log(native_at_most(state, exp(natives.log), timed.nsamples, point->bytes));
    struct ct_estimate best = natives;

    found.choice = native;
    found.basis = CT_BASIS_UNDECIDED;
    for (int c = 0; c < measured->candidates.n; c++) {
        const struct ct_estimate other =
            c == native || !ct_measurements_applies(measured, c, point->bytes) ||
                    !is_predicted(state, c, point->bytes)
                ? (struct ct_estimate){0, INFINITY}
                : ct_expect_estimate(state, c, point->bytes);

        if (isinf(other.error) || isinf(natives.error) ||
            native_log - other.log < log(least_gain(state, c, point->bytes)) ||
            other.log + CAUTION * other.error >= best.log + CAUTION * best.error)
            continue;
        best = other;
        found.choice = c;
    }
    if (found.choice == native && is_compared(state, point->bytes))
        found.basis = CT_BASIS_NATIVE;
    else if (!isinf(best.error) && is_predicted(state, found.choice, point->bytes))
        found.basis = CT_BASIS_PREDICTED;
    found.predicted = predicted_of(state, point->bytes, best);
    found.native_predicted = predicted_of(state, point->bytes, natives);
    found.native = timed;
    found.chosen = timing_at(state, found.choice, point->bytes);
    return found;
}

struct ct_point ct_left_open_point(const struct ct_state *state, int i)
{
    const struct ct_point *point = &state->points.at[i];
    struct ct_point found;

    /* one that is looked at again stays confirmed meanwhile */
    if (point->state == CT_POINT_DECIDED || point->basis == CT_BASIS_CONFIRMED)
        return *point;
    if (ct_native_has_failed(&state->measured, point->bytes)) {
        found = *point;
        found.choice = state->measured.candidates.native;
        found.basis = CT_BASIS_UNDECIDED;
        return found;
    }
    found = looked_at(state, point);
    return found.basis == CT_BASIS_FIRST_LOOK ? found : predicted(state, point);
}
