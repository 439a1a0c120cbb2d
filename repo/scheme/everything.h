/*
 * everything.h - all-to-all by sending everything to everybody.
 *
 * The whole send buffers are gathered on every rank, which then picks what is
 * for itself: p times as many bytes as are needed, in as few messages as an
 * allgather of short blocks. Forwarding only what is needed (forward.h) is
 * better everywhere: these are kept for comparison.
 */
#ifndef CT_REPO_EVERYTHING_H
#define CT_REPO_EVERYTHING_H

#include "repo/scheme/mesh.h"

/* p^2 blocks of scratch may have as many bytes; a block counts at least one. */
#define CT_EVERYTHING_BYTES ((size_t)1 << 20)

/* True if everything fits into that. */
bool ct_everything_applies(const struct ct_problem *problem);

/* Scratch: p^2 blocks, and p more on ranks that serve another one. */
void ct_everything_alltoall(struct ct_builder *builder, const struct ct_shape *shape,
                            const struct ct_mesh *mesh);

#endif
