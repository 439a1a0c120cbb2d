/*
 * traits.h - how the ranks of a job lie on the cluster, in few numbers.
 *
 * Jobs with like traits have the same best algorithms, as far as one can say
 * without timing: what was tuned for one is chosen for the other
 * (docs/inside/method.md).
 */
#ifndef CT_REPO_TRAITS_H
#define CT_REPO_TRAITS_H

#include "repo/places.h"

struct ct_traits {
    int nranks; /* 0: nothing is known */
    int nhosts;
    int per_host;  /* most ranks on one host */
    int nswitches; /* nodes that are right above hosts with ranks */
    /* Seconds that the busiest cable needs for a byte of an all-to-all's blocks,
       and of a ring's in which each rank sends to the next; 0: no bandwidth is
       known */
    double crossing_s;
    double ring_s;
    int nparts;          /* communicators of so many ranks that may make their calls at the
                   same time; 0, 1: these ranks are alone on the cables */
    enum ct_order order; /* that the ranks are in as they are, the first that is
                            the same to the tree; CT_AS_IS: in none */
};

/*
 * places   with all orders, as ct_places_prune makes them
 * nparts   as of the traits
 * traits   out
 * returns  0 or CT_ERR_MEMORY
 */
int ct_traits_find(const struct ct_places *places, int nparts, struct ct_traits *traits,
                   struct ct_diag *diag);

/* What ring_s is if ranks are put in an order. Returns 0 or CT_ERR_MEMORY. */
int ct_traits_ring(const struct ct_places *places, enum ct_order order, double *ring_s,
                   struct ct_diag *diag);

/*
 * How unlike two jobs are: 0 where all traits are equal, and 1 more for each
 * doubling of one of them, of parts half. Orders do not count.
 *
 * returns  INFINITY where one must not be taken for the other
 */
double ct_traits_distance(const struct ct_traits *a, const struct ct_traits *b);

#endif
