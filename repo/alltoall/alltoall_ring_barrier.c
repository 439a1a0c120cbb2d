/*
 * alltoall_ring_barrier - the ring with barriers between some rounds.
 *
 * Ranks of a ring drift apart until messages of several rounds share links;
 * a barrier now and then brings them together. N barriers are spread evenly
 * over the p-2 gaps between rounds; a value above p-2 means one in each gap.
 * Cost: (p-1) alpha + (p-1) n beta + N theta, with n bytes per block and
 * theta the time of a barrier.
 * Needs: N < 2 (p-2). Scratch: none.
 * Source: Faraj, Yuan 2005, section 3, "ring with N MPI barriers"; with the
 * largest N that applies it is "ring with MPI barrier".
 */
#include "repo/pattern/partners.h"

static bool applies(const struct ct_problem *problem)
{
    return ct_rounds_barriers_apply(problem, &ct_shift_rounds);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_rounds_plan_barrier(builder, shape, &ct_shift_rounds, 1);
}

extern const struct ct_collective ct_alltoall;

const struct ct_algorithm alltoall_ring_barrier = {
    .name = "alltoall_ring_barrier",
    .collective = &ct_alltoall,
    .source = "Faraj, Yuan 2005, section 3",
    .needs = "barriers < 2 (p-2)",
    .cost = "(p-1) alpha + (p-1) n beta + N theta",
    .params = {&ct_rounds_barriers},
    .applies = applies,
    .plan = plan,
};
