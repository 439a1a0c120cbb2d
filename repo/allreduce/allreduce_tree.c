/*
 * allreduce_tree - up and down one tree of ranks, segment by segment.
 *
 * Every rank combines its own with its children's in order of rank, sends the
 * sum to its parent, gets the result from it and sends it to its children.
 * Segments do not wait for each other. Trees are k-ary, of consecutive runs
 * (radix 1: a chain), or k-nomial; allreduce_reduce_bcast is the binomial tree
 * without segments.
 * Scratch: at most two vectors.
 * Source: Pjesivac-Grbovic et al. 2007; MPICH "tree".
 */
#include "repo/scheme/pipeline.h"
#include "repo/segment_bytes.h"

enum { SEGMENT_BYTES, TREE, RADIX }; /* the parameters */

static const char *const trees[] = {"kary", "knomial"};

enum { KARY, KNOMIAL };

static const struct ct_param tree = {
    .name = "tree",
    .nvalues = sizeof trees / sizeof *trees,
    .words = trees,
};

static const int radices[] = {1, 2, 4, 8};

static const struct ct_param radix = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

/* With the largest runs of one rank, all k-ary trees are the same: all
   ranks are children of rank 0. */
static bool is_new(int kind, int k, int segment_bytes, int nranks)
{
    const int number = ct_param_number(&radix, k);

    if (kind == KARY)
        return number == 0 || radices[number - 1] < nranks - 1;
    return k >= 2 && k < nranks && (k > 2 || segment_bytes > 0);
}

static bool applies(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;

    return is_new(values[TREE], values[RADIX], values[SEGMENT_BYTES], problem->nranks) &&
           ct_segments_divide_vector(problem);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int k = shape->setting.values[RADIX];
    const struct ct_pipe pipe = {
        .node = shape->setting.values[TREE] == KARY
                    ? ct_kary_node(shape->nranks, shape->rank, k)
                    : ct_knomial_node(shape->nranks, shape->rank, k),
    };

    ct_set_units_per_block(builder, shape->segments);
    ct_pipeline_allreduce(builder, shape, &pipe, 1);
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_tree = {
    .name = "allreduce_tree",
    .collective = &ct_allreduce,
    .source = "Pjesivac-Grbovic et al. 2007; MPICH",
    .needs = "a radix that gives a tree of its own; segment_bytes < n",
    .cost = "2 (h+S-1) c (alpha + n/S beta) + (h+S-1) c n/S gamma, depth h, "
            "c children, S segments",
    .params = {&ct_segments_param, &tree, &radix},
    .ordered = true,
    .applies = applies,
    .segments = ct_segments_by_ranks,
    .plan = plan,
};
