/*
 * root_gather.h - reduce-scatter by a butterfly, then the parts of the result
 * go to a root: a reduce of long vectors.
 *
 * The steps of the butterfly go backwards. Of two partners one is on the way to
 * the root: it gets all that the other has, who is done then. A root that has
 * no number in the butterfly takes the place of one that has, after the
 * halving: it gets the part that this number ends with, and what is sent to
 * it.
 */
#ifndef CT_REPO_ROOT_GATHER_H
#define CT_REPO_ROOT_GATHER_H

#include "repo/scheme/butterfly.h"

struct ct_root_gather {
    struct ct_builder *builder;
    const struct ct_shape *shape;
    struct ct_butterfly butterfly; /* number -1: this rank has none */
    struct ct_part vector;
    int root_number; /* the root's, or whose place it takes */
};

/* Every rank with a number, and the root. partial, part: what the halving left;
   not looked at without a number. */
void ct_root_gather(const struct ct_root_gather *gather, struct ct_partial *partial,
                    struct ct_part part);

/* Where a rank starts to combine: its number may be -1. */
struct ct_partial ct_root_partial(const struct ct_shape *shape, int moves);

#endif
