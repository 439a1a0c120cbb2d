/*
 * tree.h - the wiring that a topology-specific schedule is made for.
 *
 * Nodes are switches (or hosts, packages, caches: whatever ranks share) and
 * the places of ranks. Every rank has a node of its own, which is a leaf.
 * The cable between node x and parent[x] is two directed links.
 */
#ifndef CT_REPO_TREE_H
#define CT_REPO_TREE_H

#include "base/status.h"

struct ct_tree {
    int nnodes;
    const int *parent;      /* parent[x] < x; parent[0] = -1 */
    const double *capacity; /* of the cable to the parent, bytes/s each way;
                               0: unknown. NULL: all count as equal */
    int nranks;
    const int *place; /* rank -> node */
};

/* Count the ranks at and below each node; below: nnodes entries. */
void ct_tree_below(const struct ct_tree *tree, int *below);

/*
 * The ranks in the order in which a depth-first walk meets them, branches in
 * order of node number.
 *
 * work   nnodes entries, contents lost
 * order  out: position -> rank
 */
void ct_tree_order(const struct ct_tree *tree, int *work, int *order);

/*
 * The directed links from one rank to another: 2 * x is the cable of node x
 * towards the root, 2 * x + 1 away from it.
 *
 * links    out: room for 2 * nnodes
 * returns  how many
 */
int ct_tree_path(const struct ct_tree *tree, int sender, int receiver,
                 int *links);

#endif
