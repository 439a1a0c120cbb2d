/*
 * allgather_one_factor_barrier - pairs for any p with barriers between some
 * rounds.
 *
 * As allgather_one_factor, with N barriers spread evenly over the gaps between
 * rounds, g of them: p-2 for even p, p-1 for odd p. A value above g means one
 * in each gap.
 * Cost: (p-1) alpha + (p-1) n beta + N theta, with n bytes per block and
 * theta the time of a barrier; for odd p one round more.
 * Needs: N < 2 g. Scratch: none.
 * Source: Sanders, Traeff 2002; barriers: Faraj, Yuan 2005, section 3.
 */
#include "repo/pattern/partners.h"

static bool applies(const struct ct_problem *problem)
{
    return ct_rounds_barriers_apply(problem, &ct_one_factor_rounds);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_rounds_plan_barrier(builder, shape, &ct_one_factor_rounds, 0);
}

extern const struct ct_collective ct_allgather;

const struct ct_algorithm allgather_one_factor_barrier = {
    .name = "allgather_one_factor_barrier",
    .collective = &ct_allgather,
    .source = "Sanders, Traeff 2002; Faraj, Yuan 2005, section 3",
    .needs = "barriers < 2 (p-2); p odd: < 2 (p-1)",
    .cost = "(p-1) alpha + (p-1) n beta + N theta; p odd: one round more",
    .params = {&ct_rounds_barriers},
    .applies = applies,
    .plan = plan,
};
