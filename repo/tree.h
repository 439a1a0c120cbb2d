/*
 * tree.h - the wiring that a topology-specific schedule is made for.
 *
 * Nodes are switches (or hosts, packages, caches: whatever ranks share) and
 * the places of ranks. Every rank has a node of its own, which is a leaf.
 * Each cable is two directed links. What a schedule needs to know of the wiring
 * it asks by links, so that only this file knows how the cables join the nodes.
 */
#ifndef CT_REPO_TREE_H
#define CT_REPO_TREE_H

#include "base/status.h"

struct ct_tree {
    int nnodes;
    const int *node_above;  /* node -> the next one towards node 0, the root, of a
                               smaller number; of the root: -1. For tree.c and
                               places.c alone */
    const double *capacity; /* of the cable to that node, bytes/s each way; 0: unknown.
                               NULL: all count as equal */
    int nranks;
    const int *place; /* rank -> node */
};

/* Directed links are known by number, 0 to ct_links_count - 1, and so are loads and
   capacities. The two of a cable are 2c and 2c + 1; 0 and 1 are of no cable. */
static inline int ct_links_count(const struct ct_tree *tree)
{
    return 2 * tree->nnodes;
}

/* The cable of a link, 1 to nnodes - 1; of 0 and 1: 0. */
static inline int ct_link_cable(int link)
{
    return (int)((unsigned)link / 2);
}

/* The other link of the same cable. */
static inline int ct_link_back(int link)
{
    return link ^ 1;
}

/* The link from a node towards the root; of the root: 0. */
static inline int ct_uplink(int node)
{
    return 2 * node;
}

/* The node that a link leads to; of 0 and 1: the root. */
static inline int ct_link_end(const struct ct_tree *tree, int link)
{
    return link % 2 != 0 || link == 0 ? ct_link_cable(link) : tree->node_above[ct_link_cable(link)];
}

/* Bytes/s; 0: unknown, or no cable. */
static inline double ct_link_capacity(const struct ct_tree *tree, int link)
{
    return tree->capacity == NULL || link < 2 ? 0 : tree->capacity[ct_link_cable(link)];
}

/*
 * Link number `i`, 0 to ct_links_count - 3, in an order in which each comes after
 * all that are beyond it. The first half are one of each cable.
 */
static inline int ct_link_inwards(const struct ct_tree *tree, int i)
{
    const int ncables = tree->nnodes - 1;

    return i < ncables ? 2 * (ncables - i) + 1 : 2 * (i - ncables + 1);
}

/* The node at the other end of a host's cable: its switch; of the root, the root. */
static inline int ct_host_switch(const struct ct_tree *tree, int host)
{
    return ct_link_end(tree, ct_uplink(host));
}

/*
 * The directed links from one rank to another.
 *
 * links    out: room for ct_links_count
 * returns  how many
 */
int ct_route(const struct ct_tree *tree, int sender, int receiver, int *links);

/* How many cables two ranks' ways to the root have in common. */
int ct_shared_cables(const struct ct_tree *tree, int a, int b);

/* Count the ranks beyond each link: those that a message over it may be for.

   beyond  out: ct_links_count entries */
void ct_ranks_beyond(const struct ct_tree *tree, int *beyond);

/* The same for one link; takes longer, but no memory. */
int ct_ranks_beyond_link(const struct ct_tree *tree, int link);

/* The node that has at most half of the ranks beyond each of its links; of several, the
   one nearest to the root.

   beyond  as of ct_ranks_beyond */
int ct_centre_of_ranks(const struct ct_tree *tree, const int *beyond);

/*
 * The ranks in the order in which a depth-first walk meets them, branches in
 * order of node number. In it the ranks beyond a link follow each other, the first of all
 * after the last.
 *
 * ends   out: for ct_first_beyond; nnodes entries
 * order  out: position -> rank
 */
void ct_tree_order(const struct ct_tree *tree, int *ends, int *order);

/* The position of the first rank beyond a link that has any. */
static inline int ct_first_beyond(const struct ct_tree *tree, const int *ends, const int *beyond,
                                  int link)
{
    return link % 2 != 0 ? ends[ct_link_cable(link)] - beyond[link]
                         : ends[ct_link_cable(link)] % tree->nranks;
}

#endif
