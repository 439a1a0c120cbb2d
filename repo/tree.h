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

/* The node at the other end of a host's cable: its switch; of the root, the root. */
static inline int ct_host_switch(const struct ct_tree *tree, int host)
{
    return host == 0 ? 0 : tree->parent[host];
}

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

/* Directed links are known by number, 0 to ct_links_count - 1: 2 * x is the cable of
   node x towards the root, 2 * x + 1 away from it. Loads and capacities are by link,
   and which links a message passes only ct_route knows. */
static inline int ct_links_count(const struct ct_tree *tree)
{
    return 2 * tree->nnodes;
}

/* Bytes/s; 0: unknown, or the root, which has no cable. */
static inline double ct_link_capacity(const struct ct_tree *tree, int link)
{
    return tree->capacity == NULL || link < 2 ? 0 : tree->capacity[link / 2];
}

/*
 * The directed links from one rank to another.
 *
 * links    out: room for ct_links_count
 * returns  how many
 */
int ct_route(const struct ct_tree *tree, int sender, int receiver, int *links);

#endif
