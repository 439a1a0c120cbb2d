/*
 * bcast_binary - segments down a binary tree.
 *
 * The ranks after a node are cut into two halves, each a tree with its first
 * rank as root.
 * Cost: with S segments, about 2 (S + log2 p) (alpha + n/S beta), n bytes in
 * the vector.
 * Needs: p > 3, segment_bytes < n. Scratch: none.
 * Source: Pjesivac-Grbovic et al. 2007, "binary tree".
 */
#include "repo/pattern/pass_down.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 3 && ct_pass_down_divides(problem);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_rank_node node =
        ct_kary_node(shape->nranks, ct_number_from_root(shape), 2);

    ct_pass_down_tree(builder, shape, &node);
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_binary = {
    .name = "bcast_binary",
    .collective = &ct_bcast,
    .source = "Pjesivac-Grbovic et al. 2007",
    .needs = "p > 3, segment_bytes < n",
    .cost = "2 (S + log2 p) (alpha + n/S beta), S segments",
    .params = {&ct_pass_down_param},
    .applies = applies,
    .segments = ct_pass_down_segments,
    .plan = plan,
};
