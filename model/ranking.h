/*
 * ranking.h - what the candidates of a call are predicted to take, the fastest first.
 *
 * One way for all who predict: the library on ranks that were not tuned, colltune predict,
 * and the replay of bench.
 */
#ifndef CT_MODEL_RANKING_H
#define CT_MODEL_RANKING_H

#include "model/residuals.h"
#include "repo/traits.h"

/* Limits of a choice on ranks that were not tuned: factors of predicted times, by their binary
   logarithms in 1024ths (ct_scaled). */
#define CT_GAIN_UNTRIED 141 /* 1.1: the least gain of a choice that is not raced with native */
#define CT_NEAR 388         /* 1.3: a second that is slower than that is not raced */
#define CT_HOPELESS 1165    /* 2.2: native that is slower than that is not raced */

/* A candidate that was ever within half of the best, or native. */
struct ct_offered {
    const struct ct_collective *collective;
    const struct ct_algorithm *algorithm; /* NULL: native, with ranks as they are */
    struct ct_setting setting;
    uint64_t fingerprint; /* of its plans when it was timed (repo/fingerprint.h); 0: native */
};

/* A job that was tuned, and what it says. */
struct ct_calibrated_job {
    struct ct_traits traits;
    const struct ct_residual *residuals; /* by candidate, then bytes */
    int nresiduals;
};

/* All that a prediction rests on. */
struct ct_calibration {
    struct ct_cost_model model;
    const struct ct_offered *offered; /* a collective after the other; its native first */
    int noffered;
    const struct ct_calibrated_job *jobs;
    int njobs;
};

struct ct_prediction {
    int candidate; /* number in calibration->offered */
    int64_t ns;
    int spread; /* standard error, in 1/CT_LOG_ONE doublings */
};

/* True if a choice need not be raced with native: its slow end, at least CT_GAIN_UNTRIED above what
   is predicted, is below the fast end of native. An end is a standard error away. */
bool ct_prediction_is_sure(const struct ct_prediction *choice, const struct ct_prediction *native);

/*
 * Count what a candidate costs, native by its stand-in; parameters as of ct_features_count.
 *
 * problem   setting ignored
 * returns   0, CT_ERR_MEMORY, or CT_ERR_INVALID: the candidate cannot do it, nothing is known of
 *           native, or as of ct_features_count
 */
int ct_offered_count(const struct ct_offered *offered, const struct ct_problem *problem,
                     const struct ct_parts *parts, struct ct_features *features,
                     struct ct_cable_load *loads, struct ct_diag *diag);

/* By what some ranks are predicted. */
struct ct_predictor {
    const struct ct_calibration *calibration;
    const struct ct_parts *parts; /* NULL: one */
    const struct ct_traits *traits;
};

/*
 * Predict all candidates of a collective that apply.
 *
 * problem      setting ignored; its places are known
 * predictions  out: room for calibration->noffered; the fastest first; among equal times the
 *              lower number first
 * n            out: how many
 * returns      0 or CT_ERR_MEMORY
 */
int ct_ranking(const struct ct_predictor *by, const struct ct_problem *problem,
               struct ct_prediction *predictions, int *n, struct ct_diag *diag);

/* Of n things those with the numbers first, first + step, ... */
struct ct_share {
    int first, step;
};

/*
 * The same of a share of the collective's candidates, the first of which has number 0; in
 * their own order: ct_predictions_sort. Ranks may divide the work.
 */
int ct_ranking_share(const struct ct_predictor *by, const struct ct_problem *problem,
                     struct ct_share share, struct ct_prediction *predictions, int *n,
                     struct ct_diag *diag);
void ct_predictions_sort(struct ct_prediction *predictions, int n);

#endif
