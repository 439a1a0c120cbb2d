/*
 * bcast_shared - the root posts the vector, and all ranks fetch it.
 *
 * Source: Graham, Shipman 2008.
 */
#include "repo/scheme/posted.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    if (shape->rank == shape->root)
        ct_post_all(builder, shape->rank, ct_span(CT_SEND, 0, 1));
    else
        ct_fetch(builder, shape->root, ct_span(CT_RECV, 0, 1), 0, ct_span(CT_RECV, 0, 1));
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_shared = {
    .name = "bcast_shared",
    .collective = &ct_bcast,
    .source = "Graham, Shipman 2008",
    .needs = "ranks of one host that share memory",
    .cost = "n into the window, n out of it",
    .by_window = true,
    .least_ranks = 2,
    .plan = plan,
};
