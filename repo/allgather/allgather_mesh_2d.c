/*
 * allgather_mesh_2d - first along rows, then along columns.
 *
 * The ranks form a mesh of x rows of y consecutive ranks, x the largest
 * divisor of p that is at most sqrt(p). First the ranks of a row exchange
 * their blocks, all at once; then those of a column exchange what their rows
 * have gathered. Each begins with the rank after its own.
 * Cost: (x+y-2) alpha + (p-1) n beta, with n bytes per block.
 * Needs: p not prime, p > 3. Scratch: none.
 * Source: Faraj, Yuan 2005, section 3, "2D mesh".
 */
#include "repo/pattern/mesh.h"

static bool applies(const struct ct_problem *problem)
{
    return ct_mesh_of(problem->nranks, 2).sides[1] > 1;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_mesh mesh = ct_mesh_of(shape->nranks, 2);

    ct_mesh_allgather(builder, shape, &mesh);
}

extern const struct ct_collective ct_allgather;

const struct ct_algorithm allgather_mesh_2d = {
    .name = "allgather_mesh_2d",
    .collective = &ct_allgather,
    .source = "Faraj, Yuan 2005, section 3",
    .needs = "p not prime, p > 3",
    .cost = "(x+y-2) alpha + (p-1) n beta, p = x y",
    .applies = applies,
    .plan = plan,
};
