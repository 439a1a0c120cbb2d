/*
 * made_tree.h - trees of ranks, made from the wiring, that algorithms and
 * generated routines are planned on. Each rank has a leaf of its own, and there
 * are no other leaves.
 */
#ifndef CT_REPO_MADE_TREE_H
#define CT_REPO_MADE_TREE_H

#include "repo/algorithm.h"

struct ct_made_tree {
    struct ct_tree tree; /* what it points to is owned */
    int *parent;
    int *place;
    double *capacity; /* tree.capacity is this where cables are unequal, and NULL
                         elsewhere */
};

/* A tree with room for so many nodes, 0 of them so far; NULL when out of
   memory. */
struct ct_made_tree *ct_made_tree_new(int nnodes_most, int nranks);
void ct_made_tree_free(struct ct_made_tree *made);

/* Add a node; returns its number. */
int ct_made_tree_add(struct ct_made_tree *made, int parent);

/* What plans on such a tree. */
typedef void ct_tree_planner(struct ct_builder *builder, const struct ct_shape *shape,
                             const struct ct_tree *tree);

/* Plan on a tree, and free it. made: NULL: the builder fails for lack of memory. */
void ct_plan_on_made(struct ct_builder *builder, const struct ct_shape *shape,
                     ct_tree_planner *planner, struct ct_made_tree *made);

#endif
