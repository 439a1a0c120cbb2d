/*
 * race.h - some candidates at one size, timed in turn until, by the rule
 * of search.h, one is faster or all are equal.
 */
#ifndef CT_SEARCH_RACE_H
#define CT_SEARCH_RACE_H

#include "search/measurements.h"

struct ct_competitor {
    int candidate;
    bool is_out;     /* slower than another, or not faster than the one that
                       is preferred among equals */
    int nrounds;     /* batches timed */
    double *medians; /* seconds, one per round */
};

struct ct_race {
    struct ct_measurements *measured;
    size_t bytes;
    const struct ct_rules *rules;
    double margin;
    bool by_median; /* nobody is preferred among equals: all rounds are run
                       until one is faster, then the least median wins */
    bool is_first;  /* the winner has to win again. So when time runs out, the
                       least ratio wins, if it is below by the margin */
    bool is_late;   /* out: time ran out */
    int n;
    struct ct_competitor *competitors; /* in order of preference among equals */
};

/*
 * Run a race.
 *
 * race     the caller's storage: all fields but `competitors` filled in
 * order    n candidates, n >= 1, that apply at this size, the one preferred
 *          among equals first. One candidate wins without being timed
 * winner   out: a candidate; -1 when all were dropped
 * returns  0 or a status of ct_measurements_time. ct_race_fini in any case
 */
int ct_race_run(struct ct_race *race, const int *order, int *winner);
void ct_race_fini(struct ct_race *race);

/* By the rule of search.h; a and b are indices in `competitors`. */
bool ct_race_is_faster(const struct ct_race *race, int a, int b);

/* Median over the common rounds of a's time divided by b's. */
double ct_race_ratio(const struct ct_race *race, int a, int b);

/*
 * A race of two candidates for a crossover, with margin 0. If it stays
 * undecided, native wins, else the lower median. A candidate that is below 0 or
 * does not apply loses.
 *
 * is_upper  out: whether `upper` won
 */
int ct_race_compare(struct ct_measurements *measured, size_t bytes, int lower,
                    int upper, bool *is_upper);

#endif
