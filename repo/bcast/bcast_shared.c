/*
 * bcast_shared - the root posts the vector, and all ranks fetch it.
 *
 * Or by levels inside the host: one rank below each node fetches, and posts what it has for
 * the others, segment by segment.
 * Source: Graham, Shipman 2008.
 */
#include "repo/scheme/posted.h"
#include "repo/scheme/posted_tree.h"
#include "repo/segment_bytes.h"

enum { SEGMENT_BYTES, FORM, COPIES }; /* the parameters */

/* A post for all needs no segments: the executor has them. */
static bool applies(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;

    return ct_posted_form_applies(problem, values[FORM]) &&
           (values[FORM] == CT_POSTED_LEVELS || values[SEGMENT_BYTES] == 0) &&
           ct_posted_segments_apply(problem, values[COPIES]);
}

static void plan_levels(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_posted_tree tree = ct_posted_tree_of(builder, shape, shape->root);

    ct_set_units_per_block(builder, shape->segments);
    ct_post_down(builder, shape, &tree, shape->rank == shape->root ? CT_SEND : CT_RECV);
    ct_posted_tree_fini(&tree);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    if (shape->setting.values[FORM] == CT_POSTED_LEVELS)
        plan_levels(builder, shape);
    else if (shape->rank == shape->root)
        ct_post_all(builder, shape->rank, ct_span(CT_SEND, 0, 1));
    else
        ct_fetch(builder, shape->root, ct_span(CT_RECV, 0, 1), 0, ct_span(CT_RECV, 0, 1));
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_shared = {
    .name = "bcast_shared",
    .collective = &ct_bcast,
    .source = "Graham, Shipman 2008",
    .needs = "ranks of one host that share memory; form=levels: several inside the host, "
             "segment_bytes < n; copies=one: segments > 16 KB",
    .cost = "n into the window, copies=one nothing; n out of it; form=levels: both on each level",
    .params = {&ct_segments_param, &ct_posted_form, &ct_posted_copies},
    .by_window = true,
    .least_ranks = 2,
    .applies = applies,
    .segments = ct_segments_of_vector,
    .plan = plan,
};
