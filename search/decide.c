/*
 * decide.c - stops a race by what more calls could gain, and chooses.
 */
#include "search/decide.h"

#include "search/confirm.h"
#include "search/expectation.h"
#include "search/look.h"
#include "search/race.h"

#include <math.h>
#include <stdlib.h>

#define FIRST_HEATS 2
#define LONG_ENTRANTS 6 /* to a race of long calls */
#define MORE_BLOCKS 4

/* A race of short calls may end with more expected loss the longer it took. */
#define PATIENCE_PER_S 0.003

/* A race of long calls may take the time of so many calls of the best, and is
   worth this loss per second. */
#define CALLS_OF_BEST 3
#define LOSS_PER_S 0.002

static const struct ct_search_options *options_of(const struct ct_race *race)
{
    return race->state->whole->options;
}

/* The choice other than native of the nearest decided point below, else above;
   CT_NOBODY: none. */
static int previous_choice(const struct ct_state *state, size_t bytes)
{
    const int native = state->measured.candidates.native;
    int previous = CT_NOBODY;

    for (int i = 0; i < state->points.n; i++) {
        const struct ct_point *point = &state->points.at[i];

        if (point->state != CT_POINT_DECIDED || point->choice == native)
            continue;
        if (point->bytes < bytes || previous == CT_NOBODY)
            previous = point->choice;
    }
    return previous;
}

/* How many may take part in a race. */
static int most_entrants(const struct ct_state *state, size_t bytes)
{
    const struct ct_measurements *measured = &state->measured;
    const int best = ct_measurements_fastest(measured, -1, CT_NOBODY, bytes);

    return best >= 0 && ct_measurements_s(measured, best, bytes) >= state->whole->options->long_s
               ? LONG_ENTRANTS
               : CT_SEARCH_ENTRIES_MAX;
}

/* Those near the best, the best first. */
static int entrants(const struct ct_state *state, size_t bytes, int *list)
{
    const struct ct_measurements *measured = &state->measured;
    const int most = most_entrants(state, bytes);
    int n = 0;

    for (int i = 0; i < measured->nrows; i++) {
        const struct ct_measurement *row = &measured->rows[i];
        const double s = ct_measurement_s(row);
        int k = n < most ? n : most - 1;

        if (row->bytes != bytes || !ct_measurements_applies(measured, row->candidate, bytes) ||
            !ct_look_is_near(state, row->candidate, bytes) ||
            (n > k && s >= ct_measurements_s(measured, list[k], bytes)))
            continue;
        for (; k > 0 && ct_measurements_s(measured, list[k - 1], bytes) > s; k--)
            list[k] = list[k - 1];
        list[k] = row->candidate;
        n += n < most;
    }
    return n;
}

/* How far behind the leader a candidate is: in doubt, less. */
static struct ct_difference in_doubt(const struct ct_race *race, int i, int leader)
{
    struct ct_difference d = ct_race_compare(race, i, leader);

    d.median = d.lower;
    return d;
}

/* Those that cannot win any more leave. */
static void leave(struct ct_race *race, int leader)
{
    const struct ct_search_options *o = options_of(race);

    for (int i = 0; i < race->n; i++) {
        struct ct_racer *racer = &race->racers[i];
        struct ct_difference d;

        if (i == leader || racer->is_out)
            continue;
        d = in_doubt(race, i, leader);
        racer->is_out = d.nheats >= FIRST_HEATS && (ct_race_loss(&d) < o->few_loss ||
                                                    d.median - 2 * d.error > log(o->near_long));
    }
}

static bool is_over(const struct ct_race *race, int leader)
{
    const struct ct_search_options *o = options_of(race);
    bool is_clear = true;
    double loss = 0;

    for (int i = 0; i < race->n; i++) {
        struct ct_difference d;

        if (i == leader || race->racers[i].is_out)
            continue;
        d = in_doubt(race, i, leader);
        loss = fmax(loss, ct_race_loss(&d));
        is_clear = is_clear && (d.median + o->tie) / d.error >= o->level;
    }
    if (race->racers[leader].nheats >= o->max_heats)
        return true;
    if (ct_expect_is_at_limit(race->state, race->bytes))
        return true;
    if (!ct_race_is_long(race))
        return is_clear || loss <= PATIENCE_PER_S * race->spent_s;
    return loss <= fmax(o->stop_loss, LOSS_PER_S * ct_race_heat_s(race)) ||
           race->spent_s >= CALLS_OF_BEST * race->call_s;
}

/* Until more calls would not be worth their time. */
static int run(struct ct_race *race, int *leader)
{
    int err = CT_OK;

    *leader = ct_race_leader(race);
    while (err == CT_OK && ct_race_count(race) > 1) {
        const int done = *leader < 0 ? 0 : race->racers[*leader].nheats;

        err = ct_race_go_on(race, ct_race_is_long(race) ? 1
                                  : done == 0           ? FIRST_HEATS
                                                        : MORE_BLOCKS);
        *leader = ct_race_leader(race);
        if (err != CT_OK || *leader < 0)
            break;
        leave(race, *leader);
        if (is_over(race, *leader))
            break;
    }
    return err;
}

/* True if a candidate is within this of the leader; not `is_sure`: may be. */
static bool stays(const struct ct_race *race, int candidate, int leader, double within,
                  bool is_sure)
{
    const int i = ct_race_find(race, candidate);
    struct ct_difference d;

    if (i < 0 || i == leader || race->racers[i].nheats == 0 ||
        ct_measurements_is_dropped(&race->state->measured, candidate, race->bytes))
        return false;
    d = ct_race_compare(race, i, leader);
    return d.median <= within + (is_sure ? 0 : d.error);
}

/* Among equals the lower mean: programs see stalls too. */
static int prefer_mean(const struct ct_race *race, int leader)
{
    int best = leader;

    for (int i = 0; i < race->n; i++) {
        if (i != best &&
            stays(race, race->racers[i].candidate, leader, options_of(race)->tie, true) &&
            ct_race_has_lower_mean(race, i, best))
            best = i;
    }
    return best;
}

static int choose(const struct ct_race *race, int leader)
{
    const struct ct_state *state = race->state;
    const struct ct_search_options *o = state->whole->options;
    const int native = state->measured.candidates.native;
    const int previous = previous_choice(state, race->bytes);

    if (stays(race, native, leader, race->is_disturbed ? o->disturbed : o->keep_native, true))
        return native;
    if (previous != CT_NOBODY && stays(race, previous, leader, o->keep, false))
        return previous;
    return race->racers[prefer_mean(race, leader)].candidate;
}

/* Native, by all its samples at this size. */
static void set_native(const struct ct_state *state, struct ct_point *point)
{
    const int native = state->measured.candidates.native;
    const struct ct_measurement *row = ct_measurements_find(&state->measured, native, point->bytes);
    const struct ct_timing timing = ct_measurement_timing(row);

    ct_point_choose(point, native, CT_BASIS_NATIVE, timing, timing);
}

/* The best besides `first` that the race did not see behind native; CT_NOBODY. */
static int second_best(const struct ct_race *race, int first)
{
    const int native = ct_race_find(race, race->state->measured.candidates.native);
    int best = -1;

    for (int i = 0; i < race->n; i++) {
        if (race->racers[i].is_out || race->racers[i].candidate == first || i == native ||
            (native >= 0 && ct_race_compare(race, i, native).median > -options_of(race)->tie) ||
            (best >= 0 && ct_race_compare(race, i, best).median >= 0))
            continue;
        best = i;
    }
    return best < 0 ? CT_NOBODY : race->racers[best].candidate;
}

/* The next best besides native, in the rounds that it was timed in with the
   choice. */
static void set_runner_up(const struct ct_race *race, struct ct_point *point)
{
    const int native = race->state->measured.candidates.native;
    const int choice = ct_race_find(race, point->choice);

    point->runner_up = CT_NOBODY;
    point->behind = (struct ct_ratio){0};
    for (int i = 0; choice >= 0 && i < race->n; i++) {
        const struct ct_ratio ratio = ct_race_ratio(race, i, choice);

        if (i == choice || race->racers[i].candidate == native || ratio.nrounds == 0 ||
            ct_measurements_is_dropped(&race->state->measured, race->racers[i].candidate,
                                       race->bytes) ||
            (point->runner_up != CT_NOBODY && ratio.median >= point->behind.median))
            continue;
        point->runner_up = race->racers[i].candidate;
        point->behind = ratio;
    }
}

static int choose_and_confirm(struct ct_race *race, struct ct_point *point, int leader)
{
    struct ct_state *state = race->state;
    const int native = state->measured.candidates.native;
    int choice = leader < 0 ? native : choose(race, leader);
    bool is_confirmed = false;
    int err = CT_OK;

    if (choice == point->choice && point->basis == CT_BASIS_CONFIRMED) {
        point->state = CT_POINT_DECIDED; /* looked at again: no other won */
        return CT_OK;
    }
    if (choice != native)
        err = ct_confirm(state, point, choice, &is_confirmed);
    if (err == CT_OK && choice != native && !is_confirmed) {
        choice = second_best(race, choice);
        if (choice != CT_NOBODY)
            err = ct_confirm(state, point, choice, &is_confirmed);
    }
    if (err == CT_OK && !is_confirmed)
        set_native(state, point);
    if (err == CT_OK)
        set_runner_up(race, point);
    return err;
}

static int decide_among(struct ct_state *state, struct ct_point *point, enum ct_search_stage stage,
                        const int *list, int n)
{
    struct ct_race *race = ct_race_new(state, point->bytes, stage, list, n);
    int leader;
    int err;

    if (race == NULL)
        return ct_diag_memory(state->whole->diag);
    err = run(race, &leader);
    if (err == CT_OK)
        err = choose_and_confirm(race, point, leader);
    ct_race_free(race);
    return err;
}

int ct_decide(struct ct_state *state, struct ct_point *point)
{
    int list[CT_SEARCH_ENTRIES_MAX];
    const int n = entrants(state, point->bytes, list);

    return decide_among(state, point, CT_STAGE_RACE, list, n);
}

int ct_decide_challenge(struct ct_state *state, struct ct_point *point, int challenger)
{
    const int both[] = {point->choice, challenger};
    struct ct_race *race = ct_race_new(state, point->bytes, CT_STAGE_REPAIR, both, 2);
    bool is_confirmed = true;
    int leader;
    int err;

    if (race == NULL)
        return ct_diag_memory(state->whole->diag);
    err = run(race, &leader);
    if (err == CT_OK && leader == 1 && ct_race_compare(race, 1, 0).median < -options_of(race)->gain)
        err = ct_confirm(state, point, challenger, &is_confirmed);
    if (err == CT_OK && point->choice == challenger)
        set_runner_up(race, point);
    ct_race_free(race);
    return err;
}
