/*
 * bisected_tree.c - divides the ranks, in depth-first order, again and again.
 */
#include "repo/scheme/bisected_tree.h"

#include <stdbool.h>
#include <stdlib.h>

struct bisection {
    struct ct_made_tree *made;
    int *order;  /* position -> rank */
    int *parted; /* position -> depth of the node that parts it from the one
                    before */
};

static int depth_of(const struct ct_tree *tree, int node)
{
    int depth = 0;

    for (; tree->parent[node] >= 0; node = tree->parent[node])
        depth++;
    return depth;
}

/* The lowest node above both. */
static int common_node(const struct ct_tree *tree, int a, int b)
{
    while (a != b) {
        if (a > b)
            a = tree->parent[a];
        else
            b = tree->parent[b];
    }
    return a;
}

static void find_partings(const struct ct_tree *tree, struct bisection *b)
{
    for (int i = 1; i < tree->nranks; i++)
        b->parted[i] = depth_of(
            tree, common_node(tree, tree->place[b->order[i - 1]], tree->place[b->order[i]]));
}

/* True if n ranks are better divided after `a` of them than after `c`. */
static bool is_better(const struct bisection *b, int first, int n, int a, int c)
{
    const int depth = b->parted[first + a] - b->parted[first + c];

    return depth != 0 ? depth < 0 : abs(2 * a - n) < abs(2 * c - n);
}

/* How many of the n ranks from position `first` on, n > 1, are the left
   half: both fit into a tree that is less deep by one. */
static int cut_of(const struct bisection *b, int first, int n)
{
    int most = 1;
    int cut;

    while (2 * most < n)
        most *= 2;
    cut = n - most;
    for (int i = cut + 1; i <= most && i < n; i++) {
        if (is_better(b, first, n, i, cut))
            cut = i;
    }
    return cut;
}

static void divide(struct bisection *b, int first, int n, int parent)
{
    const int node = ct_made_tree_add(b->made, parent);
    int cut;

    if (n == 1) {
        b->made->place[b->order[first]] = node;
        return;
    }
    cut = cut_of(b, first, n);
    divide(b, first, cut, node);
    divide(b, first + cut, n - cut, node);
}

struct ct_made_tree *ct_bisected_tree(const struct ct_tree *tree)
{
    const size_t nranks = (size_t)tree->nranks;
    int *work = calloc((size_t)tree->nnodes, sizeof *work);
    struct bisection b = {
        .made = ct_made_tree_new(2 * tree->nranks, tree->nranks),
        .order = calloc(nranks, sizeof *b.order),
        .parted = calloc(nranks, sizeof *b.parted),
    };

    if (work == NULL || b.made == NULL || b.order == NULL || b.parted == NULL) {
        ct_made_tree_free(b.made);
        b.made = NULL;
    } else {
        ct_tree_order(tree, work, b.order);
        find_partings(tree, &b);
        divide(&b, 0, tree->nranks, -1);
    }
    free(work);
    free(b.order);
    free(b.parted);
    return b.made;
}

void ct_plan_on_bisected(struct ct_builder *builder, const struct ct_shape *shape,
                         ct_tree_planner *planner)
{
    ct_plan_on_made(builder, shape, planner, ct_bisected_tree(&shape->places->tree));
}
