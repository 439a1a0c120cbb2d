/*
 * allgather_rounds - one partner at a time, and what keeps rounds apart.
 *
 * A rank sends its own block in every round, and no block is sent on. Rounds and
 * what separates them are those of alltoall_rounds. Faraj and Yuan call shifts a
 * ring, and allgather_ring a logical ring.
 * Source: Faraj, Yuan 2005, section 3, "pair" and "ring", each with light
 * barrier, with N MPI barriers and (the largest N) with MPI barrier;
 * one_factor: Sanders, Traeff 2002, for the pairs.
 */
#include "repo/scheme/partners.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 && ct_rounds_apply(problem);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_rounds_plan(builder, shape, 0);
}

CT_SERVES(allgather, allgatherv, rounds,
          {
              .source = "Faraj, Yuan 2005, section 3; Sanders, Traeff 2002",
              .needs = "p > 2; pair: p a power of two; barriers < 2 (p-2)",
              .cost = "(p-1) alpha + (p-1) n beta; light: + (p-2) delta; N barriers: + "
                      "N theta",
              .params = {&ct_partners_param, &ct_separation_param, &ct_barriers_param},
              .applies = applies,
              .plan = plan,
          });
