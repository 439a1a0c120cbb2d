/*
 * barrier_linear - all ranks report to rank 0, which then releases them.
 * Source: Open MPI "linear".
 */
#include "repo/algorithm.h"

static void plan_first(struct ct_builder *builder, int nranks)
{
    for (int i = 1; i < nranks; i++)
        ct_token_recv(builder, i);
    ct_fence(builder);
    for (int i = 1; i < nranks; i++)
        ct_token_send(builder, i);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    if (shape->rank == 0) {
        plan_first(builder, shape->nranks);
        return;
    }
    ct_token_recv(builder, 0);
    ct_token_send(builder, 0);
}

extern const struct ct_collective ct_barrier;

const struct ct_algorithm barrier_linear = {
    .name = "barrier_linear",
    .collective = &ct_barrier,
    .source = "Open MPI",
    .cost = "2 (p-1) tokens at rank 0",
    .plan = plan,
};
