/*
 * allreduce_pairwise_ring - a pairwise reduce-scatter, then a ring.
 *
 * The vector is cut into p chunks. In step i of the first half, rank r sends
 * its contribution to chunk r+i to rank r+i and receives one to chunk r from
 * rank r-i. Those of lower ranks come in falling order, then those of higher
 * ones: with one partial sum of each kind, rank order is kept. In the second
 * half the chunks go round by allgather_ring. Two steps may overlap.
 * Scratch: room for four vectors, of which four chunks are used.
 * Source: Rabenseifner 2004, section 3.7 ("ring"); Thakur, Rabenseifner, Gropp
 * 2005, sections 4.4 and 5.3.
 */
#include "repo/algorithm.h"
#include "repo/scheme/chunk_allgather.h"
#include "repo/scheme/pairwise.h"

/* Ends with the own chunk in the receive buffer. Each block of scratch has room
   for a vector, so that chunks are where they are in the send buffer. */
static void plan_scatter(struct ct_builder *builder, int p, int rank)
{
    const struct ct_pairwise_places places = {
        .own = ct_span(CT_SEND, rank, 1),
        .slots = {ct_span(CT_SCRATCH, rank, 1), ct_span(CT_SCRATCH, p + rank, 1)},
        .lower = ct_span(CT_SCRATCH, 2 * p + rank, 1),
        .upper = ct_span(CT_SCRATCH, 3 * p + rank, 1),
        .result = ct_span(CT_RECV, rank, 1),
    };

    ct_pairwise_scatter(builder, rank, &places);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_set_units_per_block(builder, shape->nranks);
    if (shape->nranks == 1) {
        ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, 0, 1));
        return;
    }
    plan_scatter(builder, shape->nranks, shape->rank);
    ct_chunk_allgather(builder, shape, CT_CHUNKS_RING);
}

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks <= CT_TAGS_MAX;
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_pairwise_ring = {
    .name = "allreduce_pairwise_ring",
    .collective = &ct_allreduce,
    .source = "Rabenseifner 2004, section 3.7",
    .needs = "p <= 16383",
    .cost = "2 (p-1) alpha + 2 (p-1)/p n beta + (p-1)/p n gamma",
    .ordered = true,
    .applies = applies,
    .plan = plan,
};
