/*
 * allgather_pair_barrier - pairs with barriers between some rounds.
 *
 * As allgather_pair, with N barriers spread evenly over the p-2 gaps between
 * rounds; a value above p-2 means one in each gap. They keep ranks in the
 * same round, or nearly, so that messages of different rounds do not crowd
 * one link.
 * Cost: (p-1) alpha + (p-1) n beta + N theta, with n bytes per block and
 * theta the time of a barrier.
 * Needs: p a power of two, N < 2 (p-2). Scratch: none.
 * Source: Faraj, Yuan 2005, section 3, "pair with N MPI barriers"; with the
 * largest N that applies it is "pair with MPI barrier".
 */
#include "repo/pattern/fold.h"
#include "repo/pattern/partners.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks == ct_fold_power(problem->nranks) &&
           ct_rounds_barriers_apply(problem, &ct_pair_rounds);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_rounds_plan_barrier(builder, shape, &ct_pair_rounds, 0);
}

extern const struct ct_collective ct_allgather;

const struct ct_algorithm allgather_pair_barrier = {
    .name = "allgather_pair_barrier",
    .collective = &ct_allgather,
    .source = "Faraj, Yuan 2005, section 3",
    .needs = "p a power of two; barriers < 2 (p-2)",
    .cost = "(p-1) alpha + (p-1) n beta + N theta",
    .params = {&ct_rounds_barriers},
    .applies = applies,
    .plan = plan,
};
