/*
 * alltoall_rounds - one partner at a time, and what keeps rounds apart.
 *
 * A round pairs ranks: `pair`, r and r XOR i; `one_factor`, for any p: the
 * complete graph of the ranks falls into rounds in which each rank has at most
 * one partner. Or it is a `shift`: rank r sends to r+i and receives from r-i.
 * A rank begins a round when its messages of the one before are done. With
 * `light` barriers, a rank that is done with a round also sends an empty message
 * to the rank that sends to it in the next, and no message starts before its
 * receiver is ready: messages of two rounds never meet at a receiver. With N
 * `barriers` of all ranks, spread evenly over the gaps between rounds, those of
 * different rounds do not crowd one link; a value above the number of gaps means
 * one in each.
 * Source: Faraj, Yuan 2005, section 3, "pair" and "ring", each with light
 * barrier, with N MPI barriers and (the largest N) with MPI barrier; Thakur,
 * Rabenseifner, Gropp 2005, section 4.3; one_factor: Sanders, Traeff 2002, "The
 * Hierarchical Factor Algorithm for All-to-all Communication".
 */
#include "repo/scheme/partners.h"

static bool applies(const struct ct_problem *problem)
{
    return ct_rounds_apply(problem) && !ct_rounds_are_a_ring(&problem->setting);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_rounds_plan(builder, shape, 1);
}

CT_SERVES(alltoall, alltoallv, rounds,
          {
              .source = "Faraj, Yuan 2005, section 3; Sanders, Traeff 2002",
              .needs = "pair: p a power of two; separated: p > 2, barriers < 2 (p-2); "
                       "shift: separated",
              .cost = "(p-1) alpha + (p-1) n beta; light: + (p-2) delta; N barriers: + "
                      "N theta",
              .params = {&ct_partners_param, &ct_separation_param, &ct_barriers_param},
              .applies = applies,
              .is_direct = ct_rounds_are_unseparated,
              .plan = plan,
          });
