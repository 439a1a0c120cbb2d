/*
 * allreduce_allgather_reduce - every rank gets all vectors and combines them.
 *
 * The vectors are gathered in scratch by an allgather, the parameter. Then each
 * rank combines them in order of rank: results are the same in every bit on
 * all ranks.
 * Scratch: p vectors, and the allgather's.
 * Source: Faraj, Yuan 2005, section 3.1 ("all-gather based").
 */
#include "repo/inner.h"

extern const struct ct_collective ct_allgather;
extern const struct ct_collective ct_allreduce;
extern const struct ct_algorithm allgather_bruck;
extern const struct ct_algorithm allgather_mesh;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_spread;

enum { ALLGATHER }; /* the parameters */

enum { GATHERED_MAX = 1 << 20 }; /* chosen: it is for short vectors */

/* Few messages first. */
static const struct ct_inner allgathers[] = {
    {&allgather_bruck, {{0}}},  {&allgather_recursive_doubling, {{0}}},
    {&allgather_mesh, {{3}}},   {&allgather_mesh, {{2}}},
    {&allgather_spread, {{0}}},
};
static const char *const words[] = {"bruck", "recursive_doubling", "mesh_3d", "mesh_2d", "spread"};

static const struct ct_param allgather_param = {
    .name = "allgather",
    .nvalues = sizeof words / sizeof *words,
    .words = words,
};

static bool applies(const struct ct_problem *problem)
{
    const struct ct_inner *inner = &allgathers[problem->setting.values[ALLGATHER]];
    const struct ct_problem part = {.collective = &ct_allgather,
                                    .nranks = problem->nranks,
                                    .bytes = problem->bytes,
                                    .setting = inner->setting};

    return problem->bytes <= GATHERED_MAX / (size_t)problem->nranks &&
           ct_algorithm_applies(inner->algorithm, &part);
}

/* From the highest rank's vector down. */
static void plan_reduce(struct ct_builder *builder, int p)
{
    const struct ct_span result = ct_span(CT_RECV, 0, 1);
    int last = ct_copy(builder, ct_span(CT_SCRATCH, p - 1, 1), result);

    for (int of = p - 2; of >= 0; of--) {
        const int step = ct_combine(builder, ct_span(CT_SCRATCH, of, 1), result);

        ct_after(builder, step, last);
        last = step;
    }
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_inner *inner = &allgathers[shape->setting.values[ALLGATHER]];
    const struct ct_shape part = {
        .nranks = shape->nranks, .rank = shape->rank, .setting = inner->setting, .segments = 1};
    const struct ct_fit fit = {
        .seats = {{.buffer = CT_SEND}, {.buffer = CT_SCRATCH}},
        .scratch = CT_SCRATCH + 1,
        .block_units = 1,
    };

    ct_compose_algorithm(builder, inner->algorithm, &part, &fit);
    ct_fence(builder);
    plan_reduce(builder, shape->nranks);
}

const struct ct_algorithm allreduce_allgather_reduce = {
    .name = "allreduce_allgather_reduce",
    .collective = &ct_allreduce,
    .source = "Faraj, Yuan 2005, section 3.1",
    .needs = "p n <= 1 MB, and what the allgather needs",
    .cost = "allgather(p ranks, n) + (p-1) n gamma",
    .params = {&allgather_param},
    .ordered = true,
    .applies = applies,
    .plan = plan,
};
