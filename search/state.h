/*
 * state.h - one search under way.
 */
#ifndef CT_SEARCH_STATE_H
#define CT_SEARCH_STATE_H

#include "search/measurements.h"
#include "search/points.h"
#include "search/race.h"

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
    struct ct_points *settings; /* one an algorithm: which candidate to use
                                   at which size; CT_UNDECIDED: none */
    struct ct_points choices;   /* algorithms */
    int native;                 /* algorithm */
    int size;                   /* fixed size that the search is at */
    int ndrops; /* of the measured, when ct_redecide_run looked last */
    int done;   /* progress, of 1000 */
};

/* Tell the caller that `done` of `total` steps of this stage are done. */
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
 * A race of two candidates with margin 0. Undecided, native wins, else
 * the lower median; one that does not apply loses.
 */
int ct_state_compare(struct ct_state *state, size_t bytes, int lower, int upper,
                     bool *is_upper);

/* The stages at one fixed size, then those for all; each returns 0 or an
   enum ct_status. */
int ct_survey_run(struct ct_state *state, int size);
int ct_parameters_run(struct ct_state *state, int size);
int ct_choices_run(struct ct_state *state, int size); /* sizes, confirm */
int ct_smooth_run(struct ct_state *state);
int ct_refinement_run(struct ct_state *state); /* crossovers */

/*
 * After a stage: decide again what had chosen a candidate that was dropped
 * since, at the fixed sizes up to the one that the search is at, and leave
 * the sizes at which native failed undecided.
 *
 * err      what the stage returned
 * returns  0 also for CT_NATIVE_FAILED, else `err`; or an enum ct_status
 */
int ct_redecide_run(struct ct_state *state, int err);

/* Choose values for the algorithms that have none at this fixed size. */
int ct_parameters_again(struct ct_state *state, int size, bool *has_changed);

/* Crossovers of the parameter of one algorithm, where it was chosen. */
int ct_parameters_refine(struct ct_state *state, int algorithm);

/*
 * Decide one size among all algorithms.
 *
 * point      in: bytes; out: choice, beyond_noise
 * previous   preferred among equals, before native; CT_UNDECIDED: none
 * is_wanted  one flag an algorithm; NULL: all
 */
int ct_choices_decide(struct ct_state *state, struct ct_point *point,
                      int previous, const bool *is_wanted);

/*
 * Fresh batches of the point's choice against another algorithm, which takes
 * its place unless the choice is faster.
 */
int ct_confirm_point(struct ct_state *state, struct ct_point *point, int rival);

/* Write ranges and rows of the result from what is known. */
int ct_ranges_build(const struct ct_state *state,
                    struct ct_search_result *result);

#endif
