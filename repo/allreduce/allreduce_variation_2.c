/*
 * allreduce_variation_2 - an all-to-all of the chunks, a reduction of those
 * that a rank gets, then an allgather of the results.
 *
 * The vector is cut into p chunks. Rank r gets chunk r of all ranks by an
 * all-to-all, combines them in order of rank, and all ranks get all results.
 * Both inner algorithms are parameters. Chunks may differ by an element, so
 * each is kept at its place in a vector of its own: all-to-alls that send each
 * chunk straight to its rank will do.
 * Scratch: room for p vectors, of which p chunks are used.
 * Source: Faraj, Yuan 2005, section 3.1 ("variation 2": with the tuned
 * all-to-all and the tuned allgather).
 */
#include "repo/scheme/chunk_allgather.h"
#include "repo/scheme/chunk_alltoall.h"

extern const struct ct_collective ct_allreduce;

enum { ALLTOALL, ALLGATHER }; /* the parameters */

static bool applies(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;

    return problem->nranks > 2 &&
           ct_chunk_alltoall_applies(problem, problem->bytes / (size_t)problem->nranks,
                                     values[ALLTOALL]) &&
           ct_chunk_allgather_applies(problem, values[ALLGATHER]);
}

/* Chunk r of rank i is in vector i of scratch. */
static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int *values = shape->setting.values;
    const struct ct_chunk_places places = {
        .first = shape->rank,
        .step = shape->nranks,
        .result = ct_span(CT_RECV, shape->rank, 1),
    };

    ct_set_units_per_block(builder, shape->nranks);
    ct_chunk_alltoall(builder, shape, values[ALLTOALL], &places);
    ct_chunk_allgather(builder, shape, values[ALLGATHER]);
}

const struct ct_algorithm allreduce_variation_2 = {
    .name = "allreduce_variation_2",
    .collective = &ct_allreduce,
    .source = "Faraj, Yuan 2005, section 3.1",
    .needs = "p > 2, and what the inner algorithms need",
    .cost = "alltoall(p ranks, n/p) + (p-1)/p n gamma + "
            "allgather(p ranks, n/p)",
    .params = {&ct_chunk_alltoall_param, &ct_chunk_allgather_param},
    .ordered = true,
    .applies = applies,
    .plan = plan,
};
