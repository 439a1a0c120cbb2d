/*
 * branches.h - the wiring as it is seen from each node: which links leave it.
 */
#ifndef CT_REPO_BRANCHES_H
#define CT_REPO_BRANCHES_H

#include "repo/tree.h"

struct ct_branches {
    const struct ct_tree *tree;
    int *first;   /* node -> the first of its links in `links`; nnodes + 1 */
    int *links;   /* those that leave node 0, then node 1, ...; of a node, the one
                     towards the root, then the others in order of the node there */
    int *rank_at; /* node -> the rank whose place it is; -1: none's */
};

/* tree     borrowed
   returns  0 or CT_ERR_MEMORY; ct_branches_fini also after that */
int ct_branches_init(struct ct_branches *branches, const struct ct_tree *tree);
void ct_branches_fini(struct ct_branches *branches);

#endif
