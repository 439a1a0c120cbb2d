/*
 * following.h - allgathers in which a rank collects the blocks of the ranks
 * that follow it.
 *
 * Block j of the scratch buffer is that of rank r+j: the own block first, then
 * a growing run of those of the following ranks. All ranks do the same, so
 * any number of ranks will do. At the end the blocks are copied to their
 * places.
 */
#ifndef CT_REPO_FOLLOWING_H
#define CT_REPO_FOLLOWING_H

#include "repo/algorithm.h"

/* What one rank has collected. */
struct ct_following {
    struct ct_builder *builder;
    int nranks;
    int rank;
    int blocks; /* 1 at first */
};

/* Copy the own block to its place, and to scratch if it is sent from there. */
struct ct_following ct_following_begin(struct ct_builder *builder, const struct ct_shape *shape);

/*
 * Send the first `blocks` blocks to the rank `distance` before this one, and
 * append those that come from the rank `distance` after it as blocks
 * `distance`, `distance` + 1, ...
 */
void ct_following_exchange(const struct ct_following *following, int distance, int blocks);

/* From now on there are `blocks` blocks: all exchanges must be complete. */
void ct_following_extend(struct ct_following *following, int blocks);

/* Copy all blocks to their places. */
void ct_following_deliver(const struct ct_following *following);

#endif
