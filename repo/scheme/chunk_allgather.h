/*
 * chunk_allgather.h - a vector by any allgather: each rank has its chunk, and
 * all get all.
 *
 * The vector is cut into p chunks, one unit each; chunk r is that of rank r.
 * Chunks may differ by an element, so each stays at its place: only allgathers
 * without scratch will do.
 */
#ifndef CT_REPO_CHUNK_ALLGATHER_H
#define CT_REPO_CHUNK_ALLGATHER_H

#include "repo/inner.h"

/* "allgather": which one, few rounds first. */
enum {
    CT_CHUNKS_DOUBLING,
    CT_CHUNKS_MESH_3D,
    CT_CHUNKS_MESH_2D,
    CT_CHUNKS_NEIGHBORS,
    CT_CHUNKS_RING,
    CT_CHUNKS_SPREAD
};
extern const struct ct_param ct_chunk_allgather_param;

/*
 * True if it applies to the chunks.
 *
 * problem  of the vector
 * value    of ct_chunk_allgather_param
 */
bool ct_chunk_allgather_applies(const struct ct_problem *problem, int value);

/* In the receive buffer, which has chunk r. The first steps are in the epoch
   that is under way. */
void ct_chunk_allgather(struct ct_builder *builder, const struct ct_shape *shape, int value);

/* The same where the chunks are otherwise: the part and how it fits are the
   caller's, one unit for each chunk. */
void ct_chunk_allgather_fit(struct ct_builder *builder, const struct ct_shape *part, int value,
                            const struct ct_fit *fit);

#endif
