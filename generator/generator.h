/*
 * generator.h - routines made for a cluster's wiring.
 *
 * One for each algorithm of the repository that is planned by places, named
 * after it and the cluster with '_' for '-'. They are C files of the same kind as
 * those in repo/COLLECTIVE/. The tuner itself needs none of them: it takes the
 * algorithms, with the places of whatever ranks there are.
 */
#ifndef CT_GENERATOR_GENERATOR_H
#define CT_GENERATOR_GENERATOR_H

#include "generator/routine.h"

/* Up to this many ranks routines are proved with all ranks together. */
#define CT_PROVED_RANKS 64

struct ct_generated {
    struct ct_wiring wiring;
    struct ct_call_pattern *pattern; /* owned; NULL: of no pattern */
    int nroutines;
    struct ct_routine *routines; /* in order of the algorithms' names */
};

/*
 * Make the routines of a cluster, in memory, and prove them: the wiring for any
 * number of ranks (checker/wired_check.h), the plans of all ranks up to
 * CT_PROVED_RANKS. Algorithms that do not apply to so many ranks are left out.
 *
 * generated  out: owned by the caller, ct_generated_free
 * returns    0, CT_ERR_INPUT (the cluster's name makes the name of an
 *            algorithm of the repository), CT_ERR_MEMORY or CT_ERR_INVALID
 */
int ct_generate(const struct ct_cluster *cluster, struct ct_generated **generated,
                struct ct_diag *diag);

/*
 * Make the routine of a cluster for one pattern of alltoallv calls, in memory,
 * and prove it: right for any counts, and scheduled for the pattern's (greedy.h).
 * None for other collectives, and for more than CT_CLOCK_RANKS_MAX ranks.
 *
 * pattern  copied
 * returns  as ct_generate; CT_ERR_INPUT also where the pattern is for another
 *          number of ranks
 */
int ct_generate_for(const struct ct_cluster *cluster, const struct ct_call_pattern *pattern,
                    struct ct_generated **generated, struct ct_diag *diag);
void ct_generated_free(struct ct_generated *generated);

#endif
