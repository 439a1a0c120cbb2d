/*
 * chunk_allgather.h - the end of an allreduce, by any allgather: each rank has
 * the result of its chunk, and all get all.
 *
 * The vector is cut into p chunks, one unit each; chunk r is that of rank r.
 * Chunks may differ by an element, so each stays at its place: only allgathers
 * without scratch will do.
 */
#ifndef CT_REPO_CHUNK_ALLGATHER_H
#define CT_REPO_CHUNK_ALLGATHER_H

#include "repo/algorithm.h"

/* "allgather": which one, few rounds first. */
extern const struct ct_param ct_chunk_allgather_param;

/*
 * Whether it applies to the chunks.
 *
 * problem  of the allreduce
 * value    of ct_chunk_allgather_param
 */
bool ct_chunk_allgather_applies(const struct ct_problem *problem, int value);

/* Whether a value is recursive doubling. */
bool ct_chunk_allgather_doubles(int value);

/* In the receive buffer, which has chunk r. The first steps are in the epoch
   that is under way. */
void ct_chunk_allgather(struct ct_builder *builder,
                        const struct ct_shape *shape, int value);

#endif
