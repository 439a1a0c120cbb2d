/*
 * circulant.h - reduce-scatter and allgather of the chunks of a vector on a
 * circulant graph: ceil(log2 p) rounds for any p.
 *
 * The vector is cut into p chunks, one unit each; those of a rank are numbered
 * from its own on: chunk i of rank r is chunk r+i. The reduce-scatter goes
 * through the distances s[k] (skips.h) from the largest down: a rank sends what
 * it has of its chunks s[k] to s[k+1] - 1 to rank r + s[k], and combines as
 * many from rank r - s[k] with its first. The allgather is the same backwards.
 * All ranks do the same, and nothing is sent that need not be. A round is two
 * messages where the chunks pass the end of the vector. p > 1; needs a
 * commutative operation.
 */
#ifndef CT_REPO_CIRCULANT_H
#define CT_REPO_CIRCULANT_H

#include "repo/builder.h"

/* Ends with chunk r in the receive buffer; a fence follows. Scratch: one
   vector. */
void ct_circulant_scatter(struct ct_builder *builder, int nranks, int rank);

/* The reduce-scatter of blocks: ends with block r in `result`. Scratch: up to
   two vectors. */
void ct_circulant_reduce_scatter(struct ct_builder *builder, int nranks, int rank,
                                 struct ct_span result);

/* All in the receive buffer. */
void ct_circulant_gather(struct ct_builder *builder, int nranks, int rank);

#endif
