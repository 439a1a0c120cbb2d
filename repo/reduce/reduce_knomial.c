/*
 * reduce_knomial - vectors up a tree of few levels, k-1 children in each.
 *
 * The parent of number v, counted from the root on, is v without its lowest
 * digit, to the base k, that is not 0. Segments do not wait for each other.
 * reduce_binomial is radix 2 without segments. An operation that does not
 * commute is reduced to rank 0, which sends the result to the root.
 * Cost: (k-1) ceil(log_k p) (alpha + n beta + n gamma), n bytes in the vector;
 * alpha + n beta more for another root than rank 0 in order.
 * Needs: a radix that gives a tree of its own; segment_bytes < n. Scratch: at
 * most two vectors.
 * Source: MPICH "tree", k-nomial; Pjesivac-Grbovic et al. 2007 with segments.
 */
#include "repo/pattern/pass_up.h"

enum { SEGMENT_BYTES, RADIX }; /* the parameters */

static const int segment_values[] = {0, 16384};

static const struct ct_param segment_bytes = {
    .name = "segment_bytes",
    .nvalues = sizeof segment_values / sizeof *segment_values,
    .values = segment_values,
};

static const int radices[] = {2, 3, 4, 8};

static const struct ct_param radix = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

/* With p or more, all are children of the root. */
static bool applies(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;

    return problem->nranks > 3 && values[RADIX] < problem->nranks &&
           (values[RADIX] > 2 || values[SEGMENT_BYTES] > 0) &&
           ct_pass_up_divides(problem);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_pass_up_tree(builder, shape, ct_knomial_node,
                    shape->setting.values[RADIX]);
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_knomial = {
    .name = "reduce_knomial",
    .collective = &ct_reduce,
    .source = "MPICH; Pjesivac-Grbovic et al. 2007",
    .needs = "a radix that gives a tree of its own; segment_bytes < n",
    .cost = "(k-1) ceil(log_k p) (alpha + n beta + n gamma)",
    .params = {&segment_bytes, &radix},
    .ordered = true,
    .applies = applies,
    .segments = ct_pass_up_segments,
    .plan = plan,
};
