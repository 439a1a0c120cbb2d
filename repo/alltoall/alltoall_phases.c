/*
 * alltoall_phases - in contention-free phases on the wiring.
 *
 * In a phase no directed link has more messages than it is times as fast as the
 * slowest host's, and there are as few phases as the busiest link needs, or
 * few more; a rank does its messages in the order of phases, kept apart by tokens
 * (phases/phased.h), whole or in segments.
 * Scratch: none. Where cables are equal a rank plans its own messages and
 * tokens by the closed form; elsewhere it places the messages of all ranks, by
 * first fit, for up to 1024 ranks, with tokens 256.
 * Source: Faraj, Yuan 2005, section 4; docs/inside/schedules.md, sections 1 and 14.
 */
#include "repo/phases/phased.h"

enum { RANKS_MOST = 4096 };

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks <= RANKS_MOST && ct_phased_segments_apply(problem);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_phased_alltoall_tree(builder, shape, &shape->places->tree);
}

CT_SERVES(alltoall, alltoallv, phases,
          {
              .source = "Faraj, Yuan 2005, section 4",
              .needs = "places; p <= 4096; segments: separation=2",
              .cost = "T (alpha + n beta), T: messages of the busiest link",
              .params = {&ct_phased_param, &ct_phased_segments_param},
              .applies = applies,
              .segments = ct_phased_segments,
              .contention_free = ct_phased_contention_free,
              .by_places = true,
              .plan = plan,
          });
