/*
 * reduce_scatter_block_pairwise - every rank gets what the others contribute
 * to its block, one after the other.
 *
 * In step i, rank r sends its block r+i to rank r+i and receives a block from
 * rank r-i. It combines those of lower ranks, which come in falling order, and
 * then those of higher ranks, each kind in a sum of its own: order of rank is
 * kept. Two steps may overlap.
 * Scratch: up to three blocks.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.4; two sums, which keep
 * the order: our own.
 */
#include "repo/algorithm.h"
#include "repo/scheme/pairwise.h"
#include "repo/scheme/scratch_vectors.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int rank = shape->rank;
    const struct ct_span own = ct_span(CT_SEND, rank, 1);
    const struct ct_span result = ct_span(CT_RECV, 0, 1);
    struct ct_pairwise_places places = {
        .own = own,
        .slots = {ct_span(CT_SCRATCH, 0, 1), ct_span(CT_SCRATCH, 1, 1)},
        .lower = ct_span(CT_SCRATCH, 2, 1),
        .upper = result,
        .result = result,
    };

    if (rank == shape->nranks - 1)
        places.lower = result;
    else if (rank == 0)
        places.lower = own;
    ct_scratch_blocks_of(builder, CT_SCRATCH, rank, 3);
    ct_pairwise_scatter(builder, rank, &places);
}

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks <= CT_TAGS_MAX;
}

CT_SERVES(reduce_scatter_block, reduce_scatter, pairwise,
          {
              .source = "Thakur, Rabenseifner, Gropp 2005, section 4.4",
              .needs = "p <= 16383",
              .cost = "(p-1) (alpha + n beta + n gamma)",
              .ordered = true,
              .applies = applies,
              .plan = plan,
          });
