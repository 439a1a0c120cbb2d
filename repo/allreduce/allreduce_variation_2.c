/*
 * allreduce_variation_2 - an all-to-all of the chunks, a reduction of those
 * that a rank gets, then an allgather of the results.
 *
 * The vector is cut into p chunks. Rank r gets chunk r of all ranks by an
 * all-to-all, combines them in order of rank, and all ranks get all results.
 * Both inner algorithms are parameters. Chunks may differ by an element, so
 * each is kept at its place in a vector of its own: all-to-alls that send each
 * chunk straight to its rank will do.
 * Cost: that of an all-to-all and of an allgather of blocks of n/p bytes, n
 * bytes in the vector; (p-1)/p n gamma.
 * Needs: p > 2, and what the inner algorithms need. Scratch: room for p
 * vectors, of which p chunks are used.
 * Source: Faraj, Yuan 2005, section 3.1 ("variation 2": with the tuned
 * all-to-all and the tuned allgather).
 */
#include "repo/compose.h"
#include "repo/pattern/chunk_allgather.h"

#include <stdlib.h>

extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_alltoall;
extern const struct ct_algorithm alltoall_pair;
extern const struct ct_algorithm alltoall_pair_light;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoall_ring_light;
extern const struct ct_algorithm alltoall_spread;

enum { ALLTOALL, ALLGATHER }; /* the parameters */

/* The least synchronised first. */
static const struct ct_algorithm *const alltoalls[] = {
    &alltoall_spread, &alltoall_ring, &alltoall_pair, &alltoall_ring_light,
    &alltoall_pair_light};
static const char *const words[] = {"spread", "ring", "pair", "ring_light",
                                    "pair_light"};

static const struct ct_param alltoall_param = {
    .name = "alltoall",
    .nvalues = sizeof words / sizeof *words,
    .words = words,
};

static bool applies(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;
    const struct ct_problem part = {
        .collective = &ct_alltoall,
        .nranks = problem->nranks,
        .bytes = problem->bytes / (size_t)problem->nranks,
    };

    return problem->nranks > 2 &&
           ct_algorithm_applies(alltoalls[values[ALLTOALL]], &part) &&
           ct_chunk_allgather_applies(problem, values[ALLGATHER]);
}

/* Chunk r of rank i goes to vector i of scratch.
 *
 * vectors  room for p numbers */
static void plan_alltoall(struct ct_builder *builder,
                          const struct ct_shape *shape, int *vectors)
{
    const int p = shape->nranks;
    const struct ct_shape part = {
        .nranks = p, .rank = shape->rank, .segments = 1};
    const struct ct_fit fit = {
        .seats = {{.buffer = CT_SEND},
                  {.buffer = CT_SCRATCH,
                   .first = shape->rank,
                   .blocks = vectors}},
        .scratch = CT_SCRATCH + 1,
        .block_units = 1,
    };

    for (int i = 0; i < p; i++)
        vectors[i] = i * p;
    ct_compose_algorithm(builder, alltoalls[shape->setting.values[ALLTOALL]],
                         &part, &fit);
    ct_fence(builder);
}

/* From the highest rank's chunk down. */
static void plan_reduce(struct ct_builder *builder, int p, int rank)
{
    const struct ct_span result = ct_span(CT_RECV, rank, 1);
    int last =
        ct_copy(builder, ct_span(CT_SCRATCH, (p - 1) * p + rank, 1), result);

    for (int of = p - 2; of >= 0; of--) {
        const int step =
            ct_combine(builder, ct_span(CT_SCRATCH, of * p + rank, 1), result);

        ct_after(builder, step, last);
        last = step;
    }
    ct_fence(builder);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    int *vectors = calloc((size_t)p, sizeof *vectors);

    ct_set_units_per_block(builder, p);
    if (vectors == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY,
                        "out of memory for the places of chunks");
        return;
    }
    plan_alltoall(builder, shape, vectors);
    plan_reduce(builder, p, shape->rank);
    ct_chunk_allgather(builder, shape, shape->setting.values[ALLGATHER]);
    free(vectors);
}

const struct ct_algorithm allreduce_variation_2 = {
    .name = "allreduce_variation_2",
    .collective = &ct_allreduce,
    .source = "Faraj, Yuan 2005, section 3.1",
    .needs = "p > 2, and what the inner algorithms need",
    .cost = "alltoall(p ranks, n/p) + (p-1)/p n gamma + "
            "allgather(p ranks, n/p)",
    .params = {&alltoall_param, &ct_chunk_allgather_param},
    .ordered = true,
    .applies = applies,
    .plan = plan,
};
