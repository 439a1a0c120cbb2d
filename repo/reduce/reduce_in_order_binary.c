/*
 * reduce_in_order_binary - segments up a binary tree in which each rank stands
 * between its two subtrees.
 *
 * Each rank combines every segment with that of the subtree after it, then with
 * that of the subtree before it, and sends it on. Where order is free, the root
 * is at the top; else ranks stand in their order, and the rank at the top, the
 * largest power of two up to p less one, sends the result to the root.
 * Cost: about 2 (S + log2 p) (alpha + n/S (beta + gamma)), n bytes in the vector
 * in S segments; one segment more in order, if the root is not at the top.
 * Needs: p > 2; segment_bytes < n. Scratch: at most two vectors.
 * Source: Open MPI ("in-order binary tree"), with another tree, that of Sanders,
 * Speck, Traeff 2009.
 */
#include "repo/pattern/fold.h"
#include "repo/pattern/pass_up.h"

/* Positions in that tree begin at 1. */
static struct ct_rank_node node_of(int nranks, int number)
{
    struct ct_rank_node node = ct_in_order_node(nranks, number + 1);

    node.parent -= node.parent < 0 ? 0 : 1;
    for (int i = 0; i < node.nchildren; i++)
        node.children[i]--;
    return node;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int top = ct_fold_power(p) - 1;
    const struct ct_numbering numbering = ct_pass_up_numbering(shape, top);
    const struct ct_up_tree tree = {
        .node = node_of(p, ct_rank_number(&numbering, shape->rank)),
        .top = top,
    };

    ct_set_units_per_block(builder, shape->segments);
    ct_pass_up(builder, shape, &numbering, &tree, 1);
}

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 && ct_pass_up_divides(problem);
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_in_order_binary = {
    .name = "reduce_in_order_binary",
    .collective = &ct_reduce,
    .source = "Open MPI; Sanders, Speck, Traeff 2009",
    .needs = "p > 2; segment_bytes < n",
    .cost = "2 (S + log2 p) (alpha + n/S (beta + gamma)), S segments",
    .params = {&ct_pass_up_param},
    .ordered = true,
    .applies = applies,
    .segments = ct_pass_up_segments,
    .plan = plan,
};
