/*
 * allgather_pair - p-1 rounds, one partner at a time.
 *
 * In round i, ranks r and r XOR i exchange their own blocks.
 * Cost: (p-1) alpha + (p-1) n beta, with n bytes per block.
 * Needs: p > 2 a power of two. Scratch: none.
 * Source: Faraj, Yuan 2005, section 3, "pair".
 */
#include "repo/pattern/fold.h"
#include "repo/pattern/partners.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 &&
           problem->nranks == ct_fold_power(problem->nranks);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_rounds_plan(builder, shape, &ct_pair_rounds, 0);
}

extern const struct ct_collective ct_allgather;

const struct ct_algorithm allgather_pair = {
    .name = "allgather_pair",
    .collective = &ct_allgather,
    .source = "Faraj, Yuan 2005, section 3",
    .needs = "p > 2 a power of two",
    .cost = "(p-1) alpha + (p-1) n beta",
    .applies = applies,
    .plan = plan,
};
