/*
 * alltoall_ring - p-1 rounds, each a shift.
 *
 * In round i, rank r sends to rank r+i and receives from rank r-i; it begins
 * round i+1 when its own messages of round i are done. In segments, segment by
 * segment: each waits for the last but one, also across rounds, so that one
 * is under way while another ends. Small messages need no handshake, and
 * a rank cannot run ahead of those that send to it.
 * Source: Faraj, Yuan 2005, section 3, "ring"; Thakur, Rabenseifner, Gropp
 * 2005, section 4.3. The segments are ours.
 */
#include "repo/algorithm.h"
#include "repo/scheme/exchange.h"
#include "repo/segment_bytes.h"

static const int values[] = {0, 8192, 16384, 65536};

enum { SEGMENT_BYTES }; /* the parameters */

static const struct ct_param segment_bytes = {
    .name = "segment_bytes",
    .nvalues = sizeof values / sizeof *values,
    .values = values,
};

/* A segment as large as the block is what the value 0 does already. */
static bool applies(const struct ct_problem *problem)
{
    return problem->setting.values[SEGMENT_BYTES] == 0 ||
           (problem->nranks > 1 && (size_t)problem->setting.values[SEGMENT_BYTES] < problem->bytes);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int n = shape->segments;
    struct ct_exchange_row row = {.builder = builder, .window = n == 1 ? 1 : 2};

    ct_set_units_per_block(builder, n);
    for (int i = 1; i < p; i++) {
        const int to = (shape->rank + i) % p;
        const int from = (shape->rank - i + p) % p;

        for (int s = 0; s < n; s++)
            ct_exchange_in_row(&row, ct_exchange_unit(builder, to, from, s, n));
    }
    ct_copy(builder, ct_span(CT_SEND, shape->rank * n, n), ct_span(CT_RECV, shape->rank * n, n));
}

CT_SERVES(alltoall, alltoallv, ring,
          {
              .source = "Faraj, Yuan 2005, section 3",
              .needs = "segment_bytes < n",
              .cost = "(p-1) alpha + (p-1) n beta; s segments: s (p-1) alpha",
              .params = {&segment_bytes},
              .applies = applies,
              .segments = ct_segments_by_ranks,
              .is_direct = ct_is_always_direct,
              .plan = plan,
          });
