/*
 * bisected_tree.c - divides the ranks, in depth-first order, again and again.
 */
#include "repo/scheme/bisected_tree.h"

#include <stdlib.h>

/* True if n ranks are better divided after `a` of them than after `c`.

   shared  rank of them -> cables that its way to the root shares with that of the one
           before */
static bool is_better(const int *shared, int n, int a, int c)
{
    if (shared[a] != shared[c])
        return shared[a] < shared[c];
    return abs(2 * a - n) < abs(2 * c - n);
}

/* How many of n > 1 ranks are the left half: both fit into a tree that is less deep by
   one. */
static int cut_of(const int *shared, int n)
{
    int most = 1;
    int cut;

    while (2 * most < n)
        most *= 2;
    cut = n - most;
    for (int i = cut + 1; i <= most && i < n; i++) {
        if (is_better(shared, n, i, cut))
            cut = i;
    }
    return cut;
}

struct ct_made_tree *ct_bisected_tree(const struct ct_tree *tree)
{
    const int n = tree->nranks;
    struct ct_made_tree *made = ct_made_tree_new(2 * n, n);
    int *order = calloc(2 * (size_t)n + (size_t)tree->nnodes, sizeof *order);
    int *shared;

    if (made == NULL || order == NULL) {
        free(order);
        ct_made_tree_free(made);
        return NULL;
    }
    shared = order + n;
    ct_tree_order(tree, shared + n, order);
    for (int i = 1; i < n; i++)
        shared[i] = ct_shared_cables(tree, order[i - 1], order[i]);
    ct_made_tree_add(made, -1, n);
    for (int i = 0; i < made->nnodes; i++) {
        const int first = made->nodes[i].first, nranks = made->nodes[i].nranks;

        if (nranks == 1) {
            ct_made_tree_place(made, i, order[first]);
        } else {
            const int cut = cut_of(shared + first, nranks);

            ct_made_tree_add(made, i, cut);
            ct_made_tree_add(made, i, nranks - cut);
        }
    }
    free(order);
    return made;
}

static void *make(const struct ct_shape *shape, const void *of)
{
    (void)of;
    return ct_bisected_tree(&shape->places->tree);
}

void ct_plan_on_bisected(struct ct_builder *builder, const struct ct_shape *shape,
                         ct_tree_planner *planner)
{
    ct_plan_on_made(builder, shape, planner, make, NULL);
}
