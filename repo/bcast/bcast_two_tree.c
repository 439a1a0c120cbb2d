/*
 * bcast_two_tree - half of the vector down each of two binary trees.
 *
 * No rank has children in both trees (two_trees.h), so none sends more than
 * the vector, and all but the root receive it once. The root sends each half
 * once, in segments that are sent on as they come.
 * Source: Sanders, Speck, Traeff 2009. Without its colours: which of its
 * messages a rank sends first is left to the order in which segments come.
 */
#include "repo/scheme/pass_down.h"
#include "repo/scheme/two_trees.h"
#include "repo/segment_bytes.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_pipe pipes[2];

    for (int tree = 0; tree < 2; tree++) {
        const struct ct_rank_node node =
            ct_two_trees_node(shape->nranks, ct_number_from_root(shape), tree);

        pipes[tree] = (struct ct_pipe){ct_node_from_root(shape, &node), tree * shape->segments};
    }
    ct_set_units_per_block(builder, 2 * shape->segments);
    ct_pass_down(builder, shape, pipes, 2);
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_two_tree = {
    .name = "bcast_two_tree",
    .collective = &ct_bcast,
    .source = "Sanders, Speck, Traeff 2009",
    .needs = "p > 3, segment_bytes < n/2",
    .cost = "(2 S + 2 log2 p) (alpha + n/(2 S) beta), S segments in each half",
    .params = {&ct_long_segments_param},
    .applies = ct_segments_divide_halves,
    .segments = ct_segments_of_halves,
    .plan = plan,
};
