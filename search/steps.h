/*
 * steps.h - what to do next: of all steps that are possible, the one with the
 * greatest expected gain for its time.
 */
#ifndef CT_SEARCH_STEPS_H
#define CT_SEARCH_STEPS_H

#include "search/state.h"

/*
 * Do steps until there are no more.
 *
 * returns  0, CT_STOPPED or another enum ct_status
 */
int ct_steps_run(struct ct_searching *whole);

/* True if a space has steps left, as one that was stopped may. */
bool ct_steps_are_left(const struct ct_state *state);

#endif
