/*
 * far_lists.h - who has which blocks in an allgather down a binary tree of ranks
 * (far_first.h), round by round.
 *
 * Below a node each block is with one rank, so the blocks of a rank are a
 * list. Down the way to a rank's leaf, those of ranks outside are added to
 * lists inside, in the order in which they arrive.
 */
#ifndef CT_REPO_FAR_LISTS_H
#define CT_REPO_FAR_LISTS_H

#include "repo/tree.h"

#include <stdbool.h>

/* The blocks of a rank. */
struct ct_far_list {
    int first;
    int last;
    int n;
};

/* Ranks below a node: consecutive in depth-first order. */
struct ct_far_group {
    int first; /* position */
    int nranks;
};

struct ct_far_lists {
    const struct ct_tree *tree;
    int *below;                /* node -> ranks at and below it */
    int *start;                /* node -> position of the first of them */
    int *order;                /* position -> rank */
    int *next;                 /* block -> the next of its list */
    int *peer;                 /* rank -> whom it sends to in this round */
    int *total;                /* work */
    struct ct_far_list *lists; /* rank -> its blocks */
};

/* Each rank has its own block. Returns 0 or CT_ERR_MEMORY; ct_far_lists_fini
   also after that. */
int ct_far_lists_init(struct ct_far_lists *lists, const struct ct_tree *tree);
void ct_far_lists_fini(struct ct_far_lists *lists);

/*
 * The round at `node` for ranks below its child `mine`: find each rank's peer, to
 * whom it sends all that it has.
 *
 * others   out: the ranks below the other child, whose blocks come: to be
 *          added in this order
 * returns  false: it has one child
 */
bool ct_far_lists_round(struct ct_far_lists *lists, int node, int mine,
                        struct ct_far_group *others);

/* Rank `from` has sent all that it has to its peer. */
void ct_far_lists_add(struct ct_far_lists *lists, int from);

/* From `block` on, the consecutive blocks of its list, n at most. */
int ct_far_run(const struct ct_far_lists *lists, int block, int n);

#endif
