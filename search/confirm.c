/*
 * confirm.c - rounds of two, until one has won or more are not worth it. Of calls that are not
 * short, fewer do where all of the choice's take less than any of native's.
 */
#include "search/confirm.h"

#include "base/statistics.h"
#include "search/race.h"

#include <math.h>
#include <string.h>

#define HEATS 3 /* that a verdict on short calls takes at least */

#define MOST_LONG_HEATS 12
#define SEEMS_FASTER 0.9
#define LOST 1.2 /* standard errors */

/* More rounds of calls that are not short must each second promise this gain
   against native, once there are enough for an interval. */
#define GAIN_PER_S 0.003
#define NOT_SHORT_S 0.02

/* Below this ratio, packets that native lost must not slow the choice down. */
#define CLOSE 1.25

#define ABOVE_1 1.0005 /* ratios are shown with three decimals */

/* Is the choice (0) faster than native (1) in these rounds: is the interval of the
   ratio above 1, and does the choice win heat by heat and by the medians of
   all calls? The intervals of many looks at the same rounds would be too
   narrow for the last. */
static bool has_won(const struct ct_race *race)
{
    const struct ct_search_options *o = race->state->whole->options;
    const struct ct_difference d = ct_race_compare(race, 0, 1);
    const double choice_s = ct_race_timing(race, 0).median_s;
    const double native_s = ct_race_timing(race, 1).median_s;
    const double gain = race->is_disturbed ? o->disturbed : o->gain;

    return ct_race_ratio(race, 1, 0).low > ABOVE_1 && d.median < -gain &&
           native_s - choice_s > o->margin_s &&
           (d.median + o->confirm_level * d.error < 0 ||
            ct_race_is_always_ahead(race, 0, 1, o->tie));
}

/* By all calls at this size, also those that took part in the choice. */
static bool seems_faster(const struct ct_race *race)
{
    const struct ct_measurements *measured = &race->state->measured;
    const double choice_s = ct_measurements_s(measured, race->racers[0].candidate, race->bytes);
    const double native_s = ct_measurements_s(measured, race->racers[1].candidate, race->bytes);

    return choice_s < SEEMS_FASTER * native_s;
}

/* Are more rounds of no use? They are if it is behind, unless its other calls
   suggest that this is chance. */
static bool has_lost(const struct ct_race *race)
{
    const struct ct_search_options *o = race->state->whole->options;
    const struct ct_difference d = ct_race_compare(race, 0, 1);
    const int most = ct_race_is_long(race) ? MOST_LONG_HEATS : o->confirm_heats;
    if (race->call_s > NOT_SHORT_S && d.nheats >= CT_INTERVAL_LEAST &&
        -d.median < GAIN_PER_S * race->spent_s)
        return true;
    return d.nheats >= most || (d.nheats >= HEATS && !seems_faster(race) &&
                                d.median - LOST * d.error > -o->keep_native);
}

/* Three rounds, and three calls of the choice in between. */
struct few {
    struct ct_race *race;
    int n;                        /* of the choice, */
    double samples[CT_FEW_UNDER]; /* those of the rounds first */
    double alone[CT_FEW_UNDER];
    int nalone;
};

/* How many rounds, or (below 0) calls of the choice alone. Native's come in between and unevenly,
   so that neither drift nor what comes back regularly sets them apart. Requests for shorter calls
   begin with untimed ones. */
static const int steps_of_long[] = {1, -1, 1, 1, -2, 0};
static const int steps_of_short[] = {1, -3, 2, 0};

static int go_on_together(struct ct_race *race, int rounds)
{
    const int calls = race->calls;
    int err;

    race->calls = 1;
    err = ct_race_go_on(race, rounds);
    race->calls = calls;
    return err;
}

static int go_on_alone(struct few *few, int rounds)
{
    struct ct_race *race = few->race;
    const double before_s = race->state->whole->done_s;
    const struct ct_question question = {.bytes = race->bytes,
                                         .stage = race->stage,
                                         .n = 1,
                                         .candidates = &race->racers[0].candidate,
                                         .rounds = rounds,
                                         .has_warm_up = !ct_race_is_long(race),
                                         .settles = race->settles};
    struct ct_replies replies;
    const int err = ct_ask(race->state, &question, &replies);

    if (err != CT_OK)
        return err;
    race->racers[0].is_out = replies.of[0].is_dropped;
    race->is_disturbed = race->is_disturbed || replies.is_disturbed;
    race->spent_s += race->state->whole->done_s - before_s;
    for (int i = 0; i < replies.nsamples; i++)
        few->alone[few->nalone++] = replies.of[0].samples[i];
    return CT_OK;
}

/* True if each call of the choice took less than any of native's, by as much as it should. */
static bool are_apart(struct few *few)
{
    const struct ct_racer *choice = &few->race->racers[0];
    const struct ct_racer *native = &few->race->racers[1];

    memcpy(few->samples, choice->samples, (size_t)choice->nsamples * sizeof *few->samples);
    memcpy(few->samples + choice->nsamples, few->alone, (size_t)few->nalone * sizeof *few->alone);
    few->n = choice->nsamples + few->nalone;
    for (int i = 0; i < few->n * native->nsamples; i++) {
        if (few->samples[i / native->nsamples] >=
            SEEMS_FASTER * native->samples[i % native->nsamples])
            return false;
    }
    return true;
}

/*
 * Of calls that are not short, so few tell as much as six rounds that the choice wins: of nine
 * calls that are alike, the three of native are the slowest in 1 of 84 cases.
 */
static int confirm_by_few(struct few *few, bool *is_confirmed)
{
    struct ct_race *race = few->race;
    const int *step = ct_race_is_long(race) ? steps_of_long : steps_of_short;
    bool is_open = race->call_s > NOT_SHORT_S && seems_faster(race);
    int err = CT_OK;

    while (is_open && *step != 0) {
        err = *step > 0 ? go_on_together(race, *step) : go_on_alone(few, -*step);
        is_open = err == CT_OK && ct_race_count(race) == 2 && are_apart(few);
        step++;
    }
    *is_confirmed = is_open && race->racers[1].nsamples >= CT_FEW_OVER && few->n >= CT_FEW_UNDER;
    return err;
}

/* In rounds of their own. */
static int confirm_by_rounds(struct ct_race *race, bool *is_confirmed)
{
    const int more = ct_race_is_long(race) ? 1 : HEATS;
    int err = ct_race_count(race) == 2 ? ct_race_go_on(race, more) : CT_OK;

    while (err == CT_OK && ct_race_count(race) == 2 && !(*is_confirmed = has_won(race)) &&
           !has_lost(race)) {
        if (ct_race_is_long(race))
            race->settles = ct_race_compare(race, 0, 1).median > -log(CLOSE);
        err = ct_race_go_on(race, more);
    }
    return err;
}

/* By the calls that confirmed it. */
static void choose(const struct few *few, struct ct_point *point, bool is_by_few)
{
    const struct ct_race *race = few->race;
    struct ct_timing chosen = ct_race_timing(race, 0);

    if (is_by_few) {
        chosen = ct_timing_of(few->samples, few->n);
        chosen.is_disturbed = race->is_disturbed;
    }
    ct_point_choose(point, race->racers[0].candidate, CT_BASIS_CONFIRMED, chosen,
                    ct_race_timing(race, 1));
    point->ratio = is_by_few ? ct_ratio_of_few(race->racers[1].samples, race->racers[1].nsamples,
                                               few->samples, few->n)
                             : ct_race_ratio(race, 1, 0);
}

int ct_confirm(struct ct_state *state, struct ct_point *point, int choice, bool *is_confirmed)
{
    const int both[] = {choice, state->measured.candidates.native};
    struct few few = {.race = ct_race_new(state, point->bytes, CT_STAGE_CONFIRM, both, 2)};
    bool is_by_few = false;
    int err;

    *is_confirmed = false;
    if (few.race == NULL)
        return ct_diag_memory(state->whole->diag);
    err = confirm_by_few(&few, &is_by_few);
    *is_confirmed = is_by_few;
    if (err == CT_OK && !is_by_few)
        err = confirm_by_rounds(few.race, is_confirmed);
    if (err == CT_OK && *is_confirmed)
        choose(&few, point, is_by_few);
    ct_race_free(few.race);
    return err;
}

/* Add one past duel; what it brings the race is as if it had been asked for. */
static int add_duel(struct few *few, const struct ct_duel *duel)
{
    struct ct_race *race = few->race;
    int err = CT_OK;

    if (!duel->has_native) {
        for (int i = 0; i < duel->n && few->nalone < CT_FEW_UNDER; i++)
            few->alone[few->nalone++] = duel->own[i];
    } else {
        err = ct_race_add(race, 0, duel->own, duel->n);
        if (err == CT_OK)
            err = ct_race_add(race, 1, duel->native, duel->n);
    }
    race->is_disturbed = race->is_disturbed || duel->is_disturbed;
    return err;
}

/* True if so many calls were made as confirm_by_few makes, and they confirm the choice. */
static bool is_by_few(struct few *few)
{
    const struct ct_race *race = few->race;

    return race->call_s > NOT_SHORT_S && race->racers[1].nsamples >= CT_FEW_OVER &&
           race->racers[0].nsamples + few->nalone == CT_FEW_UNDER && are_apart(few);
}

static bool is_of(const struct ct_duel *duel, const struct ct_point *point, int candidate)
{
    return duel->bytes == point->bytes && duel->candidate == candidate;
}

/* True if rounds with native were noted as confirming. */
static bool is_noted(const struct ct_point *point, int candidate, const struct ct_duel *duels,
                     int n)
{
    for (int i = 0; i < n; i++) {
        if (is_of(&duels[i], point, candidate) && duels[i].confirms)
            return true;
    }
    return false;
}

int ct_confirm_by_past(struct ct_state *state, struct ct_point *point, int candidate,
                       const struct ct_duel *duels, int n, bool *is_confirmed)
{
    const int both[] = {candidate, state->measured.candidates.native};
    struct few few = {.race = ct_race_new(state, point->bytes, CT_STAGE_CONFIRM, both, 2)};
    const bool by_noted = is_noted(point, candidate, duels, n);
    bool has_few = false;
    int err = CT_OK;

    *is_confirmed = false;
    if (few.race == NULL)
        return ct_diag_memory(state->whole->diag);
    for (int i = 0; i < n && err == CT_OK && !has_few; i++) {
        if (!is_of(&duels[i], point, candidate) || (by_noted && !duels[i].confirms) ||
            (!duels[i].has_native && few.race->racers[1].nsamples == 0))
            continue;
        err = add_duel(&few, &duels[i]);
        has_few = is_by_few(&few);
    }
    *is_confirmed = err == CT_OK && (has_few || has_won(few.race));
    if (*is_confirmed)
        choose(&few, point, has_few);
    ct_race_free(few.race);
    return err;
}
