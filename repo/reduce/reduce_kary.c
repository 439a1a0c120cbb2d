/*
 * reduce_kary - segments up a tree in which each rank has up to k children.
 *
 * As reduce_binary, which is k = 2, and reduce_chain, k = 1, with the numbers
 * after a node cut into k runs of nearly equal length.
 * Cost: about k (S + log_k p) (alpha + n/S (beta + gamma)), n bytes in the vector
 * in S segments; one segment more for another root than rank 0 in order.
 * Needs: k < p-1; segment_bytes < n. Scratch: at most two vectors.
 * Source: MPICH "tree", k-ary.
 */
#include "repo/pattern/pass_up.h"

enum { SEGMENT_BYTES, RADIX }; /* the parameters */

static const int radices[] = {3, 4, 8};

static const struct ct_param radix = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

/* With as many as there are other ranks, all are children of the root. */
static bool applies(const struct ct_problem *problem)
{
    return problem->setting.values[RADIX] < problem->nranks - 1 &&
           ct_pass_up_divides(problem);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_pass_up_tree(builder, shape, ct_kary_node, shape->setting.values[RADIX]);
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_kary = {
    .name = "reduce_kary",
    .collective = &ct_reduce,
    .source = "MPICH, k-ary tree",
    .needs = "k < p-1; segment_bytes < n",
    .cost = "k (S + log_k p) (alpha + n/S (beta + gamma)), S segments",
    .params = {&ct_pass_up_param, &radix},
    .ordered = true,
    .applies = applies,
    .segments = ct_pass_up_segments,
    .plan = plan,
};
