/*
 * unit_tree.h - a tree without the cables that can never be the bottleneck of
 * an all-to-all.
 *
 * A cable that carries as many messages at once as those nearer to the ranks
 * let through is contracted: its two nodes become one. What is left is what
 * schedules have to look after. Often all that is left carries one message at a
 * time, and the closed form of aapc.h is right for it.
 */
#ifndef CT_REPO_UNIT_TREE_H
#define CT_REPO_UNIT_TREE_H

#include "repo/phases/link_units.h"

#include <stdbool.h>

struct ct_unit_tree {
    /* The same ranks. Capacities in messages at once (link_units.h); NULL: one
       on each cable. */
    struct ct_tree tree;
    int64_t bound;    /* phases at least, on the whole tree */
    bool is_whole;    /* nothing is contracted: all cables count as equal */
    bool has_few;     /* the closed form for this tree has `bound` phases */
    int *numbers;     /* the tree's */
    double *capacity; /* the tree's */
};

/*
 * unit     out: owned by the caller, ct_unit_tree_free; where is_whole it
 *          borrows from the tree that was given
 * returns  0 or CT_ERR_MEMORY
 */
int ct_unit_tree_new(const struct ct_tree *tree, struct ct_unit_tree **unit,
                     struct ct_diag *diag);
void ct_unit_tree_free(struct ct_unit_tree *unit);

#endif
