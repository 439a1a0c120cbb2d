/*
 * search_spaces.h - the collectives as the search sees them.
 */
#ifndef CT_DRIVER_SPACES_SEARCH_SPACES_H
#define CT_DRIVER_SPACES_SEARCH_SPACES_H

#include "driver/spaces/outcome.h"

/*
 * Make an outcome and a space for each collective that the options name, and
 * for each pattern that is timed, and for
 * each of the tuning's roots. What the flavour cannot time is left out, and named on standard error.
 *
 * spaces   out: a space for each outcome, which borrows from it; owned by the caller, free, also after a failure
 * returns  0, CT_ERR_INVALID or CT_ERR_MEMORY
 */
int ct_search_spaces_make(struct ct_tuning *tuning, struct ct_space **spaces);

#endif
