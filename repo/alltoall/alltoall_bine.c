/*
 * alltoall_bine - log2 p rounds between ranks that are nearer.
 *
 * A butterfly in which ranks meet at about two thirds of the distances of
 * Bruck's algorithm (bine.h). The lists of blocks are in the order of the
 * positions of the ranks that they are for, so that in each round a rank keeps
 * the half with its own position and sends the other half to its partner,
 * whose position is there.
 * Scratch: 3 p blocks.
 * Source: De Sensi et al. 2025, "Bine Trees".
 */
#include "repo/scheme/bine.h"
#include "repo/scheme/fold.h"
#include "repo/scheme/forward.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 && problem->nranks == ct_fold_power(problem->nranks);
}

static void plan_lists(struct ct_builder *builder, int p)
{
    for (int i = 0; i < p; i++)
        ct_copy(builder, ct_span(CT_SEND, i, 1), ct_span(CT_SCRATCH, ct_bine_position(i, p), 1));
    ct_fence(builder);
}

static void plan_step(struct ct_forward *forward, int step)
{
    const int p = forward->nranks;
    const int half = forward->nlists / 2;
    const int partner = ct_bine_partner(forward->rank, step, p);
    const int keep = (ct_bine_position(forward->rank, p) & half) == 0 ? 0 : half;

    ct_forward_recv(forward, partner, keep, half, true);
    ct_forward_send(forward, partner, half - keep, half);
    ct_forward_keep(forward, keep, half);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_forward forward;

    plan_lists(builder, shape->nranks);
    if (!ct_forward_begin(&forward, builder, shape, CT_SCRATCH))
        return;
    for (int step = 0; forward.nlists > 1; step++)
        plan_step(&forward, step);
    ct_forward_end(&forward);
}

extern const struct ct_collective ct_alltoall;

const struct ct_algorithm alltoall_bine = {
    .name = "alltoall_bine",
    .collective = &ct_alltoall,
    .source = "De Sensi et al. 2025",
    .needs = "p a power of two, p > 2",
    .cost = "log2 p alpha + (p/2) log2 p n beta",
    .applies = applies,
    .plan = plan,
};
