/*
 * posted_slices.h - a reduction in slices, of ranks that share memory: each rank combines
 * its slice of all vectors.
 */
#ifndef CT_REPO_POSTED_SLICES_H
#define CT_REPO_POSTED_SLICES_H

#include "repo/scheme/posted.h"
#include "repo/segment_bytes.h"

/*
 * The vector is cut into segments, and each of these into a slice for each rank. All
 * post a segment; each rank combines its slice of it, and posts the result, while the
 * next segment is under way. All take the posts in one order, from the last rank's down:
 * the next part of a long one has room when all have the part before.
 *
 * root  who fetches the results; -1: all ranks
 */
void ct_posted_slices(struct ct_builder *builder, const struct ct_shape *shape, int root);

/* "segment_bytes", then "copies". */
bool ct_posted_slices_apply(const struct ct_problem *problem);

#endif
