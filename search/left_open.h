/*
 * left_open.h - choices for sizes that a search which was stopped left open.
 */
#ifndef CT_SEARCH_LEFT_OPEN_H
#define CT_SEARCH_LEFT_OPEN_H

#include "search/state.h"

/* The point with a choice and what that rests on; as it is if decided. */
struct ct_point ct_left_open_point(const struct ct_state *state, int i);

/* What a candidate should take. */
struct ct_predicted ct_left_open_time(const struct ct_state *state, int candidate, size_t bytes);

#endif
