/*
 * allgather_shift - p-1 rounds, each a shift.
 *
 * In round i, rank r sends its own block to rank r+i and receives that of rank
 * r-i; it begins round i+1 when its own messages of round i are done. No
 * block is sent on: the paper calls this a ring, and allgather_ring a logical
 * ring.
 * Cost: (p-1) alpha + (p-1) n beta, with n bytes per block.
 * Needs: p > 2 (else: allgather_ring). Scratch: none.
 * Source: Faraj, Yuan 2005, section 3, "ring".
 */
#include "repo/pattern/partners.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_rounds_plan(builder, shape, &ct_shift_rounds, 0);
}

extern const struct ct_collective ct_allgather;

const struct ct_algorithm allgather_shift = {
    .name = "allgather_shift",
    .collective = &ct_allgather,
    .source = "Faraj, Yuan 2005, section 3",
    .needs = "p > 2",
    .cost = "(p-1) alpha + (p-1) n beta",
    .applies = applies,
    .plan = plan,
};
