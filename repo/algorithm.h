/*
 * algorithm.h - the descriptor of an algorithm, and the registry of them.
 *
 * One file in repo/COLLECTIVE/ exports one constant descriptor; file stem,
 * symbol and `.name` are the same word. The registry is made from the folder
 * listing when the project is built.
 */
#ifndef CT_REPO_ALGORITHM_H
#define CT_REPO_ALGORITHM_H

#include "base/hash.h"
#include "repo/builder.h"

#include <stdbool.h>
#include <stdint.h>

/* What is asked of an algorithm: only values that MPI makes equal on all
   ranks of the communicator. */
struct ct_problem {
    enum ct_collective collective;
    int nranks;
    size_t bytes; /* of a block; allreduce: of the vector */
    int param;    /* one of the algorithm's values; 0 without parameter */
};

/* What a plan may depend on. */
struct ct_shape {
    int nranks;
    int rank;
    int param;
    int segments; /* parts a block (allreduce: a chunk) is divided into */
};

/* A parameter: its values are tried by the tuner. */
struct ct_param {
    const char *name; /* "segment_bytes", "barriers", ... */
    int nvalues;
    const int *values; /* ascending */
};

struct ct_algorithm {
    const char *name;
    enum ct_collective collective;
    const char *source;           /* paper and section */
    const struct ct_param *param; /* NULL: no parameter */

    /* Reductions in rank order: right for operations that do not commute. */
    bool ordered;

    /* Made for this many ranks only; 0: any number. Generated routines. */
    int nranks;

    /* May it be used? NULL: always. `nranks` is seen to elsewhere. */
    bool (*applies)(const struct ct_problem *problem);

    /* Parts to divide a block into for this problem; NULL: 1. */
    int (*segments)(const struct ct_problem *problem);

    /*
     * Write the schedule of rank shape->rank. Pure: depends on `shape` only.
     * Failures are kept by the builder.
     */
    void (*plan)(struct ct_builder *builder, const struct ct_shape *shape);
};

/* All algorithms of repo/, NULL at the end, in order of name. */
extern const struct ct_algorithm *const ct_registry[];

/* NULL when no algorithm of the list bears that name. */
const struct ct_algorithm *
ct_algorithm_find(const struct ct_algorithm *const *list, const char *name);

/* Does the algorithm do this problem (its param value included)? */
bool ct_algorithm_applies(const struct ct_algorithm *algorithm,
                          const struct ct_problem *problem);

/* What the plan for this problem depends on. */
struct ct_shape ct_algorithm_shape(const struct ct_algorithm *algorithm,
                                   const struct ct_problem *problem, int rank);

/*
 * Plan one rank's schedule.
 *
 * schedule  out: owned by the caller, ct_schedule_free
 * returns   0, CT_ERR_MEMORY or CT_ERR_INVALID
 */
int ct_algorithm_plan(const struct ct_algorithm *algorithm,
                      const struct ct_shape *shape,
                      struct ct_schedule **schedule, struct ct_diag *diag);

/*
 * Segments for a piece of `bytes` bytes: the power of two that brings a
 * segment to at most `segment_bytes`, within a bound that keeps schedules
 * small (64, and 16384 / nranks). segment_bytes 0: one segment.
 */
int ct_segments(size_t bytes, int segment_bytes, int nranks);

#endif
