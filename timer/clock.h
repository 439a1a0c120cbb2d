/*
 * clock.h - another rank's clock, by this rank's.
 *
 * The difference between two clocks is modelled as a straight line: an offset
 * when they were compared last, and a drift since then. Pure arithmetic; times
 * are seconds. The clock that all others are compared with is the reference.
 */
#ifndef CT_TIMER_CLOCK_H
#define CT_TIMER_CLOCK_H

#include <stdbool.h>

/* A message to a rank that knows the reference's time, and its answer. */
struct ct_trip {
    double sent;      /* by this rank's clock */
    double received;  /* by this rank's clock */
    double reference; /* when it was answered */
};

/* All zero: this rank's own clock is the reference. */
struct ct_clock {
    bool is_compared;
    double at;     /* of the last comparison, by this rank's clock */
    double offset; /* then: reference minus own */
    double drift;  /* seconds that the offset grows per second; at most
                      CT_DRIFT_MAX either way */
    double error;  /* by which the offset may be wrong */
    bool was_set;  /* between the last two comparisons its offset changed by more
                      than a drift can, whatever their errors */
};

/* Of two clocks: quartz is off by up to 0.0001, and where a time service
   corrects a clock it is by at most 0.0005 more. */
#define CT_DRIFT_MAX 0.002

/*
 * Take the fastest trip's offset: the answer was given halfway, or at worst at
 * one of its ends. From the second time on, what the offset has changed since
 * the last time becomes the drift; a change that the errors explain is none. A
 * clock that was set begins anew.
 *
 * trips  at least one
 * error  of the reference times in them
 */
void ct_clock_compare(struct ct_clock *clock, const struct ct_trip *trips, int ntrips,
                      double error);

/* The reference's time when this rank's clock shows `own`. */
double ct_clock_reference(const struct ct_clock *clock, double own);

#endif
