/*
 * reduce_two_tree - half of the vector up each of two binary trees.
 *
 * No rank has children in both trees (two_trees.h), so none receives more than
 * the vector, and all but the root send it once. The root is above both trees.
 * Segments do not wait for each other.
 * Scratch: two vectors.
 */
#include "repo/scheme/pass_up.h"
#include "repo/scheme/pipeline.h"
#include "repo/scheme/two_trees.h"
#include "repo/segment_bytes.h"

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
    .params = {&ct_long_segments_param},
    .applies = ct_segments_divide_halves,
    .segments = ct_segments_of_halves,
    .plan = plan,
};
