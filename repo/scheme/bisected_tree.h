/*
 * bisected_tree.h - a binary tree of the ranks, divided as the wiring is.
 */
#ifndef CT_REPO_BISECTED_TREE_H
#define CT_REPO_BISECTED_TREE_H

#include "repo/scheme/made_tree.h"

/*
 * A binary tree over the ranks in the order of a depth-first walk: each node
 * divides its ranks where the wiring parts them nearest to its root, in the
 * middle if it can, and so that no leaf is deeper than ceil(log2 p).
 *
 * returns  ct_made_tree_free; NULL when out of memory
 */
struct ct_made_tree *ct_bisected_tree(const struct ct_tree *tree);

/* Plan on this tree, made of the places'. */
void ct_plan_on_bisected(struct ct_builder *builder, const struct ct_shape *shape,
                         ct_tree_planner *planner);

#endif
