/*
 * reduce_chain - segments from rank to rank, to the root.
 *
 * The farthest number from the root begins; each rank combines every segment
 * that comes with its own and sends it on. An operation that does not commute is
 * reduced to rank 0, which sends the result to the root.
 * Cost: (S + p - 2) (alpha + n/S (beta + gamma)), n bytes in the vector in S
 * segments; one segment more for another root than rank 0 in order.
 * Needs: p > 2; segment_bytes < n. Scratch: one vector.
 * Source: Pjesivac-Grbovic et al. 2007 ("chain", "pipeline").
 */
#include "repo/pattern/pass_up.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 && ct_pass_up_divides(problem);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_pass_up_tree(builder, shape, ct_kary_node, 1);
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_chain = {
    .name = "reduce_chain",
    .collective = &ct_reduce,
    .source = "Pjesivac-Grbovic et al. 2007",
    .needs = "p > 2; segment_bytes < n",
    .cost = "(S + p - 2) (alpha + n/S (beta + gamma)), S segments",
    .params = {&ct_pass_up_param},
    .ordered = true,
    .applies = applies,
    .segments = ct_pass_up_segments,
    .plan = plan,
};
