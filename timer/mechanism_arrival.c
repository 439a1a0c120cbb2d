/*
 * mechanism_arrival - ranks enter a call at different times, as they do in
 * applications.
 *
 * Each rank arrives at a random time within the spread after a common start.
 * The times change from round to round and are the same for all candidates of a
 * round. A sample is the time from the last rank's arrival to the last rank's
 * finish: what the call costs once all ranks are there.
 */
#include "base/mix.h"
#include "timer/mechanism.h"
#include "timer/together.h"

/* From 0 to 1, by rank and round. */
static double random_of(const struct ct_timed *timed)
{
    const uint64_t number = ct_mix(ct_mix(timed->round) + (uint64_t)timed->rank);

    return (double)(number >> 11) / (double)(UINT64_C(1) << 53);
}

static int sample(struct ct_timed *timed, double *seconds)
{
    struct ct_course course;
    const double delay_s = timed->spread_s * random_of(timed);
    const int err = ct_together_call(timed, delay_s, &course);

    *seconds = course.finish - course.arrival;
    return err;
}

extern const struct ct_mechanism_facts facts_arrival;

const struct ct_mechanism mechanism_arrival = {
    .facts = &facts_arrival,
    .begin = ct_together_begin,
    .sample = sample,
};
