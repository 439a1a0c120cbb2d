/*
 * made_tree.h - trees of ranks, made from the wiring, that algorithms are planned
 * on. Each rank has a leaf of its own, and there are no other leaves.
 */
#ifndef CT_REPO_MADE_TREE_H
#define CT_REPO_MADE_TREE_H

#include "repo/algorithm.h"

/* The ranks below a node follow each other in the order of positions, and those below
   its children, which have consecutive numbers, follow each other in it. */
struct ct_made_node {
    int parent; /* of a smaller number; of node 0, the root: -1 */
    int first;  /* position of its first rank */
    int nranks;
    int child;       /* its children are nodes child to child + nchildren - 1 */
    int nchildren;   /* 0: a rank's leaf */
    double capacity; /* of the cables to the parent, bytes/s; 0: unknown */
};

struct ct_made_tree {
    int nnodes;
    int nranks;
    bool is_unequal; /* capacities of children of one node differ, so that they matter */
    struct ct_made_node *nodes;
    int *order; /* position -> rank */
    int *leaf;  /* rank -> node */
};

/* A tree with room for so many nodes, of which there is none yet; NULL when out of
   memory. */
struct ct_made_tree *ct_made_tree_new(int nnodes_most, int nranks);
void ct_made_tree_free(struct ct_made_tree *made);

/* Add the next child of a node that has got no grandchildren yet, with the ranks after
   those of the children before it; or the root (parent -1). Returns its number. */
int ct_made_tree_add(struct ct_made_tree *made, int parent, int nranks);

/* A node without children is a rank's. */
void ct_made_tree_place(struct ct_made_tree *made, int node, int rank);

/* What plans on such a tree. */
typedef void ct_tree_planner(struct ct_builder *builder, const struct ct_shape *shape,
                             const struct ct_made_tree *made);

/*
 * Plan on a tree.
 *
 * make  makes it, an owned struct ct_made_tree, of the places and `of`; NULL: out of memory
 */
void ct_plan_on_made(struct ct_builder *builder, const struct ct_shape *shape,
                     ct_tree_planner *planner,
                     void *(*make)(const struct ct_shape *shape, const void *of), const void *of);

#endif
