/*
 * scan_shared - all ranks post their vectors for those above, and each combines the
 * vectors of those below.
 *
 * From the rank itself down, or for an exclusive scan from the one below. Segments
 * follow each other. The sum is in scratch, because in place the vector is where the
 * result goes, and others may still read it.
 * Scratch: one vector.
 */
#include "repo/scheme/posted.h"
#include "repo/segment_bytes.h"

extern const struct ct_collective ct_scan;

enum { SEGMENT_BYTES, COPIES }; /* the parameters */

static bool applies(const struct ct_problem *problem)
{
    return ct_posted_segments_apply(problem, problem->setting.values[COPIES]);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int rank = shape->rank;
    const bool is_scan = ct_collective_is(shape->collective, &ct_scan);
    int last = CT_NO_STEP;

    ct_set_units_per_block(builder, shape->segments);
    for (int i = 0; i < shape->segments; i++) {
        const struct ct_span own = ct_span(CT_SEND, i, 1);
        const struct ct_posted_sum below = {.rank = rank,
                                            .first = is_scan ? rank : rank - 1,
                                            .n = is_scan ? rank + 1 : rank,
                                            .posted = own,
                                            .own = own,
                                            .sum = ct_span(CT_SCRATCH, i, 1)};
        const int post = ct_post_above(builder, rank, own);
        int copy;

        if (below.n == 0)
            continue;
        last = ct_fetch_sum(builder, &below, last);
        copy = ct_copy(builder, below.sum, ct_span(CT_RECV, i, 1));
        ct_after(builder, copy, post);
        ct_after(builder, copy, last);
    }
}

CT_SERVES(scan, exscan, shared,
          {
              .source = "Graham, Shipman 2008",
              .needs = "ranks of one host that share memory; segment_bytes < n; copies=one: "
                       "segments > 16 KB",
              .cost = "n into the window, (p-1) n out of it and (p-1) n gamma at the last rank",
              .params = {&ct_segments_param, &ct_posted_copies},
              .ordered = true,
              .by_window = true,
              .least_ranks = 2,
              .applies = applies,
              .segments = ct_segments_by_ranks,
              .plan = plan,
          });
