/*
 * estimates.h - what a call should take by the owner's predictions, before it is timed and after.
 *
 * Predictions are off by a factor that all candidates of a size have in common, its
 * level: the median of measured over predicted there.
 */
#ifndef CT_SEARCH_ESTIMATES_H
#define CT_SEARCH_ESTIMATES_H

#include "search/state.h"

/*
 * Hand on what was timed, for better predictions.
 *
 * returns  0, CT_ERR_MEMORY or what the learn callback returned
 */
int ct_expect_learn(struct ct_state *state);

/* Work out the level of a size anew, after new times there. Returns 0 or CT_ERR_MEMORY. */
int ct_expect_set_level(struct ct_state *state, size_t bytes);

/* Before a candidate is timed at a size: note what is predicted. How far off that is tells how
   far others may be. */
void ct_expect_note(const struct ct_state *state, struct ct_measurement *row);

/* Seconds of a call as if it had not been timed at this size; 0: no idea. Never below what the
   cables need. */
double ct_expect_predicted(const struct ct_state *state, int candidate, size_t bytes);

/* The logarithm of a time as far as it is known: of what was measured and what is predicted,
   the mean weighted by their errors. */
struct ct_estimate {
    double log;
    double error; /* a standard error; INFINITY: nothing is known */
};

struct ct_estimate ct_expect_estimate(const struct ct_state *state, int candidate, size_t bytes);

/* By what was predicted before the candidate was timed at this size, beside the others that were
   timed here: its own calls may all have been stalled, and the model learns from them. */
struct ct_estimate ct_expect_first(const struct ct_state *state, int candidate, size_t bytes);

/* Standard error of the logarithm that all times of a size have in common: 0 where something
   was timed; elsewhere what the levels of neighbouring sizes differ by, for each size between. */
double ct_expect_level_error(const struct ct_state *state, size_t bytes);

#endif
