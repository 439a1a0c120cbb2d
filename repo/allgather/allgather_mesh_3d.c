/*
 * allgather_mesh_3d - along the three dimensions of a mesh, one by one.
 *
 * The ranks form a mesh of x by y by z, its sides as nearly equal as the
 * divisors of p allow, z the longest. First the z ranks of a line, which are
 * consecutive, exchange their blocks, all at once; then lines along the second
 * dimension exchange what they have gathered, then those along the third.
 * Cost: (x+y+z-3) alpha + (p-1) n beta, with n bytes per block.
 * Needs: p with three factors above 1. Scratch: none.
 * Source: Faraj, Yuan 2005, section 3, "3D mesh".
 */
#include "repo/pattern/mesh.h"

static bool applies(const struct ct_problem *problem)
{
    const struct ct_mesh mesh = ct_mesh_of(problem->nranks, 3);

    return mesh.sides[1] > 1 && mesh.sides[2] > 1;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_mesh mesh = ct_mesh_of(shape->nranks, 3);

    ct_mesh_allgather(builder, shape, &mesh);
}

extern const struct ct_collective ct_allgather;

const struct ct_algorithm allgather_mesh_3d = {
    .name = "allgather_mesh_3d",
    .collective = &ct_allgather,
    .source = "Faraj, Yuan 2005, section 3",
    .needs = "p with three factors above 1",
    .cost = "(x+y+z-3) alpha + (p-1) n beta, p = x y z",
    .applies = applies,
    .plan = plan,
};
