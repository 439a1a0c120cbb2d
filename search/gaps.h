/*
 * gaps.h - between two decided sizes.
 */
#ifndef CT_SEARCH_GAPS_H
#define CT_SEARCH_GAPS_H

#include "search/asking.h"

/*
 * Search the gap after point i: if the choices at its ends differ, for the
 * size at which the choice changes; else time the choice in the middle. A size
 * with a surprising time becomes a point, to be decided in full.
 *
 * returns  0 or a status of ct_ask
 */
int ct_gaps_search(struct ct_state *state, int i);

/* True if there is nothing to do, or nothing left. */
bool ct_gaps_is_done(const struct ct_state *state, int i);

/* The size from which on the upper end's choice is used. */
size_t ct_gaps_crossing(const struct ct_state *state, int i);

/* True if two sizes are within the resolution. */
bool ct_gaps_is_narrow(const struct ct_search_options *options, size_t below, size_t above);

#endif
