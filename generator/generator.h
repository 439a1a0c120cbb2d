/*
 * generator.h - routines made for a cluster's wiring.
 *
 * One for each entry of the registry (routine.h), named after the cluster
 * with '_' for '-'. They are C files of the same kind as those in
 * repo/COLLECTIVE/.
 */
#ifndef CT_GENERATOR_GENERATOR_H
#define CT_GENERATOR_GENERATOR_H

#include "generator/routine.h"

/* Part of what is written: raise it when that changes. */
#define CT_GENERATOR_VERSION "1"

/* Up to this many ranks, all-to-all routines have tables of all their messages
   and tokens, and all routines are proved with all ranks together; beyond, they
   have the tree, from which each rank computes its part. */
#define CT_TABLE_RANKS 64

struct ct_routine {
    const struct ct_routine_maker *maker;
    const struct ct_call_pattern *pattern; /* it is made for; NULL: none */
    void *state;                           /* the maker's */
    char *name;                            /* symbol; the file is NAME.c */
    char *text;                            /* of the file */
    size_t length;
};

struct ct_generated {
    struct ct_wiring wiring;
    struct ct_call_pattern *pattern; /* owned; NULL: of no pattern */
    int nroutines;
    struct ct_routine *routines; /* in the order of the registry */
};

/*
 * Make the routines of a cluster, in memory, and prove them.
 *
 * generated  out: owned by the caller, ct_generated_free
 * returns    0, CT_ERR_INPUT (the cluster's name makes the name of an
 *            algorithm of the repository, or one name for two routines),
 *            CT_ERR_MEMORY or CT_ERR_INVALID
 */
int ct_generate(const struct ct_cluster *cluster,
                struct ct_generated **generated, struct ct_diag *diag);

/*
 * Make the routines of a cluster for one pattern of calls, in memory, and prove
 * them: right for any counts, and scheduled for the pattern's.
 *
 * pattern  copied
 * returns  as ct_generate; CT_ERR_INPUT also where the pattern is for another
 *          number of ranks
 */
int ct_generate_for(const struct ct_cluster *cluster,
                    const struct ct_call_pattern *pattern,
                    struct ct_generated **generated, struct ct_diag *diag);
void ct_generated_free(struct ct_generated *generated);

/* The routine that a maker of the registry made; for tests. */
const struct ct_routine *
ct_generated_find(const struct ct_generated *generated,
                  const struct ct_routine_maker *maker);

/*
 * Prove one routine: its state and, up to CT_TABLE_RANKS ranks, what all ranks
 * plan for the maker's shapes, claims about contention included.
 *
 * returns  0, CT_ERR_INVALID with the fault in diag, or CT_ERR_MEMORY
 */
int ct_routine_prove(const struct ct_wiring *wiring,
                     const struct ct_routine *routine, struct ct_diag *diag);

/*
 * Plan one rank's schedule as the generated routine does; for tests.
 *
 * schedule  out: owned by the caller, ct_schedule_free
 * returns   0, CT_ERR_MEMORY or CT_ERR_INVALID
 */
int ct_routine_plan(const struct ct_routine *routine,
                    const struct ct_shape *shape, struct ct_schedule **schedule,
                    struct ct_diag *diag);

#endif
