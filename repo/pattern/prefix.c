/*
 * prefix.c - subtrees of an in-order tree are intervals: node i with lowest set
 * bit l has nodes i-l+1 to i+l-1 below it, as far as there are.
 */
#include "repo/pattern/prefix.h"

#include "repo/pattern/rank_tree.h"

bool ct_prefix_has_partner(int nranks, int rank, int d)
{
    for (; d < nranks; d *= 2) {
        if ((rank ^ d) < nranks)
            return true;
    }
    return false;
}

struct ct_prefix_node ct_prefix_node(int nranks, int rank)
{
    const int number = rank + 1;
    const int bit = number & -number;
    const struct ct_rank_node node = ct_in_order_node(nranks, number);

    return (struct ct_prefix_node){
        .parent = node.parent < 0 ? -1 : node.parent - 1,
        .left = node.nchildren > 0 ? node.children[0] - 1 : -1,
        .right = node.nchildren > 1 ? node.children[1] - 1 : -1,
        .sends_up = number + bit - 1 < nranks,
        .has_before = number > bit,
    };
}
