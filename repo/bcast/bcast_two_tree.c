/*
 * bcast_two_tree - half of the vector along each of two binary trees.
 *
 * No rank has children in both trees (two_trees.h), so none sends more than
 * the vector, and all but the root receive it once. The root is above both trees, and
 * sends each half once, in segments that are sent on as they come. A reduction is
 * the mirror image.
 * Scratch: of a reduction, two vectors.
 * Source: Sanders, Speck, Traeff 2009. Without its colours: which of its
 * messages a rank sends first is left to the order in which segments come.
 */
#include "repo/collective.h"
#include "repo/scheme/pass_down.h"
#include "repo/scheme/pass_up.h"
#include "repo/scheme/two_trees.h"
#include "repo/segment_bytes.h"

extern const struct ct_collective ct_reduce;

static void plan_down(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_pipe pipes[2];

    for (int tree = 0; tree < 2; tree++) {
        const struct ct_rank_node node =
            ct_two_trees_node(shape->nranks, ct_number_from_root(shape), tree);

        pipes[tree] = (struct ct_pipe){ct_node_from_root(shape, &node), tree * shape->segments};
    }
    ct_pass_down(builder, shape, pipes, 2);
}

static void plan_up(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_numbering numbering = ct_pass_up_numbering(shape, 0);
    const int number = ct_rank_number(&numbering, shape->rank);
    const struct ct_up_tree trees[] = {
        {.node = ct_two_trees_node(shape->nranks, number, 0)},
        {.node = ct_two_trees_node(shape->nranks, number, 1), .first = shape->segments},
    };

    ct_pass_up(builder, shape, &numbering, trees, 2);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_set_units_per_block(builder, 2 * shape->segments);
    if (ct_collective_is(shape->collective, &ct_reduce))
        plan_up(builder, shape);
    else
        plan_down(builder, shape);
}

CT_SERVES(bcast, reduce, two_tree,
          {
              .source = "Sanders, Speck, Traeff 2009",
              .needs = "p > 3, segment_bytes < n/2; a reduction: a commutative operation",
              .cost = "(2 S + 2 log2 p) (alpha + n/(2 S) (beta + gamma)), S segments in "
                      "each half; a broadcast without gamma",
              .params = {&ct_long_segments_param},
              .applies = ct_segments_divide_halves,
              .segments = ct_segments_of_halves,
              .plan = plan,
          });
