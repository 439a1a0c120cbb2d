/*
 * pipeline.c - steps of one unit. Every wait is for an earlier segment, or along
 * the tree: no deadlock, even with synchronous sends.
 */
#include "repo/pattern/pipeline.h"

#include "repo/pattern/segment_window.h"

static const int values[] = {0, 1024, 4096, 16384, 65536};

const struct ct_param ct_pipeline_param = {
    .name = "segment_bytes",
    .nvalues = sizeof values / sizeof *values,
    .values = values,
};

bool ct_pipeline_divides(int segment_bytes, size_t piece_bytes)
{
    return segment_bytes == 0 || (size_t)segment_bytes < piece_bytes;
}

struct pipeline {
    struct ct_builder *builder;
    int rank;
    struct ct_segment_window window;
};

/* What a rank has combined of one unit: its own at first. */
struct sum {
    struct ct_span span;
    int step;     /* the last that wrote it */
    int freed[2]; /* scratch buffer -> the last step that read it */
};

/* Receive a child's unit into the scratch buffer that the sum is not in;
   returns the step. */
static int receive(struct pipeline *pipeline, const struct sum *sum, int child,
                   struct ct_span *into)
{
    const int slot = sum->span.buffer == CT_SCRATCH;
    int step;

    *into = ct_span(CT_SCRATCH + slot, sum->span.first, 1);
    step = ct_in_window(&pipeline->window,
                        ct_recv(pipeline->builder, child, *into));
    ct_after(pipeline->builder, step, sum->freed[slot]);
    return step;
}

/* A child of higher ranks: the sum moves to where its unit came. */
static void add_higher(struct pipeline *pipeline, struct sum *sum, int child)
{
    struct ct_span into;
    const int recv = receive(pipeline, sum, child, &into);
    const int reduce = ct_combine(pipeline->builder, sum->span, into);

    ct_after(pipeline->builder, reduce, recv);
    ct_after(pipeline->builder, reduce, sum->step);
    if (sum->span.buffer != CT_SEND)
        sum->freed[sum->span.buffer - CT_SCRATCH] = reduce;
    sum->span = into;
    sum->step = reduce;
}

/* A child of lower ranks. */
static void add_lower(struct pipeline *pipeline, struct sum *sum, int child)
{
    struct ct_span from;
    int recv;
    int reduce;

    /* the send buffer cannot be the second operand */
    if (sum->span.buffer == CT_SEND) {
        const struct ct_span own = ct_span(CT_SCRATCH, sum->span.first, 1);

        sum->step = ct_copy(pipeline->builder, sum->span, own);
        sum->span = own;
    }
    recv = receive(pipeline, sum, child, &from);
    reduce = ct_combine(pipeline->builder, from, sum->span);
    ct_after(pipeline->builder, reduce, recv);
    ct_after(pipeline->builder, reduce, sum->step);
    sum->freed[from.buffer - CT_SCRATCH] = reduce;
    sum->step = reduce;
}

/* The children next to the rank first: the sum is of consecutive ranks. */
static struct sum plan_up(struct pipeline *pipeline,
                          const struct ct_rank_node *node, int unit)
{
    struct sum sum = {
        ct_span(CT_SEND, unit, 1), CT_NO_STEP, {CT_NO_STEP, CT_NO_STEP}};
    int nlower = 0;

    while (nlower < node->nchildren && node->children[nlower] < pipeline->rank)
        nlower++;
    for (int i = nlower; i < node->nchildren; i++)
        add_higher(pipeline, &sum, node->children[i]);
    for (int i = nlower - 1; i >= 0; i--)
        add_lower(pipeline, &sum, node->children[i]);
    return sum;
}

/* Exchange the sum for the result; returns where it can be sent from. */
static struct ct_span plan_top(struct pipeline *pipeline, int parent,
                               struct sum *sum)
{
    const struct ct_span result = ct_span(CT_RECV, sum->span.first, 1);
    int send;
    int recv;

    if (parent < 0) {
        ct_after(pipeline->builder,
                 ct_copy(pipeline->builder, sum->span, result), sum->step);
        return sum->span;
    }
    send = ct_in_window(&pipeline->window,
                        ct_send(pipeline->builder, parent, sum->span));
    ct_after(pipeline->builder, send, sum->step);
    recv = ct_in_window(&pipeline->window,
                        ct_recv(pipeline->builder, parent, result));
    ct_after(pipeline->builder, recv, send);
    sum->step = recv;
    return result;
}

static void plan_unit(struct pipeline *pipeline,
                      const struct ct_rank_node *node, int unit)
{
    struct sum sum = plan_up(pipeline, node, unit);
    const struct ct_span result = plan_top(pipeline, node->parent, &sum);

    for (int i = node->nchildren - 1; i >= 0; i--)
        ct_after(
            pipeline->builder,
            ct_in_window(&pipeline->window,
                         ct_send(pipeline->builder, node->children[i], result)),
            sum.step);
}

void ct_pipeline_allreduce(struct ct_builder *builder,
                           const struct ct_shape *shape,
                           const struct ct_pipe *pipes, int npipes)
{
    struct pipeline pipeline = {
        .builder = builder,
        .rank = shape->rank,
        .window = {.builder = builder, .message = CT_NO_STEP},
    };

    for (int s = 0; s < shape->segments; s++) {
        pipeline.window.segment = s;
        for (int i = 0; i < npipes; i++)
            plan_unit(&pipeline, &pipes[i].node, pipes[i].first + s);
    }
}
