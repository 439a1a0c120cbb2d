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
#include "repo/phases/phases.h"

#include <stdbool.h>

struct ct_unit_tree {
    /* The same ranks. Capacities in messages at once (link_units.h); NULL: one
       on each cable. */
    struct ct_tree tree;
    struct ct_tree whole; /* the tree that was given, with such capacities */
    int64_t bound;        /* phases at least, on the whole tree */
    bool is_whole;        /* nothing is contracted: all cables count as equal */
    bool has_few;         /* the closed form for this tree has `bound` phases */
    int *numbers;         /* the tree's */
    double *capacity;     /* of both */
};

/*
 * tree     outlives the other one, which borrows from it
 * unit     out: owned by the caller, ct_unit_tree_free
 * returns  0 or CT_ERR_MEMORY
 */
int ct_unit_tree_new(const struct ct_tree *tree, struct ct_unit_tree **unit,
                     struct ct_diag *diag);
void ct_unit_tree_free(struct ct_unit_tree *unit);

/*
 * The tree to plan tokens for. A contracted cable has no more messages than it
 * carries if those below it have not, provided that a message has left all of
 * its cables when it has left one. With eager sends it is only known to be ahead of
 * the sender's next one where both go the same way: then all cables count.
 */
const struct ct_tree *ct_unit_tree_for(const struct ct_unit_tree *unit,
                                       enum ct_separation separation);

#endif
