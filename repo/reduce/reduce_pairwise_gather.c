/*
 * reduce_pairwise_gather - a pairwise reduce-scatter, then all send to the root.
 *
 * The vector is cut into p chunks. In step i, rank r sends its contribution to
 * chunk r+i to rank r+i and combines one to chunk r from rank r-i, in the order
 * of ranks (scheme/pairwise.h). Then each rank sends its chunk to the root.
 * Scratch: room for four vectors, of which four chunks are used.
 * Source: Rabenseifner 2004, section 3.7 ("ring").
 */
#include "repo/algorithm.h"
#include "repo/scheme/pairwise.h"

static struct ct_span chunk(int p, int rank, int vector)
{
    return ct_span(CT_SCRATCH, vector * p + rank, 1);
}

/* What the others have, once all of the own contributions are sent. */
static void plan_root(struct ct_builder *builder, int p, int rank)
{
    for (int i = 1; i < p; i++) {
        const int from = (rank + p - i) % p;

        ct_recv(builder, from, ct_span(CT_RECV, from, 1));
    }
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int rank = shape->rank;
    const bool is_root = rank == shape->root;
    struct ct_pairwise_places places = {
        .own = ct_span(CT_SEND, rank, 1),
        .slots = {chunk(p, rank, 0), chunk(p, rank, 1)},
        .lower = chunk(p, rank, 2),
        .upper = chunk(p, rank, 3),
        .result = is_root ? ct_span(CT_RECV, rank, 1) : chunk(p, rank, rank + 1 < p ? 3 : 2),
    };

    ct_set_units_per_block(builder, p);
    ct_pairwise_scatter(builder, rank, &places);
    if (is_root)
        plan_root(builder, p, rank);
    else
        ct_send(builder, shape->root, places.result);
}

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 1 && problem->nranks <= CT_TAGS_MAX;
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_pairwise_gather = {
    .name = "reduce_pairwise_gather",
    .collective = &ct_reduce,
    .source = "Rabenseifner 2004, section 3.7",
    .needs = "1 < p <= 16383",
    .cost = "2 (p-1) alpha + 2 (p-1)/p n beta + (p-1)/p n gamma",
    .ordered = true,
    .applies = applies,
    .plan = plan,
};
