/*
 * bcast_circulant - segments on a circulant graph, in as few rounds as can be.
 *
 * In every round a rank sends one segment and receives another, so all links
 * are busy, yet the first segment is everywhere after ceil(log2 p) rounds:
 * which segments, circulant_bcast.h says. Any number of ranks will do.
 * Source: Traeff 2022, "(Poly)Logarithmic Time Construction of Round-optimal
 * n-Block Broadcast Schedules"; 2024, "Optimal Broadcast Schedules in
 * Logarithmic Time".
 */
#include "repo/scheme/circulant_bcast.h"
#include "repo/scheme/pass_down.h"
#include "repo/segment_bytes.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 && ct_segments_divide_vector(problem);
}

static void plan_rounds(struct ct_builder *builder, const struct ct_shape *shape,
                        const struct ct_circulant_bcast *bcast)
{
    const int p = shape->nranks;
    const int number = ct_number_from_root(shape);
    int receives[CT_SKIPS_MAX];
    int sends[CT_SKIPS_MAX];

    ct_circulant_bcast_receives(bcast, number, receives);
    ct_circulant_bcast_sends(bcast, number, sends);
    for (int i = 0; i < ct_circulant_bcast_rounds(bcast); i++) {
        const int skip = ct_circulant_bcast_skip(bcast, i);
        const int in = ct_circulant_bcast_segment(bcast, receives, i);
        const int out = ct_circulant_bcast_segment(bcast, sends, i);

        ct_fence(builder);
        if (in >= 0)
            ct_recv(builder, ct_rank_from_root(shape, number - skip + p), ct_span(CT_RECV, in, 1));
        if (out >= 0)
            ct_send(builder, ct_rank_from_root(shape, number + skip),
                    ct_span(number == 0 ? CT_SEND : CT_RECV, out, 1));
    }
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_circulant_bcast bcast;

    ct_set_units_per_block(builder, shape->segments);
    if (ct_circulant_bcast_init(&bcast, shape->nranks, shape->segments))
        plan_rounds(builder, shape, &bcast);
    else
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for a schedule");
    ct_circulant_bcast_fini(&bcast);
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_circulant = {
    .name = "bcast_circulant",
    .collective = &ct_bcast,
    .source = "Traeff 2022",
    .needs = "p > 2, segment_bytes < n",
    .cost = "(S-1 + ceil(log2 p)) (alpha + n/S beta), S segments",
    .params = {&ct_long_segments_param},
    .applies = applies,
    .segments = ct_segments_of_vector,
    .plan = plan,
};
