/*
 * alltoall_pair - p-1 rounds, one partner at a time.
 *
 * In round i, ranks r and r XOR i exchange their blocks.
 * Cost: (p-1) alpha + (p-1) n beta, with n bytes per block.
 * Needs: p a power of two. Scratch: none.
 * Source: Faraj, Yuan 2005, section 3, "pair"; Thakur, Rabenseifner, Gropp
 * 2005, section 4.3.
 */
#include "repo/pattern/fold.h"
#include "repo/pattern/partners.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks == ct_fold_power(problem->nranks);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_rounds_plan(builder, shape, &ct_pair_rounds, 1);
}

extern const struct ct_collective ct_alltoall;

const struct ct_algorithm alltoall_pair = {
    .name = "alltoall_pair",
    .collective = &ct_alltoall,
    .source = "Faraj, Yuan 2005, section 3",
    .needs = "p a power of two",
    .cost = "(p-1) alpha + (p-1) n beta",
    .applies = applies,
    .is_direct = true,
    .plan = plan,
};
