/*
 * allgather_shift_light - shifts with a light barrier between rounds.
 *
 * As allgather_shift; besides, when a rank is done with round i-1, it sends an
 * empty message to the rank that sends to it in round i, and no message
 * starts before its receiver is ready. So messages of two rounds never meet at
 * a receiver.
 * Cost: (p-1) alpha + (p-1) n beta + (p-2) delta, with n bytes per block and
 * delta the time of an empty message.
 * Needs: p > 2. Scratch: none.
 * Source: Faraj, Yuan 2005, section 3, "ring with light barrier".
 */
#include "repo/pattern/partners.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_rounds_plan_light(builder, shape, &ct_shift_rounds, 0);
}

extern const struct ct_collective ct_allgather;

const struct ct_algorithm allgather_shift_light = {
    .name = "allgather_shift_light",
    .collective = &ct_allgather,
    .source = "Faraj, Yuan 2005, section 3",
    .needs = "p > 2",
    .cost = "(p-1) alpha + (p-1) n beta + (p-2) delta",
    .applies = applies,
    .plan = plan,
};
