/*
 * block_butterfly.h - reduce-scatter of blocks by butterflies (butterfly.h), for
 * any number of ranks.
 *
 * One of a pair (fold.h) first gives the other all that it has, and in the end
 * gets its block. Scratch: two vectors.
 */
#ifndef CT_REPO_BLOCK_BUTTERFLY_H
#define CT_REPO_BLOCK_BUTTERFLY_H

#include "repo/scheme/butterfly.h"

/* A rank that works, and what it has so far. */
struct ct_block_butterfly {
    struct ct_butterfly of;
    struct ct_partial partial;
};

/*
 * Up to where the working ranks have the vectors of their pairs.
 *
 * is_ordered  in order of rank
 * returns     of.number < 0: this rank rests, after this
 */
struct ct_block_butterfly ct_block_butterfly_begin(struct ct_builder *builder,
                                                   const struct ct_shape *shape,
                                                   ct_butterfly_fn pairing, bool is_ordered);

#endif
