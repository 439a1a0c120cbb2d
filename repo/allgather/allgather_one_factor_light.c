/*
 * allgather_one_factor_light - pairs for any p with a light barrier between
 * rounds.
 *
 * As allgather_one_factor; besides, when a rank is done with a round, it sends
 * an empty message to its next partner, and no message starts before its
 * receiver is ready. So messages of two rounds never meet at a receiver.
 * Cost: (p-1) alpha + (p-1) n beta + (p-2) delta, with n bytes per block and
 * delta the time of an empty message; for odd p one round more.
 * Needs: p > 2. Scratch: none.
 * Source: Sanders, Traeff 2002; light barrier: Faraj, Yuan 2005, section 3.
 */
#include "repo/pattern/partners.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_rounds_plan_light(builder, shape, &ct_one_factor_rounds, 0);
}

extern const struct ct_collective ct_allgather;

const struct ct_algorithm allgather_one_factor_light = {
    .name = "allgather_one_factor_light",
    .collective = &ct_allgather,
    .source = "Sanders, Traeff 2002; Faraj, Yuan 2005, section 3",
    .needs = "p > 2",
    .cost = "(p-1) alpha + (p-1) n beta + (p-2) delta; p odd: one round more",
    .applies = applies,
    .plan = plan,
};
