/*
 * allgather_circulant_blocks - every rank broadcasts its block at once, in
 * segments.
 *
 * On a circulant graph, which segment of a broadcast a rank receives in which
 * round is known from its distance to the root (circulant_bcast.h). Here all
 * ranks are roots, so that in a round a rank sends to rank r + s[k] what that
 * has to receive of each root. Each segment is a message of its own: those of
 * different numbers may differ in size by an element, and are not packed.
 * Source: Traeff 2022, "(Poly)Logarithmic Time Construction of Round-optimal
 * n-Block Broadcast Schedules"; made for blocks of very different sizes.
 */
#include "repo/scheme/circulant_bcast.h"
#include "repo/scheme/ring.h"
#include "repo/segment_bytes.h"

#include <stdlib.h>

enum { RANKS_MAX = 1024 };

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 && problem->nranks <= RANKS_MAX &&
           ct_ring_allgather_applies(problem);
}

/* Round `i`; receives: number * q is where those of a number begin. */
static void plan_round(struct ct_builder *builder, const struct ct_shape *shape,
                       const struct ct_circulant_bcast *bcast, const int *receives, int i)
{
    const int p = shape->nranks;
    const int units = shape->segments;
    const int skip = ct_circulant_bcast_skip(bcast, i);
    const int to = (shape->rank + skip) % p;
    const int from = (shape->rank - skip + p) % p;

    for (int v = 1; v < p; v++) {
        const int s = ct_circulant_bcast_segment(bcast, &receives[(size_t)v * (size_t)bcast->q], i);
        const int in = (shape->rank - v + p) % p;
        const int out = (to - v + p) % p;

        if (s < 0)
            continue;
        ct_recv(builder, from, ct_span(CT_RECV, in * units + s, 1));
        ct_send(builder, to,
                out == shape->rank ? ct_span(CT_SEND, s, 1) : ct_span(CT_RECV, out * units + s, 1));
    }
}

static void plan_rounds(struct ct_builder *builder, const struct ct_shape *shape,
                        const struct ct_circulant_bcast *bcast)
{
    const size_t n = (size_t)shape->nranks * (size_t)bcast->q;
    int *receives = calloc(n, sizeof *receives);

    if (receives == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for a schedule");
        return;
    }
    for (int v = 1; v < shape->nranks; v++)
        ct_circulant_bcast_receives(bcast, v, &receives[(size_t)v * (size_t)bcast->q]);
    for (int i = 0; i < ct_circulant_bcast_rounds(bcast); i++) {
        if (i > 0)
            ct_fence(builder);
        plan_round(builder, shape, bcast, receives, i);
    }
    free(receives);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int units = shape->segments;
    struct ct_circulant_bcast bcast;

    ct_set_units_per_block(builder, units);
    ct_copy(builder, ct_span(CT_SEND, 0, units), ct_span(CT_RECV, shape->rank * units, units));
    if (ct_circulant_bcast_init(&bcast, shape->nranks, units))
        plan_rounds(builder, shape, &bcast);
    else
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for a schedule");
    ct_circulant_bcast_fini(&bcast);
}

CT_SERVES(allgather, allgatherv, circulant_blocks,
          {
              .source = "Traeff 2022",
              .needs = "2 < p <= 1024, segment_bytes < n",
              .cost = "S (p-1) alpha + (p-1) n beta, in S-1 + ceil(log2 p) rounds",
              .is_dominated = true,
              .params = {&ct_ring_allgather_param},
              .applies = applies,
              .segments = ct_segments_by_ranks,
              .plan = plan,
          });
