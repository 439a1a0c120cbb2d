/*
 * group_tree.h - gathers and scatters inside groups of near ranks, and between
 * them.
 *
 * Groups are of the ranks below one switch, or on one host (groups.h). The root,
 * and the first rank of each other group, is its leader. Ranks are below the leader
 * of their group, and leaders below the root, along k-nomial trees: so the
 * blocks of a group go to another one together.
 */
#ifndef CT_REPO_GROUP_TREE_H
#define CT_REPO_GROUP_TREE_H

#include "repo/scheme/block_tree.h"

/* "radix" of both trees; the algorithm's first parameter, before ct_inside_param. Applies
   where there are two groups or more, one of them of two ranks or more. */
extern const struct ct_param ct_group_tree_radix;
bool ct_group_tree_applies(const struct ct_problem *problem);

/* Gather or scatter along the tree. */
void ct_group_tree_plan(struct ct_builder *builder, const struct ct_shape *shape);

#endif
