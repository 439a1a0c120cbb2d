/*
 * chunk_allgather.c - composes one of a list of allgathers.
 */
#include "repo/scheme/chunk_allgather.h"

extern const struct ct_collective ct_allgather;
extern const struct ct_algorithm allgather_mesh;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_spread;

static const struct ct_inner allgathers[] = {
    [CT_CHUNKS_DOUBLING] = {&allgather_recursive_doubling, {{0}}},
    [CT_CHUNKS_MESH_3D] = {&allgather_mesh, {{3}}},
    [CT_CHUNKS_MESH_2D] = {&allgather_mesh, {{2}}},
    [CT_CHUNKS_NEIGHBORS] = {&allgather_neighbor_exchange, {{0}}},
    [CT_CHUNKS_RING] = {&allgather_ring, {{0}}},
    [CT_CHUNKS_SPREAD] = {&allgather_spread, {{0}}},
};
static const char *const words[] = {"recursive_doubling", "mesh_3d", "mesh_2d",
                                    "neighbor_exchange",  "ring",    "spread"};

const struct ct_param ct_chunk_allgather_param = {
    .name = "allgather",
    .nvalues = sizeof words / sizeof *words,
    .words = words,
};

bool ct_chunk_allgather_applies(const struct ct_problem *problem, int value)
{
    const struct ct_problem part = {
        .collective = &ct_allgather,
        .nranks = problem->nranks,
        .bytes = problem->bytes / (size_t)problem->nranks,
        .setting = allgathers[value].setting,
    };

    return ct_algorithm_applies(allgathers[value].algorithm, &part);
}

void ct_chunk_allgather_fit(struct ct_builder *builder, const struct ct_shape *part, int value,
                            const struct ct_fit *fit)
{
    struct ct_shape inner = *part;

    inner.setting = allgathers[value].setting;
    ct_compose_algorithm(builder, allgathers[value].algorithm, &inner, fit);
}

void ct_chunk_allgather(struct ct_builder *builder, const struct ct_shape *shape, int value)
{
    const struct ct_shape part = {.nranks = shape->nranks, .rank = shape->rank, .segments = 1};
    const struct ct_fit fit = {
        .seats = {{.buffer = CT_RECV, .first = shape->rank}, {.buffer = CT_RECV}},
        .block_units = 1,
    };

    ct_chunk_allgather_fit(builder, &part, value, &fit);
}
