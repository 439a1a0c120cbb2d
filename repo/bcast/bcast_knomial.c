/*
 * bcast_knomial - a tree of few levels, k-1 children in each.
 *
 * Number v, counted from the root, gets the vector from v without its lowest
 * digit, to the base k, that is not 0, and sends it to those who differ from it
 * in one lower digit, the largest subtree first. Segments are sent on as they
 * come. bcast_binomial is radix 2.
 * Cost: (k-1) ceil(log_k p) (alpha + n beta), n bytes in the vector; with S
 * segments about (k-1) ceil(log_k p) S (alpha + n/S beta) at the root, and the
 * way down besides.
 * Needs: k < p, segment_bytes < n. Scratch: none.
 * Source: MPICH "tree", k-nomial.
 */
#include "repo/pattern/pass_down.h"

enum { SEGMENT_BYTES, RADIX }; /* the parameters */

static const int radices[] = {3, 4, 8};

static const struct ct_param radix = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

/* With p or more, all are children of the root. */
static bool applies(const struct ct_problem *problem)
{
    return problem->setting.values[RADIX] < problem->nranks &&
           ct_pass_down_divides(problem);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_rank_node node =
        ct_knomial_node(shape->nranks, ct_number_from_root(shape),
                        shape->setting.values[RADIX]);

    ct_pass_down_tree(builder, shape, &node);
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_knomial = {
    .name = "bcast_knomial",
    .collective = &ct_bcast,
    .source = "MPICH, k-nomial tree",
    .needs = "k < p, segment_bytes < n",
    .cost = "(k-1) ceil(log_k p) (alpha + n beta)",
    .params = {&ct_pass_down_or_whole_param, &radix},
    .applies = applies,
    .segments = ct_pass_down_segments,
    .plan = plan,
};
