/*
 * far_lists.h - who has which blocks in an allgather down a binary tree of ranks
 * (far_first.h), round by round. Of the tree, nodes without children are leaves and the
 * others have two.
 *
 * Below a node each block is with one rank, so the blocks of a rank are a
 * list. Down the way to a rank's leaf, those of ranks outside are added to
 * lists inside, in the order in which they arrive.
 */
#ifndef CT_REPO_FAR_LISTS_H
#define CT_REPO_FAR_LISTS_H

#include "repo/scheme/made_tree.h"

/* The blocks of a rank. */
struct ct_far_list {
    int first;
    int last;
    int n;
};

struct ct_far_lists {
    const struct ct_made_tree *made;
    int *next;                 /* block -> the next of its list */
    int *peer;                 /* rank -> whom it sends to in this round */
    int *total;                /* work */
    int *least;                /* work */
    struct ct_far_list *lists; /* rank -> its blocks */
};

/* Each rank has its own block. Returns 0 or CT_ERR_MEMORY; ct_far_lists_fini
   also after that. */
int ct_far_lists_init(struct ct_far_lists *lists, const struct ct_made_tree *made);
void ct_far_lists_fini(struct ct_far_lists *lists);

/* The round at the parent of node `mine`, for ranks below `mine`: find each rank's peer,
   to whom it sends all that it has. Returns the parent's other child: the blocks of
   ranks below it come, to be added in the order of their positions. */
const struct ct_made_node *ct_far_lists_round(struct ct_far_lists *lists, int mine);

/* Rank `from` has sent all that it has to its peer. */
void ct_far_lists_add(struct ct_far_lists *lists, int from);

/* From `block` on, the consecutive blocks of its list, n at most. */
int ct_far_run(const struct ct_far_lists *lists, int block, int n);

#endif
