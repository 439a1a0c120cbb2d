/*
 * block_tree.h - trees of ranks along which blocks are gathered to a root, or
 * scattered from it.
 *
 * Ranks are at positions, the root at position 0. A subtree is of consecutive
 * positions, counted cyclically, so that its blocks lie together wherever they
 * are in order of position. The root has them in order of rank: where the
 * blocks of a subtree lie in two pieces there, they come or go in two messages;
 * in more pieces, they pass through scratch.
 */
#ifndef CT_REPO_BLOCK_TREE_H
#define CT_REPO_BLOCK_TREE_H

#include "repo/algorithm.h"
#include "repo/scheme/pass_down.h"

/* `n` positions from `first` on. */
struct ct_block_run {
    int first;
    int n;
};

/* A rank in its tree; all numbers are positions. */
struct ct_block_node {
    int position;
    int parent;              /* -1: the root */
    struct ct_block_run run; /* of its subtree */
    int nchildren;
    int children[CT_CHILDREN_MAX];
    struct ct_block_run runs[CT_CHILDREN_MAX]; /* of their subtrees, which are
                                                  complete in this order */
    const int *host_of; /* by rank: those of one host post and fetch; NULL: all send */
};

/* The trees of ct_knomial_node. */
struct ct_block_node ct_knomial_blocks(int nranks, int position, int radix);

/* "radix". One that gives the root all ranks as children does not apply. */
extern const struct ct_param ct_block_radix;
bool ct_block_radix_applies(const struct ct_problem *problem);

/* The same for radix 2. */
bool ct_block_binomial_applies(const struct ct_problem *problem);

/* Parents at the distances of bine.h. With a number of ranks that is no power of
   two, some have a child more, that has none (fold.h). */
struct ct_block_node ct_bine_blocks(int nranks, int position);

/*
 * The plan of the rank at a node. A gather: each rank gathers the blocks of its
 * subtree, and sends them to its parent. A scatter is its mirror image: the last of the
 * children come first. Scratch: a block for each rank of the subtree, for ranks
 * other than the root that have children.
 *
 * order  position -> rank; NULL: counted from the root
 */
void ct_block_plan(struct ct_builder *builder, const struct ct_shape *shape,
                   const struct ct_block_node *node, const int *order);

#endif
