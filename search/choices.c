/*
 * choices.c - the best algorithm at a size, and its test against native.
 */
#include "base/statistics.h"
#include "search/state.h"

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
            best_s =
                fmin(best_s, ct_watch_median(&state->watch, candidate, bytes));
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
    const struct ct_watch *watch = &listing->state->watch;
    int candidate;

    if (algorithm == CT_UNDECIDED ||
        (listing->is_wanted != NULL && !listing->is_wanted[algorithm]))
        return;
    candidate = ct_state_setting(listing->state, algorithm, listing->bytes);
    if (candidate == CT_UNDECIDED ||
        ct_watch_is_hopeless(watch, candidate, listing->bytes, listing->best_s))
        return;
    for (int i = 0; i < listing->n; i++) {
        if (listing->order[i] == candidate)
            return;
    }
    listing->order[listing->n++] = candidate;
}

/*
 * The candidates worth a contest in order of preference: that of the next
 * smaller size, native, by name. Returns how many.
 */
static int list_entrants(const struct ct_state *state, size_t bytes,
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

/* An entrant's number; -1 if it is none. */
static int find_entrant(const struct ct_contest *contest, int candidate)
{
    int i = contest->n - 1;

    while (i >= 0 && contest->entrants[i].candidate != candidate)
        i--;
    return i;
}

/* The entrant's median over its first `nrounds` rounds. */
static double median_of(const struct ct_entrant *entrant, int nrounds)
{
    double values[CT_ROUNDS_MAX];

    memcpy(values, entrant->medians, (size_t)nrounds * sizeof *values);
    return ct_median(values, nrounds);
}

/* Did the winner beat native, or was native out before the contest? With the
   times that say so: of the rounds in which both were timed. */
static void compare_with_native(const struct ct_contest *contest, int winner,
                                struct ct_point *point)
{
    const int native = find_entrant(contest, contest->watch->native);
    const int won = find_entrant(contest, winner);
    int nrounds;

    point->choice_s = 0;
    point->native_s = 0;
    point->beyond_noise = won >= 0 && won != native;
    if (!point->beyond_noise || native < 0)
        return;
    point->beyond_noise = ct_contest_is_faster(contest, won, native);
    nrounds = contest->entrants[native].nrounds;
    if (nrounds > contest->entrants[won].nrounds)
        nrounds = contest->entrants[won].nrounds;
    if (nrounds == 0)
        return;
    point->choice_s = median_of(&contest->entrants[won], nrounds);
    point->native_s = point->choice_s / ct_contest_ratio(contest, won, native);
}

static int settle(struct ct_state *state, struct ct_point *point,
                  const struct ct_rules *rules, const int *order, int n)
{
    struct ct_contest contest = {
        .watch = &state->watch,
        .bytes = point->bytes,
        .rules = rules,
        .margin = state->options->margin,
        .is_first = rules == &state->options->sizes,
        .n = n,
    };
    int winner;
    const int err = ct_contest_run(&contest, order, &winner);

    if (err == 0) {
        point->choice = winner < 0 ? state->native
                                   : state->watch.candidates[winner].algorithm;
        compare_with_native(&contest, winner, point);
    }
    ct_contest_fini(&contest);
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
    n = list_entrants(state, point->bytes, previous, is_wanted, order);
    err = settle(state, point, &state->options->sizes, order, n);
    free(order);
    return err;
}

int ct_confirm_point(struct ct_state *state, struct ct_point *point, int rival)
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
 * A lone choice between two sizes of another: keep the other rather than
 * change twice for nothing. In place of native it need not win again, only
 * be no slower, in more than a survey.
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
        const struct ct_record *record =
            ct_watch_find(&state->watch, candidate, at->bytes);

        if (record != NULL && record->nbatches > 1 &&
            ct_watch_median(&state->watch, candidate, at->bytes) <=
                ct_watch_median(&state->watch, state->watch.native,
                                at->bytes)) {
            at->choice = around;
            at->choice_s = 0;
        }
        return 0;
    }
    err = ct_confirm_point(state, &point, around);
    if (err == 0 && point.choice != at->choice) {
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

    if (err == 0)
        err = ct_confirm_point(state, &point, state->native);
    if (err != 0)
        return err;
    *at = point;
    ct_state_progress(state, CT_STAGE_SIZES, 1, 1);
    return 0;
}

int ct_smooth_run(struct ct_state *state)
{
    int err = 0;

    for (int i = 1; err == 0 && i + 1 < state->choices.n; i++)
        err = smooth(state, i);
    return err;
}
