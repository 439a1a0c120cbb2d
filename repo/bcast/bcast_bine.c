/*
 * bcast_bine - those who have the vector double in every step, at shorter
 * distances.
 *
 * A tree like the binomial one of bcast_tree, but of partners at about two thirds of its
 * distances (bine.h): less crosses the borders of groups of consecutive ranks.
 * Numbers are counted from the root. Beyond the largest power of two, one of a
 * pair of numbers (fold.h) gets the vector from the other at the end. A reduction is
 * the mirror image.
 * Scratch: of a reduction, at most two vectors.
 * Source: De Sensi et al. 2025, "Bine Trees"; folding is ours.
 */
#include "repo/collective.h"
#include "repo/scheme/bine.h"
#include "repo/scheme/fold.h"
#include "repo/scheme/pass_down.h"
#include "repo/scheme/pass_up.h"

extern const struct ct_collective ct_reduce;

/* The working numbers' tree, with the numbers that rest as first children: they
   are sent to last, and received from first. */
static struct ct_rank_node node_of(int nranks, int number, int radix)
{
    const int working = ct_fold_number(nranks, number);
    struct ct_rank_node node = {.parent = number - 1};
    struct ct_rank_node tree;

    (void)radix;
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
    const struct ct_rank_node node = node_of(shape->nranks, ct_number_from_root(shape), 2);

    if (ct_collective_is(shape->collective, &ct_reduce))
        ct_pass_up_tree(builder, shape, node_of, 2);
    else
        ct_pass_down_tree(builder, shape, &node);
}

CT_SERVES(bcast, reduce, bine,
          {
              .source = "De Sensi et al. 2025",
              .needs = "p > 4; a reduction: a commutative operation",
              .cost = "ceil(log2 p) (alpha + n beta + n gamma); a broadcast without gamma",
              .least_ranks = 5,
              .plan = plan,
          });
