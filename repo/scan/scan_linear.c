/*
 * scan_linear - along a chain of ranks, segment by segment.
 *
 * What rank r gets from rank r-1 is of all ranks before it: the result of an
 * exclusive scan. Combined with its own vector it goes on to rank r+1, and is the
 * result of an inclusive scan. Segments do not wait for each other.
 * Scratch: one vector.
 * Source: Open MPI "linear"; in segments: Sanders, Traeff 2006, section 3.1.
 */
#include "repo/collective.h"
#include "repo/scheme/segment_window.h"
#include "repo/segment_bytes.h"

extern const struct ct_collective ct_scan;

enum { SEGMENT_BYTES }; /* the parameters */

static bool applies(const struct ct_problem *problem)
{
    const int segment_bytes = problem->setting.values[SEGMENT_BYTES];
    const int least = ct_collective_is(problem->collective, &ct_scan) ? 2 : 3;

    return segment_bytes == 0 || (problem->nranks >= least && ct_segments_divide_vector(problem));
}

/* In place, the result of an exclusive scan takes the place of the own vector: it is
   put aside before. */
static void plan_unit(struct ct_segment_window *window, const struct ct_shape *shape)
{
    struct ct_builder *builder = window->builder;
    const bool is_scan = ct_collective_is(shape->collective, &ct_scan);
    const int rank = shape->rank;
    const bool is_last = rank + 1 == shape->nranks;
    const struct ct_span own = ct_span(CT_SEND, window->segment, 1);
    const struct ct_span before = ct_span(is_scan ? CT_SCRATCH : CT_RECV, window->segment, 1);
    const struct ct_span with_own = ct_span(is_scan ? CT_RECV : CT_SCRATCH, window->segment, 1);
    const bool adds_own = is_scan || (rank > 0 && !is_last);
    const int copy = adds_own ? ct_copy(builder, own, with_own) : CT_NO_STEP;
    int ready = CT_NO_STEP;

    if (rank > 0) {
        const int recv = ct_recv_in_window(window, rank - 1, before, is_scan ? CT_NO_STEP : copy);

        if (adds_own) {
            ready = ct_combine(builder, before, with_own);
            ct_after(builder, ready, recv);
            ct_after(builder, ready, is_scan ? copy : CT_NO_STEP);
        }
    }
    if (!is_last)
        ct_send_in_window(window, rank + 1, rank == 0 ? own : with_own, ready);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_segment_window window = {.builder = builder, .message = CT_NO_STEP};

    ct_set_units_per_block(builder, shape->segments);
    for (; window.segment < shape->segments; window.segment++)
        plan_unit(&window, shape);
}

CT_SERVES(scan, exscan, linear,
          {
              .source = "Open MPI; Sanders, Traeff 2006",
              .needs = "segment_bytes < n; an exscan in segments p > 2",
              .cost = "(p-2+S) (alpha + n/S beta + n/S gamma), S segments",
              .params = {&ct_segments_param},
              .ordered = true,
              .applies = applies,
              .segments = ct_segments_by_ranks,
              .plan = plan,
          });
