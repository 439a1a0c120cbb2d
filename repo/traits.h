/*
 * traits.h - how the ranks of a job lie on the cluster, in few numbers.
 *
 * What was measured for a job says the more about other ranks the more like it they are
 * (model/residuals.h). Whole numbers, so that all ranks find the same, with whatever compiler
 * and flags.
 */
#ifndef CT_REPO_TRAITS_H
#define CT_REPO_TRAITS_H

#include "repo/places.h"

struct ct_traits {
    int nranks;
    int nhosts;
    int per_host;  /* most ranks on one host */
    int nswitches; /* nodes that are right above hosts with ranks */
    /* What the busiest cable needs for a byte of an all-to-all's blocks, and of a ring's in
       which each rank sends to the next: ct_log2 of 2^-64 seconds. 0: no bandwidth is known */
    int crossing;
    int ring;
    int nparts; /* communicators of as many ranks that may make their calls at the same time;
                   0, 1: these ranks are alone on the cables */
};

/*
 * nparts   as of the traits
 * traits   out
 * returns  0 or CT_ERR_MEMORY
 */
int ct_traits_find(const struct ct_places *places, int nparts, struct ct_traits *traits,
                   struct ct_diag *diag);

/*
 * How unlike two jobs are: 0 where all traits are equal, and a doubling more for each
 * doubling of one of them, of parts half.
 *
 * returns  in 1/CT_LOG_ONE doublings
 */
int ct_traits_distance(const struct ct_traits *a, const struct ct_traits *b);

#endif
