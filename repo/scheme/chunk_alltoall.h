/*
 * chunk_alltoall.h - a reduce-scatter by any all-to-all: each rank gets the
 * contributions to its chunk, and combines them in order of rank.
 *
 * The inner all-to-all is a parameter.
 */
#ifndef CT_REPO_CHUNK_ALLTOALL_H
#define CT_REPO_CHUNK_ALLTOALL_H

#include "repo/algorithm.h"

/* "alltoall": algorithms that send each chunk straight to its rank, the least
   synchronised first. */
extern const struct ct_param ct_chunk_alltoall_param;

/*
 * True if it applies.
 *
 * problem  of the reduce-scatter
 * bytes    of a chunk
 * value    of the parameter
 */
bool ct_chunk_alltoall_applies(const struct ct_problem *problem, size_t bytes, int value);

/* One unit each. */
struct ct_chunk_places {
    int first; /* of CT_SCRATCH: the contribution of rank 0 */
    int step;  /* units from one to the next */
    struct ct_span result;
};

/* The contribution to chunk i is unit i of the send buffer. A fence follows. */
void ct_chunk_alltoall(struct ct_builder *builder, const struct ct_shape *shape, int value,
                       const struct ct_chunk_places *places);

#endif
