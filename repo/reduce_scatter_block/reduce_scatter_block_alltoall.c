/*
 * reduce_scatter_block_alltoall - an all-to-all, then a reduction of what a rank
 * has got.
 *
 * Rank r gets block r of all ranks by an all-to-all, the parameter, and combines
 * them in order of rank. All-to-alls that send each block straight to its rank
 * will do: others send more than reduce-scatters that combine on the way.
 * Scratch: p blocks.
 * Source: Faraj, Yuan 2005, section 3.1 (the first part of "variation 2").
 */
#include "repo/scheme/chunk_alltoall.h"
#include "repo/scheme/scratch_vectors.h"

enum { ALLTOALL }; /* the parameters */

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 &&
           ct_chunk_alltoall_applies(problem, problem->bytes, problem->setting.values[ALLTOALL]);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_chunk_places places = {.step = 1, .result = ct_span(CT_RECV, 0, 1)};

    ct_scratch_blocks_of(builder, CT_SCRATCH, shape->rank, shape->nranks);
    ct_chunk_alltoall(builder, shape, shape->setting.values[ALLTOALL], &places);
}

CT_SERVES(reduce_scatter_block, reduce_scatter, alltoall,
          {
              .source = "Faraj, Yuan 2005, section 3.1",
              .needs = "p > 2, and what the all-to-all needs",
              .cost = "alltoall(p ranks, n) + (p-1) n gamma",
              .params = {&ct_chunk_alltoall_param},
              .ordered = true,
              .applies = applies,
              .plan = plan,
          });
