/*
 * rank_tree.c - parents and children.
 */
#include "repo/scheme/rank_tree.h"

static void add_child(struct ct_rank_node *node, int child)
{
    node->children[node->nchildren++] = child;
}

struct ct_rank_node ct_knomial_node(int nranks, int rank, int radix)
{
    struct ct_rank_node node = {.parent = -1};
    long weight = 1; /* of the digit */

    for (; weight < nranks && rank % (weight * radix) == 0; weight *= radix) {
        for (int z = 1; z < radix && rank + z * weight < nranks; z++)
            add_child(&node, (int)(rank + z * weight));
    }
    if (rank > 0)
        node.parent = (int)(rank - rank % (weight * radix));
    return node;
}

/* Ranks of a subtree. */
struct run {
    int first;
    int end;
};

/* Run `i` of those below the root of a subtree. */
static struct run run_below(struct run tree, int radix, int i)
{
    const long below = tree.end - tree.first - 1;

    return (struct run){
        .first = tree.first + 1 + (int)(i * below / radix),
        .end = tree.first + 1 + (int)((i + 1) * below / radix),
    };
}

struct ct_rank_node ct_kary_node(int nranks, int rank, int radix)
{
    struct ct_rank_node node = {.parent = -1};
    struct run tree = {0, nranks};

    while (tree.first != rank) {
        int i = 0;

        while (run_below(tree, radix, i).end <= rank)
            i++;
        node.parent = tree.first;
        tree = run_below(tree, radix, i);
    }
    for (int i = 0; i < radix; i++) {
        const struct run below = run_below(tree, radix, i);

        if (below.first < below.end)
            add_child(&node, below.first);
    }
    return node;
}

struct ct_rank_node ct_in_order_node(int count, int number)
{
    const int bit = number & -number; /* the height, as a power of two */
    const int above = (number ^ bit) | 2 * bit;
    struct ct_rank_node node = {.parent = above};
    int right = bit / 2;

    if (above > count)
        node.parent = number == bit ? -1 : number - bit;
    if (bit > 1)
        add_child(&node, number - bit / 2);
    while (right > 0 && number + right > count)
        right /= 2;
    if (right > 0)
        add_child(&node, number + right);
    return node;
}
