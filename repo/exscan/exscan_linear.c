/*
 * exscan_linear - along a chain of ranks, segment by segment.
 *
 * What rank r gets from rank r-1 is its result; combined with its own vector it
 * goes on to rank r+1. Segments do not wait for each other.
 * Scratch: one vector.
 * Source: Open MPI "linear"; in segments: Sanders, Traeff 2006, section 3.1.
 */
#include "repo/scheme/segment_window.h"
#include "repo/segment_bytes.h"

enum { SEGMENT_BYTES }; /* the parameters */

static bool applies(const struct ct_problem *problem)
{
    const int segment_bytes = problem->setting.values[SEGMENT_BYTES];

    return segment_bytes == 0 || (problem->nranks > 2 && ct_segments_divide_vector(problem));
}

/* In place the result takes the place of the own vector, which is put aside
   before. */
static void plan_between(struct ct_segment_window *window, int rank)
{
    struct ct_builder *builder = window->builder;
    const struct ct_span next = ct_span(CT_SCRATCH, window->segment, 1);
    const struct ct_span result = ct_span(CT_RECV, window->segment, 1);
    const int copy = ct_copy(builder, ct_span(CT_SEND, window->segment, 1), next);
    const int recv = ct_recv_in_window(window, rank - 1, result, copy);
    const int ready = ct_combine(builder, result, next);

    ct_after(builder, ready, recv);
    ct_send_in_window(window, rank + 1, next, ready);
}

static void plan_unit(struct ct_segment_window *window, const struct ct_shape *shape)
{
    const int last = shape->nranks - 1;

    if (shape->rank > 0 && shape->rank < last)
        plan_between(window, shape->rank);
    else if (shape->rank < last)
        ct_send_in_window(window, 1, ct_span(CT_SEND, window->segment, 1), CT_NO_STEP);
    else if (shape->rank > 0)
        ct_recv_in_window(window, last - 1, ct_span(CT_RECV, window->segment, 1), CT_NO_STEP);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_segment_window window = {.builder = builder, .message = CT_NO_STEP};

    ct_set_units_per_block(builder, shape->segments);
    for (; window.segment < shape->segments; window.segment++)
        plan_unit(&window, shape);
}

extern const struct ct_collective ct_exscan;

const struct ct_algorithm exscan_linear = {
    .name = "exscan_linear",
    .collective = &ct_exscan,
    .source = "Open MPI; Sanders, Traeff 2006",
    .needs = "segment_bytes < n; in segments p > 2",
    .cost = "(p-2+S) (alpha + n/S beta) + (p-3+S) n/S gamma, S segments",
    .params = {&ct_segments_param},
    .ordered = true,
    .applies = applies,
    .segments = ct_segments_by_ranks,
    .plan = plan,
};
