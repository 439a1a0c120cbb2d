/*
 * clock.c - offset and drift.
 *
 * Sources: Cristian 1989 (the fastest of several trips); Hunold, Carpen-Amarie
 * 2016 (drift between two comparisons).
 */
#include "timer/clock.h"

#include <math.h>

static const struct ct_trip *fastest_of(const struct ct_trip *trips, int ntrips)
{
    const struct ct_trip *best = trips;

    for (int i = 1; i < ntrips; i++) {
        if (trips[i].received - trips[i].sent < best->received - best->sent)
            best = &trips[i];
    }
    return best;
}

static double possible_drift(double drift)
{
    if (drift > CT_DRIFT_MAX)
        return CT_DRIFT_MAX;
    return drift < -CT_DRIFT_MAX ? -CT_DRIFT_MAX : drift;
}

/* Of the clock as it was compared last, and is compared now: its drift, and
   whether it was set. */
static void compare_with(const struct ct_clock *last, struct ct_clock *now)
{
    const double change = now->offset - last->offset;
    const double seconds = now->at - last->at;
    const double certain = fabs(change) - last->error - now->error;

    if (!last->is_compared || certain <= 0)
        return;
    now->was_set = certain > CT_DRIFT_MAX * seconds;
    if (!now->was_set)
        now->drift = possible_drift(change / seconds);
}

void ct_clock_compare(struct ct_clock *clock, const struct ct_trip *trips, int ntrips, double error)
{
    const struct ct_trip *best = fastest_of(trips, ntrips);
    const double half = (best->received - best->sent) / 2;
    struct ct_clock now = {.is_compared = true, .at = best->sent + half, .error = half + error};

    now.offset = best->reference - now.at;
    compare_with(clock, &now);
    *clock = now;
}

double ct_clock_reference(const struct ct_clock *clock, double own)
{
    return own + clock->offset + clock->drift * (own - clock->at);
}
