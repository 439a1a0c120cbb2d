/*
 * alltoall_recursive_doubling - everything to everybody in log2 p steps.
 *
 * In step k, ranks whose numbers differ in bit k exchange all send buffers
 * that they have; after the last each picks what is for it. Beyond the
 * largest power of two q, some ranks give their send buffer to the rank before
 * them first, and get their blocks from it at the end.
 * Scratch: p^2 + p blocks.
 * Source: Faraj, Yuan 2005, section 3, "recursive doubling"; Thakur, Gropp
 * 2003, section 4.5.
 */
#include "repo/scheme/everything.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 && ct_everything_applies(problem);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_mesh mesh = {0, {0}};

    while (2 << mesh.n <= shape->nranks)
        mesh.sides[mesh.n++] = 2;
    ct_everything_alltoall(builder, shape, &mesh);
}

extern const struct ct_collective ct_alltoall;

const struct ct_algorithm alltoall_recursive_doubling = {
    .name = "alltoall_recursive_doubling",
    .collective = &ct_alltoall,
    .source = "Faraj, Yuan 2005, section 3",
    .needs = "p > 2; p^2 n <= 1 MB",
    .cost = "log2 p alpha + (p-1) p n beta; p not 2^s: 2 (alpha + p n beta) "
            "more",
    .is_dominated = true,
    .applies = applies,
    .plan = plan,
};
