/*
 * ranges.h - the result of one space from what is known.
 */
#ifndef CT_SEARCH_RANGES_H
#define CT_SEARCH_RANGES_H

#include "search/state.h"

/* Write ranges, rows and what was spent; returns 0 or CT_ERR_MEMORY. */
int ct_ranges_build(const struct ct_state *state, struct ct_search_result *result);

#endif
