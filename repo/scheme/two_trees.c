/*
 * two_trees.c - the second tree is the first, on other positions.
 */
#include "repo/scheme/two_trees.h"

#include <stdbool.h>

/* A tree on positions 1 to count, for numbers 1 to count. */
struct placement {
    int count;
    int tree;
};

static bool is_mirrored(const struct placement *p)
{
    return p->tree == 1 && p->count % 2 == 0;
}

static int position_of(const struct placement *p, int number)
{
    if (p->tree == 0)
        return number;
    if (is_mirrored(p))
        return p->count + 1 - number;
    return number == 1 ? p->count : number - 1;
}

static int number_at(const struct placement *p, int position)
{
    if (p->tree == 0)
        return position;
    if (is_mirrored(p))
        return p->count + 1 - position;
    return position == p->count ? 1 : position + 1;
}

/* The position above all others. */
static int top_of(int count)
{
    int top = 1;

    while (top <= count / 2)
        top *= 2;
    return top;
}

struct ct_rank_node ct_two_trees_node(int nranks, int number, int tree)
{
    const struct placement p = {nranks - 1, tree};
    struct ct_rank_node positions;
    struct ct_rank_node node = {.parent = 0};

    if (number == 0)
        return (struct ct_rank_node){-1, 1, {number_at(&p, top_of(p.count))}};
    positions = ct_in_order_node(p.count, position_of(&p, number));
    node.nchildren = positions.nchildren;
    for (int i = 0; i < node.nchildren; i++)
        node.children[is_mirrored(&p) ? node.nchildren - 1 - i : i] =
            number_at(&p, positions.children[i]);
    if (positions.parent > 0)
        node.parent = number_at(&p, positions.parent);
    return node;
}
