/*
 * posted.h - posts for all ranks, and sums of what all have posted.
 */
#ifndef CT_REPO_POSTED_H
#define CT_REPO_POSTED_H

#include "repo/algorithm.h"

/* Post for all other ranks; a failure to list them is kept by the builder. */
int ct_post_all(struct ct_builder *builder, int rank, struct ct_span src);
int ct_token_post_all(struct ct_builder *builder, int rank);

/* Post for the ranks above. */
int ct_post_above(struct ct_builder *builder, int rank, struct ct_span src);

/* Of the blocks of all ranks, one for each from `blocks.first` on, what `rank` posts for the
   others: its own block is not in it if it is the first or the last. */
struct ct_span ct_posted_others(int nranks, int rank, struct ct_span blocks);

/* Fetch whole posts of so many units from all other ranks, unit 0 of block r of the
   receive buffer on from rank r's. */
void ct_fetch_blocks(struct ct_builder *builder, int rank, int units);

/* What ranks have posted, to be combined: from rank `first` down, and from the last
   rank on after rank 0. */
struct ct_posted_sum {
    int rank; /* this one */
    int first;
    int n;
    struct ct_span posted; /* as for ct_fetch */
    int skip;
    bool is_for_others; /* each posts ct_posted_others of `posted` */
    struct ct_span own; /* this rank's, where its turn comes */
    struct ct_span sum; /* the result */
};

/*
 * Fetch and combine, one rank after the other: in rank order from the last rank down.
 *
 * after    the step to begin after; CT_NO_STEP: none
 * returns  the last step
 */
int ct_fetch_sum(struct ct_builder *builder, const struct ct_posted_sum *posted, int after);

/* "posts": one of all blocks, of which each rank takes its own; or one for each
   rank. */
extern const struct ct_param ct_posted_number;
enum { CT_POSTED_ONE, CT_POSTED_EACH };

/* "copies": a long post is copied into the window and out of it, or read where it lies. The
   last parameter. */
extern const struct ct_param ct_posted_copies;
enum { CT_POSTED_TWO_COPIES, CT_POSTED_ONE_COPY };

/* True if the value applies to posts of so many bytes. */
static inline bool ct_posted_copies_apply(int copies, size_t post_bytes)
{
    return copies == CT_POSTED_TWO_COPIES || post_bytes > CT_READ_LONGER_THAN;
}

/* The same of posts of a segment, segment_bytes being the first parameter. */
bool ct_posted_segments_apply(const struct ct_problem *problem, int copies);

/* For algorithms with both parameters, "posts" first. Each rank has a post of its own in place
   of one for all only where two copies are made, and where there are more than two ranks; or
   where counts differ, since only the poster and one reader know the size of a block. */
bool ct_posted_number_applies(const struct ct_problem *problem);

#endif
