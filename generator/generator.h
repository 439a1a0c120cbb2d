/*
 * generator.h - routines made for a cluster's wiring.
 *
 * Three of them: alltoall_NAME in phases, allgather_NAME and allreduce_NAME
 * round the depth-first ring; NAME is the cluster's with '_' for '-'. They
 * are C files of the same kind as those in repo/COLLECTIVE/.
 */
#ifndef CT_GENERATOR_GENERATOR_H
#define CT_GENERATOR_GENERATOR_H

#include "generator/wiring.h"
#include "repo/algorithm.h"
#include "repo/phases/aapc.h"
#include "repo/phases/phases.h"
#include "repo/phases/tokens.h"

/* Part of what is written: raise it when that changes. */
#define CT_GENERATOR_VERSION "1"

/* Up to this many ranks, alltoall_NAME has tables of all its messages and
   tokens, and all routines are proved with all ranks together; beyond, it has
   the tree, from which each rank computes its part. */
#define CT_TABLE_RANKS 64

enum ct_routine_kind {
    CT_ROUTINE_ALLTOALL,
    CT_ROUTINE_ALLGATHER,
    CT_ROUTINE_ALLREDUCE,
    CT_ROUTINES
};

struct ct_routine {
    const struct ct_collective *collective;
    char *name; /* symbol; the file is NAME.c */
    char *text; /* of the file */
    size_t length;
};

struct ct_generated {
    struct ct_wiring wiring;
    uint16_t *order; /* the ring: position -> rank */
    struct ct_message *messages;
    struct ct_token_list tokens[CT_SEPARATIONS];
    struct ct_phases phases; /* borrows messages and tokens */
    int nphases;
    struct ct_routine routines[CT_ROUTINES];
};

/*
 * Make the routines of a cluster, in memory, and prove them (proofs.h).
 *
 * generated  out: owned by the caller, ct_generated_free
 * returns    0, CT_ERR_INPUT (the cluster's name makes the name of an
 *            algorithm of the repository), CT_ERR_MEMORY or CT_ERR_INVALID
 */
int ct_generate(const struct ct_cluster *cluster,
                struct ct_generated **generated, struct ct_diag *diag);
void ct_generated_free(struct ct_generated *generated);

/*
 * Plan one rank's schedule as the generated routine does.
 *
 * schedule  out: owned by the caller, ct_schedule_free
 * returns   0, CT_ERR_MEMORY or CT_ERR_INVALID
 */
int ct_generated_plan(const struct ct_generated *generated,
                      enum ct_routine_kind kind, const struct ct_shape *shape,
                      struct ct_schedule **schedule, struct ct_diag *diag);

#endif
