/*
 * alltoall_mesh_2d - everything to everybody, along rows, then columns.
 *
 * The ranks form a mesh of x rows of y consecutive ranks, as nearly square as
 * the divisors of p allow. First the ranks of a row exchange their whole send
 * buffers, all at once; then those of a column exchange what their rows have.
 * Cost: (x+y-2) alpha + (p-1) p n beta, with n bytes per block.
 * Needs: p not prime, p > 3; p^2 n <= 1 MB. Scratch: p^2 blocks.
 * Source: Faraj, Yuan 2005, section 3, "2D mesh".
 */
#include "repo/pattern/everything.h"

static bool applies(const struct ct_problem *problem)
{
    return ct_mesh_of(problem->nranks, 2).sides[1] > 1 &&
           ct_everything_applies(problem);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_mesh mesh = ct_mesh_of(shape->nranks, 2);

    ct_everything_alltoall(builder, shape, &mesh);
}

extern const struct ct_collective ct_alltoall;

const struct ct_algorithm alltoall_mesh_2d = {
    .name = "alltoall_mesh_2d",
    .collective = &ct_alltoall,
    .source = "Faraj, Yuan 2005, section 3",
    .needs = "p not prime, p > 3; p^2 n <= 1 MB",
    .cost = "(x+y-2) alpha + (p-1) p n beta, p = x y",
    .forwards = true,
    .is_dominated = true,
    .applies = applies,
    .plan = plan,
};
