/*
 * barrier_double_ring - a token goes twice round a ring.
 *
 * When it is back at rank 0, all ranks have entered; the second time it says
 * so, as far as rank p-1.
 * Source: Open MPI "double ring".
 */
#include "repo/algorithm.h"

static void plan_first(struct ct_builder *builder, int nranks)
{
    ct_token_send(builder, 1);
    ct_token_recv(builder, nranks - 1);
    ct_fence(builder);
    ct_token_send(builder, 1);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int rank = shape->rank;

    if (rank == 0) {
        plan_first(builder, shape->nranks);
        return;
    }
    for (int lap = 0; lap < 2; lap++) {
        ct_token_recv(builder, rank - 1);
        ct_fence(builder);
        if (lap == 0 || rank + 1 < shape->nranks)
            ct_token_send(builder, (rank + 1) % shape->nranks);
        ct_fence(builder);
    }
}

extern const struct ct_collective ct_barrier;

const struct ct_algorithm barrier_double_ring = {
    .name = "barrier_double_ring",
    .collective = &ct_barrier,
    .source = "Open MPI",
    .needs = "p > 2",
    .cost = "2p - 1 tokens, one after the other",
    .is_dominated = true,
    .least_ranks = 3,
    .plan = plan,
};
