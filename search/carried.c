/*
 * carried.c - first calls, where they leave no doubt; else a neighbour's choice
 * as far as its gain lasts.
 */
#include "search/carried.h"

#include "search/expectation.h"

#include <math.h>

#define ENOUGH 10 /* samples of both: the lesser factor will do */
#define LESSER 1.1
#define FEW 2
#define BELIEVED 3     /* samples that one stall does not spoil */
#define ERROR 0.05     /* of a time */
#define LEAST_GAIN 0.1 /* log of native's time over the choice's */
#define FARTHEST                                                                                   \
    4 /* times as large, or as small: native may do something
                          else there */

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

/* Native's time, as far as a few calls can be believed: they may have been
   stalled, and times hardly grow faster than sizes. */
static double native_at_most(const struct ct_state *state, const struct ct_timing *native,
                             size_t bytes)
{
    const struct ct_measurement *below, *above;

    if (native->nsamples >= BELIEVED)
        return native->median_s;
    ct_measurements_around(&state->measured, state->measured.candidates.native, bytes, &below,
                           &above);
    if (below == NULL)
        return native->median_s;
    return fmin(native->median_s, ct_measurement_s(below) * (double)bytes / (double)below->bytes);
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
    if (native_at_most(state, &found.native, point->bytes) > factor * found.chosen.median_s) {
        found.choice = best;
        found.basis = CT_BASIS_FIRST_LOOK;
    } else {
        found.chosen = found.native;
    }
    return found;
}

static bool is_timed(const struct ct_state *state, int candidate, size_t bytes)
{
    const int native = state->measured.candidates.native;

    return !isinf(ct_measurements_s(&state->measured, candidate, bytes)) &&
           !isinf(ct_measurements_s(&state->measured, native, bytes));
}

/* log of native's time, stalls apart, over the candidate's where both were
   timed; otherwise 0. */
static double gain_at(const struct ct_state *state, int candidate, size_t bytes)
{
    const int native = state->measured.candidates.native;

    return is_timed(state, candidate, bytes)
               ? log(timing_at(state, native, bytes).median_s /
                     ct_measurements_s(&state->measured, candidate, bytes))
               : 0;
}

/* True if a candidate takes less at the smaller of two sizes; else it was
   stalled there. */
static bool grows(const struct ct_state *state, int candidate, size_t a, size_t b)
{
    return (ct_measurements_s(&state->measured, candidate, a) <
            ct_measurements_s(&state->measured, candidate, b)) == (a < b);
}

/* The next point, in one direction, at which the candidate and native were
   timed and neither was stalled; -1: none. */
static int next_timed(const struct ct_state *state, int candidate, int from, int step)
{
    const int native = state->measured.candidates.native;
    const size_t own = state->points.at[from].bytes;

    for (int i = from + step; i >= 0 && i < state->points.n; i += step) {
        const size_t bytes = state->points.at[i].bytes;

        if (is_timed(state, candidate, bytes) && grows(state, native, bytes, own) &&
            grows(state, candidate, bytes, own))
            return i;
    }
    return -1;
}

/* A candidate's seconds on a straight line through its times at two sizes, and
   its error as a part of them. */
struct guess {
    double seconds;
    double error;
};

static struct guess on_line(const struct ct_state *state, int candidate, size_t near, size_t far,
                            size_t bytes)
{
    const double s = ct_measurements_s(&state->measured, candidate, near);
    const double t = ct_measurements_s(&state->measured, candidate, far);
    const double steps = ((double)bytes - (double)near) / ((double)near - (double)far);
    const double seconds = s + (s - t) * steps;

    return (struct guess){seconds, ERROR * (s + t) * fabs(steps) / seconds};
}

static bool is_far(size_t a, size_t b)
{
    return (double)a > (double)b * FARTHEST || (double)b > (double)a * FARTHEST;
}

/*
 * The gain of a neighbour's choice at this size, extrapolated from the two
 * nearest sizes where it was timed: once the gain itself, once the two times;
 * the smaller one counts. A growing gain is not expected to grow further.
 * Without two such sizes there is none, nor far away.
 */
static double gain_expected(const struct ct_state *state, int candidate, int neighbour, int step,
                            size_t bytes)
{
    const int native = state->measured.candidates.native;
    const size_t near = state->points.at[neighbour].bytes;
    const double gain = gain_at(state, candidate, near);
    const int other = next_timed(state, candidate, neighbour, step);
    struct guess own, natives;
    double slope;
    size_t far;

    if (is_timed(state, candidate, bytes))
        return gain_at(state, candidate, bytes);
    if (other < 0 || gain <= 0 || is_far(bytes, near))
        return 0;
    far = state->points.at[other].bytes;
    slope = (gain - gain_at(state, candidate, far)) / fabs(log((double)near / (double)far));
    own = on_line(state, candidate, near, far, bytes);
    natives = on_line(state, native, near, far, bytes);
    if (own.seconds <= 0 || natives.seconds <= 0)
        return 0;
    return fmin(log(natives.seconds / own.seconds) - own.error - natives.error,
                gain + fmin(0, slope) * fabs(log((double)bytes / (double)near)));
}

static bool is_settled(const struct ct_point *point)
{
    return point->state == CT_POINT_DECIDED || point->basis == CT_BASIS_FIRST_LOOK;
}

/* The nearest point in one direction with a choice other than native that
   should gain here, too; -1: none. */
static int neighbour_of(const struct ct_state *state, int i, int step, double *gain)
{
    const size_t bytes = state->points.at[i].bytes;
    const int native = state->measured.candidates.native;

    for (int k = i + step; k >= 0 && k < state->points.n; k += step) {
        struct ct_point p = state->points.at[k];

        if (p.state == CT_POINT_LOOKED)
            p = looked_at(state, &p);
        if (!is_settled(&p) && p.native.nsamples == 0)
            continue;
        if (p.choice == native || p.choice == CT_NOBODY ||
            !ct_measurements_applies(&state->measured, p.choice, bytes))
            return -1;
        *gain = gain_expected(state, p.choice, k, step, bytes);
        return *gain >= LEAST_GAIN ? k : -1;
    }
    return -1;
}

/* The fastest that was timed at a size where native was not, if native should
   take clearly longer there by its curve; else native. */
static int ahead_of_curve(const struct ct_state *state, size_t bytes)
{
    const struct ct_measurements *measured = &state->measured;
    const int native = measured->candidates.native;
    const int best = ct_measurements_fastest(measured, -1, CT_NOBODY, bytes);

    if (best < 0 || !isinf(ct_measurements_s(measured, native, bytes)))
        return native;
    return ct_expect_anew(state, native, bytes) >
                   state->whole->options->first_look * ct_measurements_s(measured, best, bytes)
               ? best
               : native;
}

static struct ct_point carried(const struct ct_state *state, int i)
{
    struct ct_point found = state->points.at[i];
    double below_gain = 0, above_gain = 0;
    const int below = neighbour_of(state, i, -1, &below_gain);
    const int above = neighbour_of(state, i, 1, &above_gain);
    const int from = above >= 0 && (below < 0 || above_gain > below_gain) ? above : below;

    if (from < 0) {
        found.choice = ahead_of_curve(state, found.bytes);
        found.basis = found.choice == state->measured.candidates.native ? CT_BASIS_UNDECIDED
                                                                        : CT_BASIS_CARRIED;
        return found;
    }
    found.choice = looked_at(state, &state->points.at[from]).choice;
    if (state->points.at[from].state == CT_POINT_DECIDED)
        found.choice = state->points.at[from].choice;
    found.basis = CT_BASIS_CARRIED;
    return found;
}

struct ct_point ct_carried_point(const struct ct_state *state, int i)
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
    return found.basis == CT_BASIS_FIRST_LOOK ? found : carried(state, i);
}
