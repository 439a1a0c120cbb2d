/*
 * chunk_alltoall.c - composes one of a list of all-to-alls.
 */
#include "repo/scheme/chunk_alltoall.h"

#include "repo/inner.h"
#include "repo/scheme/partners.h"

#include <stdlib.h>

extern const struct ct_collective ct_alltoall;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoall_rounds;
extern const struct ct_algorithm alltoall_spread;

static const struct ct_inner alltoalls[] = {
    {&alltoall_spread, {{0}}},
    {&alltoall_ring, {{0}}},
    {&alltoall_rounds, {{CT_ROUNDS_PAIR, CT_SEPARATION_NONE}}},
    {&alltoall_rounds, {{CT_ROUNDS_SHIFT, CT_SEPARATION_LIGHT}}},
    {&alltoall_rounds, {{CT_ROUNDS_PAIR, CT_SEPARATION_LIGHT}}},
};
static const char *const words[] = {"spread", "ring", "pair", "ring_light", "pair_light"};

const struct ct_param ct_chunk_alltoall_param = {
    .name = "alltoall",
    .nvalues = sizeof words / sizeof *words,
    .words = words,
};

bool ct_chunk_alltoall_applies(const struct ct_problem *problem, size_t bytes, int value)
{
    const struct ct_problem part = {
        .collective = &ct_alltoall,
        .nranks = problem->nranks,
        .bytes = bytes,
        .setting = alltoalls[value].setting,
    };

    return ct_algorithm_applies(alltoalls[value].algorithm, &part);
}

/* What comes from rank i goes to place i. */
static void plan_alltoall(struct ct_builder *builder, const struct ct_shape *shape, int value,
                          const struct ct_chunk_places *places)
{
    const int p = shape->nranks;
    const struct ct_shape part = {
        .nranks = p,
        .rank = shape->rank,
        .setting = alltoalls[value].setting,
        .segments = 1,
    };
    int *blocks = calloc((size_t)p, sizeof *blocks);
    const struct ct_fit fit = {
        .seats = {{.buffer = CT_SEND},
                  {.buffer = CT_SCRATCH, .first = places->first, .blocks = blocks}},
        .scratch = CT_SCRATCH + 1,
        .block_units = 1,
    };

    if (blocks == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for the places of chunks");
        return;
    }
    for (int i = 0; i < p; i++)
        blocks[i] = i * places->step;
    ct_compose_algorithm(builder, alltoalls[value].algorithm, &part, &fit);
    ct_fence(builder);
    free(blocks);
}

static struct ct_span contribution(const struct ct_chunk_places *places, int rank)
{
    return ct_span(CT_SCRATCH, places->first + rank * places->step, 1);
}

/* From the highest rank's chunk down. */
static void plan_reduce(struct ct_builder *builder, int p, const struct ct_chunk_places *places)
{
    int last = ct_copy(builder, contribution(places, p - 1), places->result);

    for (int of = p - 2; of >= 0; of--) {
        const int step = ct_combine(builder, contribution(places, of), places->result);

        ct_after(builder, step, last);
        last = step;
    }
    ct_fence(builder);
}

void ct_chunk_alltoall(struct ct_builder *builder, const struct ct_shape *shape, int value,
                       const struct ct_chunk_places *places)
{
    plan_alltoall(builder, shape, value, places);
    plan_reduce(builder, shape->nranks, places);
}
