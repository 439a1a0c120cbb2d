/*
 * reduce_binary - segments up a tree in which each rank has two children.
 *
 * The numbers after a node, counted from the root on, are cut into two runs,
 * each a tree with its first number as root. Each rank combines every segment
 * with its children's and sends it on. An operation that does not commute is
 * reduced to rank 0, which sends the result to the root.
 * Cost: about 2 (S + log2 p) (alpha + n/S (beta + gamma)), n bytes in the vector
 * in S segments; one segment more for another root than rank 0 in order.
 * Needs: p > 3; segment_bytes < n. Scratch: at most two vectors.
 * Source: Pjesivac-Grbovic et al. 2007 ("binary").
 */
#include "repo/pattern/pass_up.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 3 && ct_pass_up_divides(problem);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_pass_up_tree(builder, shape, ct_kary_node, 2);
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_binary = {
    .name = "reduce_binary",
    .collective = &ct_reduce,
    .source = "Pjesivac-Grbovic et al. 2007",
    .needs = "p > 3; segment_bytes < n",
    .cost = "2 (S + log2 p) (alpha + n/S (beta + gamma)), S segments",
    .params = {&ct_pass_up_param},
    .ordered = true,
    .applies = applies,
    .segments = ct_pass_up_segments,
    .plan = plan,
};
