/*
 * scan_linear - along a chain of ranks, segment by segment.
 *
 * Rank r gets the result of rank r-1, combines it with its own vector, and sends
 * that on to rank r+1. Segments do not wait for each other.
 * Scratch: one vector.
 * Source: Open MPI "linear"; in segments: Sanders, Traeff 2006, section 3.1.
 */
#include "repo/scheme/segment_window.h"
#include "repo/segment_bytes.h"

enum { SEGMENT_BYTES }; /* the parameters */

static bool applies(const struct ct_problem *problem)
{
    const int segment_bytes = problem->setting.values[SEGMENT_BYTES];

    return segment_bytes == 0 || (problem->nranks > 1 && ct_segments_divide_vector(problem));
}

static void plan_unit(struct ct_segment_window *window, const struct ct_shape *shape)
{
    struct ct_builder *builder = window->builder;
    const struct ct_span own = ct_span(CT_SEND, window->segment, 1);
    const struct ct_span before = ct_span(CT_SCRATCH, window->segment, 1);
    const struct ct_span result = ct_span(CT_RECV, window->segment, 1);
    const int copy = ct_copy(builder, own, result);
    int ready = CT_NO_STEP;

    if (shape->rank > 0) {
        const int recv = ct_recv_in_window(window, shape->rank - 1, before, CT_NO_STEP);

        ready = ct_combine(builder, before, result);
        ct_after(builder, ready, recv);
        ct_after(builder, ready, copy);
    }
    if (shape->rank + 1 < shape->nranks)
        ct_send_in_window(window, shape->rank + 1, shape->rank == 0 ? own : result, ready);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_segment_window window = {.builder = builder, .message = CT_NO_STEP};

    ct_set_units_per_block(builder, shape->segments);
    for (; window.segment < shape->segments; window.segment++)
        plan_unit(&window, shape);
}

extern const struct ct_collective ct_scan;

const struct ct_algorithm scan_linear = {
    .name = "scan_linear",
    .collective = &ct_scan,
    .source = "Open MPI; Sanders, Traeff 2006",
    .needs = "segment_bytes < n",
    .cost = "(p-2+S) (alpha + n/S beta + n/S gamma), S segments",
    .params = {&ct_segments_param},
    .ordered = true,
    .applies = applies,
    .segments = ct_segments_by_ranks,
    .plan = plan,
};
