/*
 * listed_candidates.h - which candidates a collective has.
 */
#ifndef CT_DRIVER_SPACES_LISTED_CANDIDATES_H
#define CT_DRIVER_SPACES_LISTED_CANDIDATES_H

#include "driver/spaces/outcome.h"

/*
 * Fill in the candidates and algorithms of an outcome, of which tuning,
 * collective and counts are set. Algorithms that the options or the flavour
 * leave out are not among them.
 *
 * returns  0, CT_ERR_INVALID or CT_ERR_MEMORY
 */
int ct_list_candidates(struct ct_outcome *outcome);

/* Name on standard error the candidates that the flavour cannot time at this
   size. */
void ct_list_left_out(struct ct_outcome *outcome, size_t bytes);

#endif
