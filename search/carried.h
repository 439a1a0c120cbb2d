/*
 * carried.h - choices for sizes that a search which was stopped left open.
 */
#ifndef CT_SEARCH_CARRIED_H
#define CT_SEARCH_CARRIED_H

#include "search/state.h"

/* The point with a choice and what that rests on; as it is if decided. */
struct ct_point ct_carried_point(const struct ct_state *state, int i);

#endif
