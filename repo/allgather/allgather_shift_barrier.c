/*
 * allgather_shift_barrier - shifts with barriers between some rounds.
 *
 * As allgather_shift, with N barriers spread evenly over the p-2 gaps between
 * rounds; a value above p-2 means one in each gap. They keep ranks in the
 * same round, or nearly, so that messages of different rounds do not crowd
 * one link.
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
    ct_rounds_plan_barrier(builder, shape, &ct_shift_rounds, 0);
}

extern const struct ct_collective ct_allgather;

const struct ct_algorithm allgather_shift_barrier = {
    .name = "allgather_shift_barrier",
    .collective = &ct_allgather,
    .source = "Faraj, Yuan 2005, section 3",
    .needs = "barriers < 2 (p-2)",
    .cost = "(p-1) alpha + (p-1) n beta + N theta",
    .params = {&ct_rounds_barriers},
    .applies = applies,
    .plan = plan,
};
