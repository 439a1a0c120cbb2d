/*
 * allgather_shared - all ranks post their blocks, and all fetch all.
 *
 * Each begins with the rank before it, so that not all read the same block at once. Or by
 * levels inside the host: one rank below each node fetches what is outside, and posts it for
 * the others.
 */
#include "repo/scheme/posted.h"
#include "repo/scheme/posted_tree.h"

enum { FORM, COPIES }; /* the parameters */

static bool applies(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;

    return ct_posted_form_applies(problem, values[FORM]) &&
           ct_posted_copies_apply(values[COPIES], problem->bytes);
}

static void plan_levels(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_posted_tree tree = ct_posted_tree_of(builder, shape, 0);

    ct_post_across(builder, shape, &tree);
    ct_posted_tree_fini(&tree);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_span own = ct_span(CT_SEND, 0, 1);

    if (shape->setting.values[FORM] == CT_POSTED_LEVELS) {
        plan_levels(builder, shape);
        return;
    }
    ct_post_all(builder, shape->rank, own);
    ct_copy(builder, own, ct_span(CT_RECV, shape->rank, 1));
    ct_fetch_blocks(builder, shape->rank, 1);
}

CT_SERVES(allgather, allgatherv, shared,
          {
              .source = "Graham, Shipman 2008",
              .needs = "ranks of one host that share memory; form=levels: several inside the "
                       "host; copies=one: n > 16 KB",
              .cost = "n into the window, copies=one nothing; (p-1) n out of it; form=levels: "
                      "both on each level",
              .params = {&ct_posted_added_form, &ct_posted_copies},
              .by_window = true,
              .least_ranks = 2,
              .applies = applies,
              .plan = plan,
          });
