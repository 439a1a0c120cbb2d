/*
 * bcast_bine - those who have the vector double in every step, at shorter
 * distances.
 *
 * A tree like the binomial one of bcast_tree, but of partners at about two thirds of its
 * distances (bine.h): less crosses the borders of groups of consecutive ranks.
 * Numbers are counted from the root. Beyond the largest power of two, one of a
 * pair of numbers (fold.h) gets the vector from the other at the end.
 * Source: De Sensi et al. 2025, "Bine Trees"; folding is ours.
 */
#include "repo/scheme/bine.h"
#include "repo/scheme/fold.h"
#include "repo/scheme/pass_down.h"

/* The working numbers' tree, with the numbers that rest as first children: they
   are sent to last. */
static struct ct_rank_node node_of(int nranks, int number)
{
    const int working = ct_fold_number(nranks, number);
    struct ct_rank_node node = {.parent = number - 1};
    struct ct_rank_node tree;

    if (working < 0)
        return node;
    tree = ct_bine_node(working, ct_fold_power(nranks));
    node.parent = tree.parent < 0 ? -1 : ct_fold_rank(nranks, tree.parent);
    if (ct_fold_is_paired(nranks, number))
        node.children[node.nchildren++] = number + 1;
    for (int i = 0; i < tree.nchildren; i++)
        node.children[node.nchildren++] = ct_fold_rank(nranks, tree.children[i]);
    return node;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_rank_node node = node_of(shape->nranks, ct_number_from_root(shape));

    ct_pass_down_tree(builder, shape, &node);
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_bine = {
    .name = "bcast_bine",
    .collective = &ct_bcast,
    .source = "De Sensi et al. 2025",
    .needs = "p > 4",
    .cost = "ceil(log2 p) (alpha + n beta)",
    .least_ranks = 5,
    .plan = plan,
};
