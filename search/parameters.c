/*
 * parameters.c - the survey, and each algorithm's best parameter by size.
 *
 * Source: Faraj and Yuan, ICS 2005: algorithms with parameters are tuned by
 * themselves first and then stand for one algorithm without.
 */
#include "search/crossover.h"
#include "search/state.h"

#include <math.h>
#include <stdlib.h>

/* What native and then untimed candidates come before. */
static double promise(const struct ct_measurements *measured, int candidate,
                      size_t bytes)
{
    return candidate == measured->native
               ? -1
               : ct_measurements_expect(measured, candidate, bytes);
}

/* The candidates, those that should be fast at this size first, so that the
   slow ones are known for it. Native goes before all: where it fails, others
   cannot be compared with it, which is not their fault. */
static void sort_by_promise(const struct ct_measurements *measured,
                            size_t bytes, int *order)
{
    for (int c = 0; c < measured->ncandidates; c++) {
        const double promise_s = promise(measured, c, bytes);
        int i = c;

        for (; i > 0 && promise(measured, order[i - 1], bytes) > promise_s; i--)
            order[i] = order[i - 1];
        order[i] = c;
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
    const int best =
        ct_measurements_fastest(measured, 0, measured->ncandidates, -1, bytes);
    const double least_s = least_expected(measured, candidate, bytes);

    return candidate != measured->native && best >= 0 &&
           least_s * options->survey_repetitions > options->batch_max_s &&
           least_s > options->hopeless *
                         ct_measurements_median(measured, best, bytes);
}

int ct_survey_run(struct ct_state *state, int size)
{
    struct ct_measurements *measured = &state->measured;
    const size_t bytes = state->space->sizes[size];
    int *order = calloc((size_t)measured->ncandidates, sizeof *order);
    double median;
    int err = 0;

    if (order == NULL)
        return CT_ERR_MEMORY;
    sort_by_promise(measured, bytes, order);
    for (int i = 0; err == 0 && i < measured->ncandidates; i++) {
        if (ct_measurements_applies(measured, order[i], bytes) &&
            !is_left_out(state, order[i], bytes))
            err =
                ct_measurements_time(measured, order[i], bytes, true, &median);
        ct_state_progress(state, CT_STAGE_SURVEY, i + 1, measured->ncandidates);
    }
    free(order);
    return err;
}

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
 * The values worth a race, `previous` first.
 *
 * best     the fastest one so far; always among them
 * returns  how many
 */
static int list_values(const struct ct_state *state, size_t bytes, int best,
                       int previous, int *order)
{
    const struct ct_measurements *measured = &state->measured;
    const int algorithm = measured->candidates[best].algorithm;
    const double best_s = ct_measurements_median(measured, best, bytes);
    int n = 0;

    if (previous != CT_UNDECIDED &&
        ct_measurements_applies(measured, previous, bytes) &&
        is_worth_a_race(measured, previous, bytes, best_s))
        order[n++] = previous;
    for (int i = measured->first[algorithm]; i < measured->first[algorithm + 1];
         i++) {
        if (i != previous && ct_measurements_applies(measured, i, bytes) &&
            is_worth_a_race(measured, i, bytes, best_s))
            order[n++] = i;
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

/* No value of the algorithm is worth more than the survey at this size. */
static bool is_hopeless(const struct ct_state *state, int best, size_t bytes)
{
    const struct ct_measurements *measured = &state->measured;
    const int any =
        ct_measurements_fastest(measured, 0, measured->ncandidates, -1, bytes);

    return ct_measurements_is_hopeless(
        measured, best, bytes, ct_measurements_median(measured, any, bytes));
}

static int best_value(struct ct_state *state, int algorithm, size_t bytes,
                      int previous, int *winner)
{
    struct ct_measurements *measured = &state->measured;
    const int best =
        ct_measurements_fastest(measured, measured->first[algorithm],
                                measured->first[algorithm + 1], -1, bytes);
    int *order;
    int err;

    *winner = best;
    if (best < 0 || is_hopeless(state, best, bytes))
        return 0;
    order = calloc((size_t)measured->ncandidates, sizeof *order);
    if (order == NULL)
        return CT_ERR_MEMORY;
    err = run_race(state, bytes, order,
                   list_values(state, bytes, best, previous, order), winner);
    free(order);
    return err;
}

/* The value chosen last, at a smaller size. */
static int previous_value(const struct ct_points *settings, size_t bytes)
{
    int i = settings->n - 1;

    while (i >= 0 && (settings->at[i].choice == CT_UNDECIDED ||
                      settings->at[i].bytes >= bytes))
        i--;
    return i < 0 ? CT_UNDECIDED : settings->at[i].choice;
}

int ct_parameters_run(struct ct_state *state, int size)
{
    const int n = state->space->nalgorithms;

    for (int a = 0; a < n; a++) {
        struct ct_points *settings = &state->settings[a];
        struct ct_point point = {.bytes = state->space->sizes[size],
                                 .is_fixed = true};
        int err =
            best_value(state, a, point.bytes,
                       previous_value(settings, point.bytes), &point.choice);

        if (err == 0)
            err = ct_points_insert(settings, point);
        if (err != 0)
            return err;
        ct_state_progress(state, CT_STAGE_PARAMETERS, a + 1, n);
    }
    return 0;
}

int ct_parameters_again(struct ct_state *state, int size, bool *has_changed)
{
    const size_t bytes = state->space->sizes[size];
    int err = 0;

    for (int a = 0; err == 0 && a < state->space->nalgorithms; a++) {
        struct ct_points *settings = &state->settings[a];
        struct ct_point *point = &settings->at[ct_points_find(settings, bytes)];

        if (point->choice != CT_UNDECIDED)
            continue;
        err = best_value(state, a, bytes, previous_value(settings, bytes),
                         &point->choice);
        *has_changed = *has_changed || point->choice != CT_UNDECIDED;
    }
    return err;
}

/* Values between those of the two ends may be best in the middle. */
static int decide(void *ctx, const struct ct_point *below,
                  const struct ct_point *above, struct ct_point *point)
{
    struct ct_state *state = ctx;
    const int least =
        below->choice < above->choice ? below->choice : above->choice;
    const int most = below->choice + above->choice - least;
    int *order;
    int n = 0;
    int err;

    if (below->choice == CT_UNDECIDED || above->choice == CT_UNDECIDED ||
        most - least < 2)
        return 0;
    order = calloc((size_t)most - (size_t)least + 2, sizeof *order);
    if (order == NULL)
        return CT_ERR_MEMORY;
    if (ct_measurements_applies(&state->measured, below->choice, point->bytes))
        order[n++] = below->choice;
    for (int i = least; i <= most; i++) {
        if (i != below->choice &&
            ct_measurements_applies(&state->measured, i, point->bytes))
            order[n++] = i;
    }
    err = n == 0 ? 0 : run_race(state, point->bytes, order, n, &point->choice);
    free(order);
    return err;
}

static int compare(void *ctx, size_t bytes, int lower, int upper,
                   bool *is_upper)
{
    return ct_state_compare(ctx, bytes, lower, upper, is_upper);
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

    for (int i = 0; err == 0 && i + 1 < space->nsizes; i++) {
        if (is_chosen(state, algorithm, space->sizes[i]))
            err = ct_crossover_probe(&crossover, space->sizes[i]);
    }
    for (int i = 0; err == 0 && i + 1 < crossover.points->n; i++) {
        const size_t bytes = crossover.points->at[i].bytes;

        if (is_chosen(state, algorithm, bytes))
            err = ct_crossover_narrow(&crossover, bytes);
    }
    return err;
}
