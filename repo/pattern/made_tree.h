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

/*
 * The wiring with its centre as root: the node or, as a node of its own, the
 * cable in the middle of the longest way between two ranks. Nodes at which no
 * ways part are left out. It has capacities where those of the cables below some
 * node are unequal; cables faster than the slowest one of a rank count as that.
 *
 * returns  ct_made_tree_free; NULL when out of memory
 */
struct ct_made_tree *ct_centred_tree(const struct ct_tree *tree);

/*
 * A binary tree over the ranks in the order of a depth-first walk: each node
 * divides its ranks where the wiring parts them nearest to its root, in the
 * middle if it can, and so that no leaf is deeper than ceil(log2 p).
 *
 * returns  ct_made_tree_free; NULL when out of memory
 */
struct ct_made_tree *ct_bisected_tree(const struct ct_tree *tree);

/* What plans on such a tree. */
typedef void ct_tree_planner(struct ct_builder *builder, const struct ct_shape *shape,
                             const struct ct_tree *tree);

/* Plan on the tree that is made of the places' tree. */
void ct_plan_on_centred(struct ct_builder *builder, const struct ct_shape *shape,
                        ct_tree_planner *planner);
void ct_plan_on_bisected(struct ct_builder *builder, const struct ct_shape *shape,
                         ct_tree_planner *planner);

#endif
