/*
 * near_first.h - reduce-scatter up a binary tree of ranks, the largest messages
 * over the shortest ways: the allgather of far_first.h run backwards.
 *
 * What a rank would send to another there, it gets from it here, and combines it
 * with its own: at each node, from the leaves up, the ranks below one child hand
 * over what they have combined for ranks below the other. Where all subtrees are halves this is recursive
 * halving with the nearest peer first; it is for any number of ranks, and for
 * blocks of any sizes that all ranks know. Needs a commutative operation.
 * Scratch: two vectors at most.
 */
#ifndef CT_REPO_NEAR_FIRST_H
#define CT_REPO_NEAR_FIRST_H

#include "repo/scheme/made_tree.h"

/* made  a node has two children, or none */
void ct_near_first_reduce_scatter(struct ct_builder *builder, const struct ct_shape *shape,
                                  const struct ct_made_tree *made);

#endif
