/*
 * allreduce_shared - all ranks post their vectors, and each combines all of them.
 *
 * All combine in rank order, from the last vector down, so all results are the same in
 * every bit. Segments follow each other: one is posted while the one before it is
 * combined. The sum is in scratch, because in place the vector is where the result
 * goes, and others may still read it. Or by levels inside the host: one rank below each
 * node adds up what is posted there, and posts the sum, and then the result.
 * Scratch: one vector; by levels, on ranks that add up.
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

static void plan_levels(struct ct_builder *builder, const struct ct_shape *shape)
{
    static const int root = 0;
    struct ct_posted_tree tree = ct_posted_tree_of(builder, shape, root);

    ct_post_up(builder, shape, &tree, shape->rank == root ? CT_RECV : CT_SCRATCH);
    ct_fence(builder); /* in place, what is posted is where the result goes */
    ct_post_down(builder, shape, &tree, CT_RECV);
    ct_posted_tree_fini(&tree);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    int last = CT_NO_STEP;

    ct_set_units_per_block(builder, shape->segments);
    if (shape->setting.values[FORM] == CT_POSTED_LEVELS) {
        plan_levels(builder, shape);
        return;
    }
    for (int i = 0; i < shape->segments; i++) {
        const struct ct_span own = ct_span(CT_SEND, i, 1);
        const struct ct_posted_sum all = {.rank = shape->rank,
                                          .first = p - 1,
                                          .n = p,
                                          .posted = own,
                                          .own = own,
                                          .sum = ct_span(CT_SCRATCH, i, 1)};
        const int post = ct_post_all(builder, shape->rank, own);
        int copy;

        last = ct_fetch_sum(builder, &all, last);
        copy = ct_copy(builder, all.sum, ct_span(CT_RECV, i, 1));
        ct_after(builder, copy, post);
        ct_after(builder, copy, last);
    }
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_shared = {
    .name = "allreduce_shared",
    .collective = &ct_allreduce,
    .source = "Graham, Shipman 2008",
    .needs = "ranks of one host that share memory; segment_bytes < n; form=levels: several "
             "inside the host; copies=one: segments > 16 KB",
    .cost = "n into the window, (p-1) n out of it; (p-1) n gamma",
    .params = {&ct_segments_param, &ct_posted_form, &ct_posted_copies},
    .ordered = true,
    .ordered_with = is_ordered,
    .by_window = true,
    .least_ranks = 2,
    .applies = applies,
    .segments = ct_segments_by_ranks,
    .plan = plan,
};
