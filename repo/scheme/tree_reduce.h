/*
 * tree_reduce.h - a reduction of whole vectors to rank 0, in order of rank.
 *
 * Along the binomial tree: the parent of rank r is r without its lowest bit, so
 * that a subtree is of consecutive ranks.
 */
#ifndef CT_REPO_TREE_REDUCE_H
#define CT_REPO_TREE_REDUCE_H

#include "repo/algorithm.h"
#include "repo/scheme/partial.h"

/* The distances to a rank's children are the powers of two below this; that to
   its parent is this. */
int ct_tree_reach(const struct ct_shape *shape);

/* True if there is a child at this distance. */
bool ct_tree_has_child(const struct ct_shape *shape, int distance);

/* Combine `partial`, at first the rank's own, with those of its children. */
void ct_tree_reduce(struct ct_builder *builder, const struct ct_shape *shape,
                    struct ct_partial *partial, struct ct_part vector);

#endif
