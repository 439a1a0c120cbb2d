/*
 * bcast_binomial - those who have the vector double in every step.
 *
 * Numbers are counted from the root. Number v gets the vector from v without
 * its lowest bit, and sends it to v + 2^k for all 2^k below that bit, the
 * largest first: so a subtree is of consecutive ranks. Segments are sent on as
 * they come.
 * Cost: ceil(log2 p) (alpha + n beta), with n bytes in the vector; with S
 * segments, about ceil(log2 p) S (alpha + n/S beta) at the root, and the way
 * down besides.
 * Needs: p > 3, else bcast_linear is the same; segment_bytes < n. Scratch:
 * none.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.2; MPICH for short
 * vectors; Pjesivac-Grbovic et al. 2007 with segments.
 */
#include "repo/pattern/pass_down.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 3 && ct_pass_down_divides(problem);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_rank_node node =
        ct_knomial_node(shape->nranks, ct_number_from_root(shape), 2);

    ct_pass_down_tree(builder, shape, &node);
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_binomial = {
    .name = "bcast_binomial",
    .collective = &ct_bcast,
    .source = "Thakur, Rabenseifner, Gropp 2005, section 4.2",
    .needs = "p > 3, segment_bytes < n",
    .cost = "ceil(log2 p) (alpha + n beta)",
    .params = {&ct_pass_down_or_whole_param},
    .applies = applies,
    .segments = ct_pass_down_segments,
    .plan = plan,
};
