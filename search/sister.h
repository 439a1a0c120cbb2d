/*
 * sister.h - what the search knows of a candidate from another space with the
 * same algorithms.
 */
#ifndef CT_SEARCH_SISTER_H
#define CT_SEARCH_SISTER_H

#include "search/state.h"

/* The state of the sister space; NULL: there is none. */
const struct ct_state *ct_sister_of(const struct ct_state *state);

/* The algorithm of the sister that this one is like; CT_NOBODY: none. */
int ct_sister_algorithm(const struct ct_state *state, int algorithm);

/* The candidate of the sister that this one is like; CT_NOBODY: none. */
int ct_sister_candidate(const struct ct_state *state, int candidate);

/* The candidate that one of the sister is like.
   algorithm  of this space, which it is of */
int ct_sister_own(const struct ct_state *state, int algorithm, int candidate);

/* Whether the sister is still to be looked at, at this size. */
bool ct_sister_is_awaited(const struct ct_state *state, size_t bytes);

#endif
