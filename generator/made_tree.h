/*
 * made_tree.h - trees of ranks that routines are planned on: the state of such
 * routines. Each rank has a leaf of its own, and there are no other leaves.
 */
#ifndef CT_GENERATOR_MADE_TREE_H
#define CT_GENERATOR_MADE_TREE_H

#include "generator/wiring.h"

struct ct_made_tree {
    struct ct_tree tree; /* what it points to is owned */
    int *parent;
    int *place;
    double
        *capacity; /* tree.capacity is this where cables are unequal, and NULL
                         elsewhere */
};

/* A tree with room for so many nodes, 0 of them so far; NULL when out of
   memory. */
struct ct_made_tree *ct_made_tree_new(int nnodes_most, int nranks);
void ct_made_tree_free(void *state);

/* Add a node; returns its number. */
int ct_made_tree_add(struct ct_made_tree *made, int parent);

/*
 * The wiring with its centre as root: the node or, as a node of its own, the
 * cable in the middle of the longest way between two ranks. Nodes at which no
 * ways part are left out. It has capacities where those of the cables below some
 * node are unequal; cables faster than the slowest one of a rank count as that.
 *
 * state    out: struct ct_made_tree *, ct_made_tree_free
 * returns  0 or CT_ERR_MEMORY
 */
int ct_centred_tree_make(const struct ct_wiring *wiring, void **state,
                         struct ct_diag *diag);

/*
 * A binary tree over the ranks in the order of a depth-first walk: each node
 * divides its ranks where the wiring parts them nearest to its root, in the
 * middle if it can, and so that no leaf is deeper than ceil(log2 p).
 *
 * state    out: struct ct_made_tree *, ct_made_tree_free
 * returns  0 or CT_ERR_MEMORY
 */
int ct_bisected_tree_make(const struct ct_wiring *wiring, void **state,
                          struct ct_diag *diag);

/* That it is such a tree. Returns 0, CT_ERR_INVALID or CT_ERR_MEMORY. */
int ct_made_tree_prove(const struct ct_wiring *wiring, const void *state,
                       struct ct_diag *diag);

#endif
