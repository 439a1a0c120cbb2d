/*
 * gather_linear_sync - ranks send to the root when it asks them to.
 *
 * The root posts the receives for a rank and sends it a token. When the first
 * part of the block has come, one of `parts`, it goes on to the next rank while
 * the rest comes. So no message comes before its receive is posted, and few
 * ranks at a time send to the root: switches near it need not queue, or drop,
 * what comes from all of them.
 */
#include "repo/algorithm.h"

enum { PARTS }; /* the parameters */

/* Of one, the next rank begins when all has come. */
static const int numbers[] = {1, 4, 32};

static const struct ct_param parts = {
    .name = "parts",
    .nvalues = sizeof numbers / sizeof *numbers,
    .values = numbers,
};

static int segments(const struct ct_problem *problem)
{
    return problem->setting.values[PARTS];
}

static void plan_root(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int n = shape->segments;
    int before = CT_NO_STEP; /* the first part of the rank before */

    for (int i = 1; i < shape->nranks; i++) {
        const int from = (shape->root + i) % shape->nranks;
        const int recv = ct_recv(builder, from, ct_span(CT_RECV, from * n, 1));
        const int rest = ct_recv(builder, from, ct_span(CT_RECV, from * n + 1, n - 1));

        ct_after(builder, recv, before);
        ct_after(builder, rest, before);
        ct_after(builder, ct_token_send(builder, from), before);
        before = recv;
    }
    ct_copy(builder, ct_span(CT_SEND, 0, n), ct_span(CT_RECV, shape->root * n, n));
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_set_units_per_block(builder, shape->segments);
    if (shape->rank == shape->root) {
        plan_root(builder, shape);
        return;
    }
    ct_token_recv(builder, shape->root);
    ct_fence(builder);
    ct_send(builder, shape->root, ct_span(CT_SEND, 0, 1));
    ct_send(builder, shape->root, ct_span(CT_SEND, 1, shape->segments - 1));
}

CT_SERVES(gather, gatherv, linear_sync,
          {
              .source = "Open MPI, linear_sync",
              .needs = "p > 2",
              .cost = "(p-1) (alpha + delta + n/S beta) + (1 - 1/S) n beta, S parts",
              .params = {&parts},
              .least_ranks = 3,
              .segments = segments,
              .plan = plan,
          });
