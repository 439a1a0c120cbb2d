/*
 * tree.c - walks over a tree in which the node above has a smaller number.
 */
#include "repo/tree.h"

int ct_route(const struct ct_tree *tree, int sender, int receiver, int *links)
{
    int from = tree->place[sender];
    int to = tree->place[receiver];
    int nlinks = 0;

    /* of two nodes, the one with the larger number is not above the other */
    while (from != to) {
        if (from > to) {
            links[nlinks++] = 2 * from;
            from = tree->node_above[from];
        } else {
            links[nlinks++] = 2 * to + 1;
            to = tree->node_above[to];
        }
    }
    return nlinks;
}

int ct_shared_cables(const struct ct_tree *tree, int a, int b)
{
    int x = tree->place[a], y = tree->place[b];
    int n = 0;

    while (x != y) {
        if (x > y)
            x = tree->node_above[x];
        else
            y = tree->node_above[y];
    }
    for (; x > 0; x = tree->node_above[x])
        n++;
    return n;
}

void ct_ranks_beyond(const struct ct_tree *tree, int *beyond)
{
    for (int x = 0; x < tree->nnodes; x++)
        beyond[2 * x + 1] = 0;
    for (int rank = 0; rank < tree->nranks; rank++)
        beyond[2 * tree->place[rank] + 1]++;
    for (int x = tree->nnodes - 1; x > 0; x--) {
        const int below = beyond[2 * x + 1];

        beyond[ct_uplink(x)] = tree->nranks - below;
        beyond[2 * tree->node_above[x] + 1] += below;
    }
    beyond[0] = 0;
}

int ct_ranks_beyond_link(const struct ct_tree *tree, int link)
{
    const int node = link / 2;
    int below = 0;

    for (int rank = 0; rank < tree->nranks; rank++) {
        int x = tree->place[rank];

        while (x > node)
            x = tree->node_above[x];
        below += x == node;
    }
    return link % 2 != 0 ? below : tree->nranks - below;
}

int ct_centre_of_ranks(const struct ct_tree *tree, const int *beyond)
{
    int x = tree->nnodes - 1;

    while (2 * beyond[2 * x + 1] <= tree->nranks)
        x--;
    return x;
}

void ct_tree_order(const struct ct_tree *tree, int *ends, int *order)
{
    for (int x = 0; x < tree->nnodes; x++)
        ends[x] = 0;
    for (int rank = 0; rank < tree->nranks; rank++)
        ends[tree->place[rank]]++;
    for (int x = tree->nnodes - 1; x > 0; x--)
        ends[tree->node_above[x]] += ends[x];
    /* from the root down, the number of ranks below a node gives way to the
       first position below it that is still free */
    ends[0] = 0;
    for (int x = 1; x < tree->nnodes; x++) {
        const int below = ends[x];

        ends[x] = ends[tree->node_above[x]];
        ends[tree->node_above[x]] += below;
    }
    for (int rank = 0; rank < tree->nranks; rank++)
        order[ends[tree->place[rank]]++] = rank;
}
