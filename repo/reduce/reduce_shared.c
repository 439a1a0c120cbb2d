/*
 * reduce_shared - all ranks post their vectors, and the root combines them.
 *
 * From the last vector down; where order is free, from the root's own, and round.
 * Segments follow each other. Or by levels inside the host: one rank below each node adds
 * up what is posted there, and posts the sum.
 * Scratch: in order one vector, at the root; by levels, on ranks that add up.
 */
#include "repo/scheme/posted.h"
#include "repo/scheme/posted_tree.h"
#include "repo/segment_bytes.h"

enum { SEGMENT_BYTES, FORM, COPIES }; /* the parameters */

static bool applies(const struct ct_problem *problem)
{
    return ct_posted_form_applies(problem, problem->setting.values[FORM]) &&
           ct_posted_segments_apply(problem, problem->setting.values[COPIES]);
}

static bool is_ordered(const struct ct_setting *setting)
{
    return setting->values[FORM] == CT_POSTED_FLAT;
}

/* In order, the sum of higher ranks is in scratch until the own vector is in it: in
   place, that is in the receive buffer. */
static int plan_segment(struct ct_builder *builder, const struct ct_shape *shape, int segment,
                        int last)
{
    const int p = shape->nranks;
    const bool puts_aside = shape->keeps_order && shape->root != p - 1;
    const struct ct_span own = ct_span(CT_SEND, segment, 1);
    const struct ct_posted_sum all = {.rank = shape->rank,
                                      .first = shape->keeps_order ? p - 1 : shape->root,
                                      .n = p,
                                      .posted = own,
                                      .own = own,
                                      .sum =
                                          ct_span(puts_aside ? CT_SCRATCH : CT_RECV, segment, 1)};

    last = ct_fetch_sum(builder, &all, last);
    if (puts_aside)
        ct_after(builder, ct_copy(builder, all.sum, ct_span(CT_RECV, segment, 1)), last);
    return last;
}

static void plan_levels(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_posted_tree tree = ct_posted_tree_of(builder, shape, shape->root);

    ct_post_up(builder, shape, &tree, shape->rank == shape->root ? CT_RECV : CT_SCRATCH);
    ct_posted_tree_fini(&tree);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    int last = CT_NO_STEP;

    ct_set_units_per_block(builder, shape->segments);
    if (shape->setting.values[FORM] == CT_POSTED_LEVELS) {
        plan_levels(builder, shape);
        return;
    }
    for (int i = 0; i < shape->segments; i++) {
        if (shape->rank == shape->root)
            last = plan_segment(builder, shape, i, last);
        else
            ct_post(builder, &shape->root, 1, ct_span(CT_SEND, i, 1));
    }
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_shared = {
    .name = "reduce_shared",
    .collective = &ct_reduce,
    .source = "Graham, Shipman 2008",
    .needs = "ranks of one host that share memory; segment_bytes < n; form=levels: several "
             "inside the host; copies=one: segments > 16 KB",
    .cost = "n into the window, (p-1) n out of it and (p-1) n gamma at the root",
    .params = {&ct_segments_param, &ct_posted_form, &ct_posted_copies},
    .ordered = true,
    .ordered_with = is_ordered,
    .by_window = true,
    .least_ranks = 2,
    .applies = applies,
    .segments = ct_segments_by_ranks,
    .plan = plan,
};
