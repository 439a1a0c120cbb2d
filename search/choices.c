/*
 * choices.c - the best algorithm at a size, and its test against native.
 */
#include "base/statistics.h"
#include "search/race.h"
#include "search/stages.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The least median of the algorithms that take part. */
static double best_time(const struct ct_state *state, size_t bytes,
                        const bool *is_wanted)
{
    double best_s = INFINITY;

    for (int a = 0; a < state->space->nalgorithms; a++) {
        const int candidate = ct_state_setting(state, a, bytes);

        if (candidate != CT_UNDECIDED && (is_wanted == NULL || is_wanted[a]))
            best_s = fmin(best_s, ct_measurements_median(&state->measured,
                                                         candidate, bytes));
    }
    return best_s;
}

struct listing {
    const struct ct_state *state;
    size_t bytes;
    double best_s;
    const bool *is_wanted;
    int *order; /* candidates */
    int n;
};

static void list(struct listing *listing, int algorithm)
{
    const struct ct_measurements *measured = &listing->state->measured;
    int candidate;

    if (algorithm == CT_UNDECIDED ||
        (listing->is_wanted != NULL && !listing->is_wanted[algorithm]))
        return;
    candidate = ct_state_setting(listing->state, algorithm, listing->bytes);
    if (candidate == CT_UNDECIDED ||
        ct_measurements_is_hopeless(measured, candidate, listing->bytes,
                                    listing->best_s))
        return;
    for (int i = 0; i < listing->n; i++) {
        if (listing->order[i] == candidate)
            return;
    }
    listing->order[listing->n++] = candidate;
}

/*
 * The candidates worth a race, in order of preference: that of the next
 * smaller size, native, by name. Returns how many.
 */
static int list_competitors(const struct ct_state *state, size_t bytes,
                            int previous, const bool *is_wanted, int *order)
{
    struct listing listing = {
        .state = state,
        .bytes = bytes,
        .best_s = best_time(state, bytes, is_wanted),
        .is_wanted = is_wanted,
        .order = order,
    };

    list(&listing, previous);
    list(&listing, state->native);
    for (int i = 0; i < state->space->nalgorithms; i++)
        list(&listing, state->by_name[i]);
    return listing.n;
}

/* A competitor's number; -1 if it is none. */
static int find_competitor(const struct ct_race *race, int candidate)
{
    int i = race->n - 1;

    while (i >= 0 && race->competitors[i].candidate != candidate)
        i--;
    return i;
}

/* The competitor's median over its first `nrounds` rounds. */
static double median_of(const struct ct_competitor *competitor, int nrounds)
{
    double values[CT_ROUNDS_MAX];

    memcpy(values, competitor->medians, (size_t)nrounds * sizeof *values);
    return ct_median(values, nrounds);
}

/* Whether the winner beat native, or native was out before the race; and the
   times of the rounds in which both were timed. */
static void compare_with_native(const struct ct_race *race, int winner,
                                struct ct_point *point)
{
    const int native = find_competitor(race, race->measured->candidates.native);
    const int won = find_competitor(race, winner);
    int nrounds;

    point->choice_s = 0;
    point->native_s = 0;
    point->beyond_noise = won >= 0 && won != native;
    if (!point->beyond_noise || native < 0)
        return;
    point->beyond_noise = ct_race_is_faster(race, won, native);
    nrounds = race->competitors[native].nrounds;
    if (nrounds > race->competitors[won].nrounds)
        nrounds = race->competitors[won].nrounds;
    if (nrounds == 0)
        return;
    point->choice_s = median_of(&race->competitors[won], nrounds);
    point->native_s = point->choice_s / ct_race_ratio(race, won, native);
}

static int settle(struct ct_state *state, struct ct_point *point,
                  const struct ct_rules *rules, const int *order, int n)
{
    struct ct_race race = {
        .measured = &state->measured,
        .bytes = point->bytes,
        .rules = rules,
        .margin = state->options->margin,
        .is_first = rules == &state->options->sizes,
        .n = n,
    };
    int winner;
    const int err = ct_race_run(&race, order, &winner);

    if (err == CT_OK) {
        point->choice = winner < 0
                            ? state->native
                            : state->measured.candidates.at[winner].algorithm;
        compare_with_native(&race, winner, point);
    }
    ct_race_fini(&race);
    return err;
}

int ct_choices_decide(struct ct_state *state, struct ct_point *point,
                      int previous, const bool *is_wanted)
{
    int *order = calloc((size_t)state->space->nalgorithms, sizeof *order);
    int n;
    int err;

    if (order == NULL)
        return CT_ERR_MEMORY;
    n = list_competitors(state, point->bytes, previous, is_wanted, order);
    err = settle(state, point, &state->options->sizes, order, n);
    free(order);
    return err;
}

int ct_choices_confirm(struct ct_state *state, struct ct_point *point,
                       int rival)
{
    const int order[] = {
        ct_state_setting(state, rival, point->bytes),
        ct_state_setting(state, point->choice, point->bytes),
    };
    const int choice = point->choice;
    const bool was_beyond = point->beyond_noise;
    int err;

    if (point->choice == rival || order[0] == CT_UNDECIDED)
        return 0;
    if (order[1] == CT_UNDECIDED) {
        point->choice = state->native;
        point->beyond_noise = false;
        return 0;
    }
    err = settle(state, point, &state->options->confirm, order, 2);
    if (rival != state->native)
        point->beyond_noise = was_beyond && point->choice == choice;
    return err;
}

/*
 * A size whose two neighbours share another choice takes that one unless its
 * own choice is faster: dispatch should not change twice for nothing. Native
 * gives way if the other is no slower in more than a survey.
 */
static int smooth(struct ct_state *state, int i)
{
    struct ct_point *at = &state->choices.at[i];
    const int around = at[-1].choice;
    const int candidate = ct_state_setting(state, around, at->bytes);
    struct ct_point point = *at;
    int err;

    if (at->choice == around || around != at[1].choice ||
        around == state->native || candidate == CT_UNDECIDED ||
        at->choice == CT_UNDECIDED)
        return 0;
    if (at->choice == state->native) {
        const struct ct_measurement *measurement =
            ct_measurements_find(&state->measured, candidate, at->bytes);

        if (measurement != NULL && measurement->nbatches > 1 &&
            ct_measurements_median(&state->measured, candidate, at->bytes) <=
                ct_measurements_median(&state->measured,
                                       state->measured.candidates.native,
                                       at->bytes)) {
            at->choice = around;
            at->choice_s = 0;
        }
        return 0;
    }
    err = ct_choices_confirm(state, &point, around);
    if (err == CT_OK && point.choice != at->choice) {
        at->choice = point.choice;
        at->choice_s = 0;
    }
    return err;
}

int ct_choices_run(struct ct_state *state, int size)
{
    const int i = ct_points_find(&state->choices, state->space->sizes[size]);
    struct ct_point *at = &state->choices.at[i];
    struct ct_point point = *at;
    int err = ct_choices_decide(state, &point,
                                i == 0 ? CT_UNDECIDED : at[-1].choice, NULL);

    if (err == CT_OK)
        err = ct_choices_confirm(state, &point, state->native);
    if (err != CT_OK)
        return err;
    *at = point;
    ct_state_progress(state, CT_STAGE_SIZES, 1, 1);
    return 0;
}

int ct_choices_smooth(struct ct_state *state)
{
    int err = 0;

    for (int i = 1; err == CT_OK && i + 1 < state->choices.n; i++)
        err = smooth(state, i);
    return err;
}
