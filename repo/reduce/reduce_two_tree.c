/*
 * reduce_two_tree - half of the vector up each of two binary trees.
 *
 * No rank has children in both trees (two_trees.h), so none receives more than
 * the vector, and all but the root send it once. The root is above both trees.
 * Segments do not wait for each other.
 * Cost: with S segments in each half, about (2 S + 2 log2 p) (alpha + n/(2 S)
 * (beta + gamma)), n bytes in the vector: for large S, n beta + n gamma.
 * Needs: p > 3, segment_bytes < n/2, a commutative operation. Scratch: two
 * vectors.
 * Source: Sanders, Speck, Traeff 2009.
 */
#include "repo/pattern/pass_up.h"
#include "repo/pattern/pipeline.h"
#include "repo/pattern/two_trees.h"

enum { SEGMENT_BYTES }; /* the parameters */

static size_t half_of(size_t bytes)
{
    return bytes - bytes / 2;
}

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 3 &&
           ct_pipeline_divides(problem->setting.values[SEGMENT_BYTES], half_of(problem->bytes));
}

static int segments(const struct ct_problem *problem)
{
    return ct_segments(half_of(problem->bytes), problem->setting.values[SEGMENT_BYTES], 2);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_numbering numbering = ct_pass_up_numbering(shape, 0);
    const int number = ct_rank_number(&numbering, shape->rank);
    const struct ct_up_tree trees[] = {
        {.node = ct_two_trees_node(shape->nranks, number, 0)},
        {.node = ct_two_trees_node(shape->nranks, number, 1), .first = shape->segments},
    };

    ct_set_units_per_block(builder, 2 * shape->segments);
    ct_pass_up(builder, shape, &numbering, trees, 2);
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_two_tree = {
    .name = "reduce_two_tree",
    .collective = &ct_reduce,
    .source = "Sanders, Speck, Traeff 2009",
    .needs = "p > 3, segment_bytes < n/2, a commutative operation",
    .cost = "(2 S + 2 log2 p) (alpha + n/(2 S) (beta + gamma)), S segments in "
            "each half",
    .params = {&ct_pass_up_param},
    .applies = applies,
    .segments = segments,
    .plan = plan,
};
