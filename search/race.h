/*
 * race.h - some candidates at one size, whose calls are timed in turn, and what
 * the times say of their difference.
 *
 * The machine drifts, so times are compared within a heat: the medians of a
 * few calls in a row of each candidate. The estimate of a difference is the
 * median over the heats of the logarithm of the ratio. Its error comes from
 * deviations cut off at three times their usual size, so that one stall does
 * not eliminate a candidate.
 */
#ifndef CT_SEARCH_RACE_H
#define CT_SEARCH_RACE_H

#include "search/asking.h"

#define CT_HEATS_MAX 48

struct ct_racer {
    int candidate;
    bool is_out;
    int nheats;
    double logs[CT_HEATS_MAX]; /* of the medians in seconds */
    int nsamples;
    double *samples; /* in the order taken */
};

struct ct_race {
    struct ct_state *state;
    size_t bytes;
    enum ct_search_stage stage;
    int calls;     /* of a heat */
    bool settles;  /* as in struct ct_search_request */
    double call_s; /* of the best, as expected */
    double spent_s;
    bool is_disturbed; /* some of its calls */
    int n;
    struct ct_racer racers[CT_SEARCH_ENTRIES_MAX];
};

/* log(time of a / time of b). */
struct ct_difference {
    int nheats;
    double median;
    double lower; /* of the two middle heats; with an odd number, the median.
                     One stall must not eliminate a candidate after two */
    double error; /* a standard error */
};

/*
 * returns  a race of n <= CT_SEARCH_ENTRIES_MAX candidates, ct_race_free; NULL:
 *          no memory
 */
struct ct_race *ct_race_new(struct ct_state *state, size_t bytes, enum ct_search_stage stage,
                            const int *candidates, int n);
void ct_race_free(struct ct_race *race);

/*
 * Time so many heats more of those that are not out; fewer where that would
 * take longer than a request may.
 *
 * returns  0 or a status of ct_ask; a candidate that was dropped is out
 */
int ct_race_go_on(struct ct_race *race, int nheats);

/* Add samples of a racer, heat by heat, up to CT_HEATS_MAX heats; returns 0 or CT_ERR_MEMORY. */
int ct_race_add(struct ct_race *race, int number, const double *samples, int n);

/* Over the heats that both have; nheats 0: none. */
struct ct_difference ct_race_compare(const struct ct_race *race, int a, int b);

/* True if a was faster than b by a part `by` in each of five heats or more: of
   two that are equal, one is in 1 of 32 cases. */
bool ct_race_is_always_ahead(const struct ct_race *race, int a, int b, double by);

/* The time of a over that of b, by the rounds that have both. */
struct ct_ratio ct_race_ratio(const struct ct_race *race, int a, int b);

/* The best of those not out; -1: all are. */
int ct_race_leader(const struct ct_race *race);

/* Number of a candidate; -1: not in it. */
int ct_race_find(const struct ct_race *race, int candidate);

int ct_race_count(const struct ct_race *race); /* those not out */

/* True if its calls are long by the options. */
bool ct_race_is_long(const struct ct_race *race);

/* Seconds of one more heat of all. */
double ct_race_heat_s(const struct ct_race *race);

/* The loss to expect, as a part of the time, from taking b, given the
   difference of a and b. */
double ct_race_loss(const struct ct_difference *difference);

/* True if a's mean is clearly below b's, over the calls that both have. */
bool ct_race_has_lower_mean(const struct ct_race *race, int a, int b);

/* The median with its interval. */
struct ct_timing ct_race_timing(const struct ct_race *race, int a);

#endif
