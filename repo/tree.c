/*
 * tree.c - walks over a tree whose parents have smaller numbers.
 */
#include "repo/tree.h"

void ct_tree_below(const struct ct_tree *tree, int *below)
{
    for (int x = 0; x < tree->nnodes; x++)
        below[x] = 0;
    for (int rank = 0; rank < tree->nranks; rank++)
        below[tree->place[rank]]++;
    for (int x = tree->nnodes - 1; x > 0; x--)
        below[tree->parent[x]] += below[x];
}

void ct_tree_order(const struct ct_tree *tree, int *work, int *order)
{
    ct_tree_below(tree, work);
    /* from the root down, the number of ranks below a node gives way to the
       first position below it that is still free */
    work[0] = 0;
    for (int x = 1; x < tree->nnodes; x++) {
        const int below = work[x];

        work[x] = work[tree->parent[x]];
        work[tree->parent[x]] += below;
    }
    for (int rank = 0; rank < tree->nranks; rank++)
        order[work[tree->place[rank]]++] = rank;
}

int ct_route(const struct ct_tree *tree, int sender, int receiver, int *links)
{
    int up = tree->place[sender];
    int down = tree->place[receiver];
    int nlinks = 0;

    /* of two nodes, the one with the larger number is not above the other */
    while (up != down) {
        if (up > down) {
            links[nlinks++] = 2 * up;
            up = tree->parent[up];
        } else {
            links[nlinks++] = 2 * down + 1;
            down = tree->parent[down];
        }
    }
    return nlinks;
}
