/*
 * link_bounds.h - the least time of a candidate by the bytes on its busiest
 * link.
 */
#ifndef CT_DRIVER_LINK_BOUNDS_H
#define CT_DRIVER_LINK_BOUNDS_H

#include "base/hash_index.h"
#include "repo/algorithm.h"

/* Ranks, at most: planning all schedules of more takes too long. */
#define CT_LINK_BOUNDS_RANKS_MAX 256

struct ct_link_bound;

/* What was worked out already, of one collective. All zero: nothing. */
struct ct_link_bounds {
    struct ct_hash_index index;
    struct ct_link_bound *rows;
    int n;
};

/*
 * Seconds that a call takes at least on the cluster's links; what switches may
 * buffer is left out.
 *
 * problem  with places
 * returns  0: not known: too many ranks, bandwidths that are not known, the
 *          algorithm does not apply, or out of memory
 */
double ct_link_bound_seconds(struct ct_link_bounds *bounds,
                             const struct ct_algorithm *algorithm,
                             const struct ct_problem *problem);

void ct_link_bounds_fini(struct ct_link_bounds *bounds);

#endif
