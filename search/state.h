/*
 * state.h - one search under way: what was measured and what is decided.
 */
#ifndef CT_SEARCH_STATE_H
#define CT_SEARCH_STATE_H

#include "search/measurements.h"
#include "search/points.h"

enum ct_stage {
    CT_STAGE_SURVEY,
    CT_STAGE_PARAMETERS,
    CT_STAGE_SIZES, /* and confirm */
    CT_STAGE_CROSSOVERS
};

struct ct_state {
    const struct ct_space *space; /* with its sizes filled in */
    const struct ct_search_options *options;
    struct ct_measurements measured;
    int *by_name;               /* algorithms in order of name */
    struct ct_points *settings; /* one per algorithm: which candidate to use
                                   at which size; CT_UNDECIDED: none */
    struct ct_points choices;   /* algorithms */
    int native;                 /* algorithm */
    int size;                   /* fixed size that the search is at */
    int ndrops; /* measured.ndrops when ct_redecide_run last looked */
    int done;   /* progress, of 1000 */
};

/*
 * state     the caller's storage, also to be given to ct_state_fini after a
 *           failure
 * space     borrowed, with its sizes filled in
 * returns   0, CT_ERR_INVALID for a malformed space, or CT_ERR_MEMORY
 */
int ct_state_init(struct ct_state *state, const struct ct_space *space,
                  const struct ct_search_options *options,
                  struct ct_diag *diag);
void ct_state_fini(struct ct_state *state);

/* Report that `done` of `total` steps of this stage are done. */
void ct_state_progress(struct ct_state *state, enum ct_stage stage, int done,
                       int total);

/* The candidate that was decided to stand for an algorithm at a size,
   whatever became of it; CT_UNDECIDED: none, or no algorithm. */
int ct_state_candidate(const struct ct_state *state, int algorithm,
                       size_t bytes);

/*
 * The candidate that stands for an algorithm at a size; CT_UNDECIDED where
 * it does not apply or was dropped.
 */
int ct_state_setting(const struct ct_state *state, int algorithm, size_t bytes);

/*
 * The candidate from which an algorithm is tuned at a size: the one chosen
 * last, at a smaller size, else the first; where the space excludes it, the
 * nearest one that is not excluded. It may have been dropped.
 */
int ct_state_start(const struct ct_state *state, int algorithm, size_t bytes);

#endif
