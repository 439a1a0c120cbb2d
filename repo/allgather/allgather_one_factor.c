/*
 * allgather_one_factor - pairs for any p, one partner at a time.
 *
 * As allgather_pair for any number of ranks: the pairs of a round are those of
 * alltoall_one_factor.
 * Cost: (p-1) alpha + (p-1) n beta, with n bytes per block; for odd p one
 * round more, in each of which one rank is idle.
 * Needs: p > 2 (else: allgather_ring). Scratch: none.
 * Source: Sanders, Traeff 2002, "The Hierarchical Factor Algorithm for
 * All-to-all Communication", for the pairs.
 */
#include "repo/pattern/partners.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_rounds_plan(builder, shape, &ct_one_factor_rounds, 0);
}

extern const struct ct_collective ct_allgather;

const struct ct_algorithm allgather_one_factor = {
    .name = "allgather_one_factor",
    .collective = &ct_allgather,
    .source = "Sanders, Traeff 2002",
    .needs = "p > 2",
    .cost = "(p-1) alpha + (p-1) n beta; p odd: one round more",
    .applies = applies,
    .plan = plan,
};
