/*
 * scratch_vectors.h - scratch for vectors of blocks, one block for each rank.
 */
#ifndef CT_REPO_SCRATCH_VECTORS_H
#define CT_REPO_SCRATCH_VECTORS_H

#include "repo/builder.h"

/*
 * Block i of `buffer` (CT_SCRATCH + n) is for item i mod p, also where items
 * differ in size: it has room for `nvectors` vectors, one after the other.
 */
void ct_scratch_vectors(struct ct_builder *builder, int buffer, int nvectors);

/* The first `nblocks` blocks of `buffer` are for item `item`. */
void ct_scratch_blocks_of(struct ct_builder *builder, int buffer, int item, int nblocks);

#endif
