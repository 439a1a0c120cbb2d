/*
 * past.h - what was ever measured of a space: decisions where the search did not come to make
 * one.
 */
#ifndef CT_SEARCH_PAST_H
#define CT_SEARCH_PAST_H

#include "search/state.h"

/*
 * Take in all past answers of a space that is not wholly decided: its measurements are theirs
 * afterwards. A fixed size at which a candidate won against native in rounds of these two is
 * decided.
 *
 * returns  0, CT_ERR_INVALID or CT_ERR_MEMORY
 */
int ct_past_decide(struct ct_state *state);

#endif
