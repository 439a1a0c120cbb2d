/*
 * link_bounds.h - the least time of a candidate by the bytes on its busiest
 * link.
 */
#ifndef CT_DRIVER_SPACES_LINK_BOUNDS_H
#define CT_DRIVER_SPACES_LINK_BOUNDS_H

#include "driver/spaces/candidate_memo.h"

/* Ranks, at most: planning all schedules of more takes too long. */
#define CT_LINK_BOUNDS_RANKS_MAX 256

/*
 * Seconds that a call takes at least on the cluster's links; what switches may
 * buffer is left out.
 *
 * bounds   those of one collective that were worked out already
 * problem  the candidate's, with places
 * returns  0: not known: too many ranks, bandwidths that are not known, the
 *          algorithm does not apply, or out of memory
 */
double ct_link_bound_seconds(struct ct_candidate_memo *bounds, const struct ct_candidate *candidate,
                             const struct ct_problem *problem);

#endif
