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

/* Of the clock as it was compared last, and is compared now. */
static double drift_between(const struct ct_clock *last,
                            const struct ct_clock *now)
{
    const double change = now->offset - last->offset;
    const double seconds = now->at - last->at;

    if (!last->is_compared || seconds <= 0 ||
        fabs(change) <= last->error + now->error)
        return 0;
    return change / seconds;
}

void ct_clock_compare(struct ct_clock *clock, const struct ct_trip *trips,
                      int ntrips, double error)
{
    const struct ct_trip *best = fastest_of(trips, ntrips);
    const double half = (best->received - best->sent) / 2;
    struct ct_clock now = {
        .is_compared = true, .at = best->sent + half, .error = half + error};

    now.offset = best->reference - now.at;
    now.drift = drift_between(clock, &now);
    *clock = now;
}

double ct_clock_reference(const struct ct_clock *clock, double own)
{
    return own + clock->offset + clock->drift * (own - clock->at);
}
