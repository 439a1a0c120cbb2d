/*
 * wanted.h - which settings of an algorithm to look at.
 *
 * A few settings are all tried. Of many, the parameters count as independent
 * and are tried one at a time, from the best setting so far: all values
 * without an order, with other parameters if they do not apply else; where values are ordered, the ends and the middle at
 * first, then halves between the best and the values beside it.
 */
#ifndef CT_SEARCH_WANTED_H
#define CT_SEARCH_WANTED_H

#include "search/state.h"

/* A growing list of candidates, without doubles. */
struct ct_wanted {
    int n;
    int *candidates; /* room for all of the space */
    bool *is_listed; /* by candidate */
};

/* returns  0 or CT_ERR_MEMORY; ct_wanted_fini in any case */
int ct_wanted_init(struct ct_wanted *wanted, const struct ct_state *state);
void ct_wanted_fini(struct ct_wanted *wanted);

/* Add a candidate that applies at this size and was not measured there. */
void ct_wanted_add(struct ct_wanted *wanted, const struct ct_state *state, int candidate,
                   size_t bytes);

/* Add the settings of an algorithm to begin with. */
void ct_wanted_begin(struct ct_wanted *wanted, const struct ct_state *state, int algorithm,
                     size_t bytes);

/* Add those beside the algorithm's best one at this size, of one parameter.
   Nothing is added when there are no more. */
void ct_wanted_more(struct ct_wanted *wanted, const struct ct_state *state, int algorithm,
                    size_t bytes);

#endif
