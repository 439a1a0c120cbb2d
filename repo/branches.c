/*
 * branches.c - sorts the links by the nodes that they leave.
 */
#include "repo/branches.h"

#include <stdlib.h>

int ct_branches_init(struct ct_branches *b, const struct ct_tree *tree)
{
    const int n = tree->nnodes;
    int *const numbers = calloc(4 * (size_t)n + 1, sizeof *numbers);
    int *const first = numbers;

    *b = (struct ct_branches){.tree = tree, .first = first};
    if (numbers == NULL)
        return CT_ERR_MEMORY;
    b->links = first + n + 1;
    b->rank_at = b->links + 2 * (size_t)n;
    for (int x = 1; x < n; x++) {
        first[x]++;
        first[ct_link_end(tree, ct_uplink(x))]++;
    }
    for (int x = 0; x < n; x++) {
        first[x + 1] += first[x];
        b->rank_at[x] = -1;
    }
    /* from the back: each entry moves to where its node's links begin */
    for (int x = n - 1; x > 0; x--) {
        const int link = ct_uplink(x);

        b->links[--first[ct_link_end(tree, link)]] = ct_link_back(link);
        b->links[--first[x]] = link;
    }
    for (int rank = 0; rank < tree->nranks; rank++)
        b->rank_at[tree->place[rank]] = rank;
    return CT_OK;
}

void ct_branches_fini(struct ct_branches *b)
{
    free(b->first);
}
