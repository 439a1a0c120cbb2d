/*
 * look.h - a few calls of every candidate that could win at a size.
 */
#ifndef CT_SEARCH_LOOK_H
#define CT_SEARCH_LOOK_H

#include "search/asking.h"

/* Look at a point. returns  0 or a status of ct_ask */
int ct_look(struct ct_state *state, int point);

/* At one candidate, where it was never called or its call is in doubt. */
int ct_look_at(struct ct_state *state, int candidate, size_t bytes, enum ct_search_stage stage);

/* True if its only call at this size ended a candidate that should be near the
   best by its times at other sizes: it may have been stalled. */
bool ct_look_is_in_doubt(const struct ct_state *state, int candidate, size_t bytes);

/* True if a candidate's first calls were near the best at this size. */
bool ct_look_is_near(const struct ct_state *state, int candidate, size_t bytes);

#endif
