/*
 * learning.h - what calls of a collective should take, by a model that learns while some of
 * them are timed.
 *
 * Predictions depend on the starting values and on what was learned, in its order: equal
 * times, equal predictions.
 */
#ifndef CT_MODEL_FIT_LEARNING_H
#define CT_MODEL_FIT_LEARNING_H

#include "model/cost_model.h"
#include "repo/candidate.h"

/* A candidate's time at one size. */
struct ct_learned_time {
    const struct ct_candidate *candidate;
    size_t bytes;
    double seconds;
    int nsamples;
};

struct ct_learning;

/* What the learning of a collective rests on. */
struct ct_learning_source {
    struct ct_cost_model start;
    int nranks; /* of the whole job */

    /* Of another collective whose algorithms it has, too: what that learned counts here as
       well. NULL: none */
    struct ct_learning *like;

    /*
     * Count what a call costs; it is asked once for each candidate and size.
     *
     * returns  false: that cannot be counted, so nothing is predicted
     */
    bool (*count)(void *ctx, const struct ct_candidate *candidate, size_t bytes,
                  struct ct_features *features);
    void *ctx;
};

/* returns  owned by the caller, ct_learning_free; NULL: out of memory */
struct ct_learning *ct_learning_new(const struct ct_learning_source *source);
void ct_learning_free(struct ct_learning *learning);

/* Forget all times; counts stay. */
void ct_learning_forget(struct ct_learning *learning);

/*
 * Learn from all times so far, in the order in which they were taken; those that were
 * learned before come first.
 *
 * returns  0 or CT_ERR_MEMORY
 */
int ct_learning_learn(struct ct_learning *learning, const struct ct_learned_time *times, int n,
                      struct ct_diag *diag);

/* How many calls' times the model was last fitted to; 0: it was not fitted. */
int ct_learning_times(const struct ct_learning *learning);

/* Where there are too few times for a fit: predict by what another collective's say of the
   machine. What is learned next counts from there.
   from  NULL: there is none, and nothing changes */
void ct_learning_borrow(struct ct_learning *learning, const struct ct_learning *from);

/* Why predictions should not be relied on where nothing was timed: a sentence; NULL: they may
   be. */
const char *ct_learning_doubt(const struct ct_learning *learning);

/*
 * Predict a call.
 *
 * seconds  out
 * error    out: standard error of the logarithm, beside other candidates at this size
 * returns  false: it could not be counted
 */
bool ct_learning_predict(struct ct_learning *learning, const struct ct_candidate *candidate,
                         size_t bytes, double *seconds, double *error);

#endif
