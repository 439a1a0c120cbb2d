/*
 * size_trial.h - all candidates at one size, compared with the one that was
 * chosen for it.
 */
#ifndef CT_BENCH_SEARCH_SIZE_TRIAL_H
#define CT_BENCH_SEARCH_SIZE_TRIAL_H

#include "bench/search/tuned_folder.h"

/* A candidate at the size. */
struct ct_contender {
    const struct ct_candidate *is;
    double bound_s;    /* least time by its busiest link; 0: unknown */
    double estimate_s; /* by what was measured; 0: nothing was */
    bool is_out;       /* it failed, or its bound is too high */
};

struct ct_trial {
    struct ct_tuned_folder *folder;
    const struct ct_collective *collective;
    size_t bytes;
    double seconds; /* of a race, about */

    struct ct_contender *list; /* native, then by bound; owned by the caller, free */
    int n;
    struct ct_contender *choice; /* of the decisions */
    struct ct_contender *best;
    double choice_s;
    double loss; /* choice / best - 1 */
    double gain; /* native / choice */
    int rounds;  /* that the figures are from */
};

/*
 * Measure.
 *
 * trial    in: folder to seconds; the rest zero
 * returns  0, or an enum ct_status; CT_ERR_INVALID also if the choice fails
 */
int ct_trial_run(struct ct_trial *trial, struct ct_diag *diag);

#endif
