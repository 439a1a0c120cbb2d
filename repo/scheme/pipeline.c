/*
 * pipeline.c - steps of one unit. Every wait is for an earlier segment, or along
 * the tree: no deadlock, even with synchronous sends.
 */
#include "repo/scheme/pipeline.h"

#include "repo/scheme/tree_sum.h"

/* Exchange the sum for the result; returns where it can be sent from. */
static struct ct_span plan_top(struct ct_segment_window *window, int parent, struct ct_sum *sum)
{
    struct ct_builder *builder = window->builder;
    const struct ct_span result = ct_span(CT_RECV, sum->span.first, 1);
    int send;
    int recv;

    if (parent < 0) {
        ct_after(builder, ct_copy(builder, sum->span, result), sum->step);
        return sum->span;
    }
    send = ct_in_window(window, ct_send(builder, parent, sum->span));
    ct_after(builder, send, sum->step);
    recv = ct_in_window(window, ct_recv(builder, parent, result));
    ct_after(builder, recv, send);
    sum->step = recv;
    return result;
}

static void plan_unit(struct ct_summing *summing, const struct ct_rank_node *node, int unit)
{
    struct ct_segment_window *window = &summing->window;
    struct ct_sum sum = ct_tree_sum(summing, node, unit);
    const struct ct_span result = plan_top(window, node->parent, &sum);

    for (int i = node->nchildren - 1; i >= 0; i--)
        ct_after(window->builder,
                 ct_in_window(window, ct_send(window->builder, node->children[i], result)),
                 sum.step);
}

void ct_pipeline_allreduce(struct ct_builder *builder, const struct ct_shape *shape,
                           const struct ct_pipe *pipes, int npipes)
{
    struct ct_summing summing = {
        .window = {.builder = builder, .message = CT_NO_STEP},
        .numbering = {.nranks = shape->nranks},
        .number = shape->rank,
    };

    for (int s = 0; s < shape->segments; s++) {
        summing.window.segment = s;
        for (int i = 0; i < npipes; i++)
            plan_unit(&summing, &pipes[i].node, pipes[i].first + s);
    }
}
