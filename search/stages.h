/*
 * stages.h - the stages of a search, one file each, and what they call of one
 * another: survey before parameters before choices before refinement and
 * redecide.
 *
 * All functions return 0 or what ct_measurements_time returned.
 */
#ifndef CT_SEARCH_STAGES_H
#define CT_SEARCH_STAGES_H

#include "search/state.h"

/* survey.c: a short batch for each value of the algorithms' first parameter at
   a fixed size. */
int ct_survey_run(struct ct_state *state, int size);

/* The same for candidates on a line that were not timed at this size. */
int ct_survey_line(struct ct_state *state, struct ct_line line, size_t bytes);

/* parameters.c: the best setting of each algorithm at a fixed size. */
int ct_parameters_run(struct ct_state *state, int size);

/*
 * Choose settings for the algorithms that have none at this fixed size.
 *
 * has_changed  set to true if one got a setting
 */
int ct_parameters_again(struct ct_state *state, int size, bool *has_changed);

/* Find the crossovers of one algorithm's settings, where it was chosen. */
int ct_parameters_refine(struct ct_state *state, int algorithm);

/* choices.c: the best algorithm at a fixed size, and its confirmation. */
int ct_choices_run(struct ct_state *state, int size);

/* Compare the choices of fixed sizes that differ from both neighbours with
   those of the neighbours. */
int ct_choices_smooth(struct ct_state *state);

/*
 * Decide one size among all algorithms.
 *
 * point      in: bytes; out: choice, beyond_noise
 * previous   preferred among equals, before native; CT_UNDECIDED: none
 * is_wanted  one flag per algorithm; NULL: all
 */
int ct_choices_decide(struct ct_state *state, struct ct_point *point,
                      int previous, const bool *is_wanted);

/*
 * Compare the point's choice with another algorithm in fresh batches; the other
 * takes its place unless the choice is faster.
 */
int ct_choices_confirm(struct ct_state *state, struct ct_point *point,
                       int rival);

/* refinement.c: crossovers between algorithms. */
int ct_refinement_run(struct ct_state *state);

/*
 * redecide.c, after a stage: decide again what had chosen a candidate that was
 * dropped since, at the fixed sizes up to the one that the search is at, and
 * leave the sizes at which native failed undecided.
 *
 * err      what the stage returned
 * returns  0 also for CT_NATIVE_FAILED, else `err`; or an enum ct_status
 */
int ct_redecide_run(struct ct_state *state, int err);

/* ranges.c: write ranges and rows of the result from what is known. */
int ct_ranges_build(const struct ct_state *state,
                    struct ct_search_result *result);

#endif
