/*
 * survey.c - short batches that show which candidates are worth more.
 */
#include "search/stages.h"

#include <math.h>
#include <stdlib.h>

/* What the order of a survey goes by: native, then what was never timed, then
   the expected times. */
static double rank_of(const struct ct_measurements *measured, int candidate,
                      size_t bytes)
{
    return candidate == measured->candidates.native
               ? -1
               : ct_measurements_expect(measured, candidate, bytes);
}

/* The candidates that should be fast come first, so that the slow ones are
   known for it. Native goes before all: where it fails, others cannot be
   compared with it, which is not their fault. */
static void sort_by_rank(const struct ct_measurements *measured, size_t bytes,
                         int *order, int n)
{
    for (int k = 0; k < n; k++) {
        const int candidate = order[k];
        const double rank = rank_of(measured, candidate, bytes);
        int i = k;

        for (; i > 0 && rank_of(measured, order[i - 1], bytes) > rank; i--)
            order[i] = order[i - 1];
        order[i] = candidate;
    }
}

/* The power of the bytes that times grew by from one size to a larger. */
static double growth(const struct ct_measurement *from,
                     const struct ct_measurement *to)
{
    return log(to->least_s / from->least_s) /
           log((double)to->bytes / (double)from->bytes);
}

/*
 * What one call takes at least, by smaller sizes: not less than at the
 * largest of them, nor than half of what continues the lesser growth between
 * the last three, if that is no faster than the bytes'. (Of one growth alone
 * nothing follows: of 1 byte most blocks are empty.) 0: no idea.
 */
static double least_expected(const struct ct_measurements *measured,
                             int candidate, size_t bytes)
{
    const struct ct_measurement *last[3] = {NULL};
    size_t below = bytes;
    double power;

    for (int i = 0; i < 3; i++) {
        last[i] = ct_measurements_below(measured, candidate, below);
        if (last[i] == NULL)
            return last[0] == NULL ? 0 : last[0]->least_s;
        below = last[i]->bytes - 1;
    }
    power = fmin(growth(last[1], last[0]), growth(last[2], last[1]));
    power = fmax(0, fmin(power, 1));
    return last[0]->least_s *
           fmax(1, pow((double)bytes / (double)last[0]->bytes, power) / 2);
}

/* Too slow at smaller sizes already for what is known of this one, and so
   slow that a survey's batch would be cut short. */
static bool is_left_out(const struct ct_state *state, int candidate,
                        size_t bytes)
{
    const struct ct_measurements *measured = &state->measured;
    const struct ct_search_options *options = state->options;
    const int best = ct_measurements_fastest(
        measured, ct_candidates_all(&measured->candidates), -1, bytes);
    const double least_s = least_expected(measured, candidate, bytes);

    return candidate != measured->candidates.native && best >= 0 &&
           least_s * options->survey_repetitions > options->batch_max_s &&
           least_s > options->hopeless *
                         ct_measurements_median(measured, best, bytes);
}

static int time_candidate(struct ct_state *state, int candidate, size_t bytes)
{
    double median;

    if (!ct_measurements_applies(&state->measured, candidate, bytes) ||
        is_left_out(state, candidate, bytes))
        return 0;
    return ct_measurements_time(&state->measured, candidate, bytes, true,
                                &median);
}

/* Add a line's candidates to an order of `n`; returns how many it has then. */
static int append(struct ct_line line, int *order, int n)
{
    for (int k = 0; k < line.n; k++)
        order[n++] = line.first + k * line.stride;
    return n;
}

int ct_survey_run(struct ct_state *state, int size)
{
    const struct ct_candidates *candidates = &state->measured.candidates;
    const size_t bytes = state->space->sizes[size];
    int *order = calloc((size_t)candidates->n, sizeof *order);
    int n = 0;
    int err = 0;

    if (order == NULL)
        return CT_ERR_MEMORY;
    for (int a = 0; a < state->space->nalgorithms; a++)
        n = append(
            ct_candidates_along(candidates, ct_state_start(state, a, bytes), 0),
            order, n);
    sort_by_rank(&state->measured, bytes, order, n);
    for (int i = 0; err == CT_OK && i < n; i++) {
        err = time_candidate(state, order[i], bytes);
        ct_state_progress(state, CT_STAGE_SURVEY, i + 1, n);
    }
    free(order);
    return err;
}

int ct_survey_line(struct ct_state *state, struct ct_line line, size_t bytes)
{
    int *order = calloc((size_t)line.n, sizeof *order);
    int err = 0;

    if (order == NULL)
        return CT_ERR_MEMORY;
    append(line, order, 0);
    sort_by_rank(&state->measured, bytes, order, line.n);
    for (int i = 0; err == CT_OK && i < line.n; i++) {
        if (ct_measurements_find(&state->measured, order[i], bytes) == NULL)
            err = time_candidate(state, order[i], bytes);
    }
    free(order);
    return err;
}
