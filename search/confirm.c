/*
 * confirm.c - rounds of two, until one has won or more are not worth it.
 */
#include "search/confirm.h"

#include "base/statistics.h"
#include "search/race.h"

#include <math.h>

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

/* In rounds of their own. */
static int confirm_rounds(struct ct_race *race, bool *is_confirmed)
{
    const int more = ct_race_is_long(race) ? 1 : HEATS;
    int err = ct_race_go_on(race, more);

    *is_confirmed = false;
    while (err == CT_OK && ct_race_count(race) == 2 && !(*is_confirmed = has_won(race)) &&
           !has_lost(race)) {
        if (ct_race_is_long(race))
            race->settles = ct_race_compare(race, 0, 1).median > -log(CLOSE);
        err = ct_race_go_on(race, more);
    }
    return err;
}

int ct_confirm(struct ct_state *state, struct ct_point *point, int choice, bool *is_confirmed)
{
    const int both[] = {choice, state->measured.candidates.native};
    struct ct_race *race = ct_race_new(state, point->bytes, CT_STAGE_CONFIRM, both, 2);
    int err;

    *is_confirmed = false;
    if (race == NULL)
        return ct_diag_memory(state->whole->diag);
    err = confirm_rounds(race, is_confirmed);
    if (err == CT_OK && *is_confirmed) {
        ct_point_choose(point, choice, CT_BASIS_CONFIRMED, ct_race_timing(race, 0),
                        ct_race_timing(race, 1));
        point->ratio = ct_race_ratio(race, 1, 0);
    }
    ct_race_free(race);
    return err;
}
