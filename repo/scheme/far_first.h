/*
 * far_first.h - allgather down a binary tree of ranks, the smallest messages over
 * the longest ways.
 *
 * At each node, from the root down, every rank sends all blocks that it has to
 * one rank below the other child, so that each block enters each subtree once.
 * Where all subtrees are halves, this is recursive doubling with the farthest
 * peer first; it is for any number of ranks.
 */
#ifndef CT_REPO_FAR_FIRST_H
#define CT_REPO_FAR_FIRST_H

#include "repo/scheme/made_tree.h"

/* "order_by": one message for each run of consecutive blocks, or messages that
   are put in order by copies at the end (scratch: p blocks). */
extern const struct ct_param ct_far_first_param;

/* made  a node has two children, or none */
void ct_far_first_allgather(struct ct_builder *builder, const struct ct_shape *shape,
                            const struct ct_made_tree *made);
bool ct_far_first_applies(const struct ct_problem *problem);

#endif
