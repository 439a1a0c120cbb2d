/*
 * alltoall_mesh - everything to everybody, along the dimensions of a mesh.
 *
 * The ranks form a mesh of `dims` dimensions, 2 or 3, its sides as nearly equal
 * as the divisors of p allow. First the ranks of a line of consecutive ranks
 * exchange their whole send buffers, all at once; then lines along the other
 * dimensions exchange what they have.
 * Scratch: p^2 blocks.
 * Source: Faraj, Yuan 2005, section 3, "2D mesh" and "3D mesh".
 */
#include "repo/scheme/everything.h"

static bool applies(const struct ct_problem *problem)
{
    return ct_mesh_divides(problem->nranks, &problem->setting) && ct_everything_applies(problem);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_mesh mesh = ct_mesh_of_shape(shape);

    ct_everything_alltoall(builder, shape, &mesh);
}

extern const struct ct_collective ct_alltoall;

const struct ct_algorithm alltoall_mesh = {
    .name = "alltoall_mesh",
    .collective = &ct_alltoall,
    .source = "Faraj, Yuan 2005, section 3",
    .needs = "p not prime, p > 3; 3 dimensions: three factors above 1; p^2 n "
             "<= 1 MB",
    .cost = "(x+y-2) alpha + (p-1) p n beta, p = x y; p = x y z: (x+y+z-3) "
            "alpha",
    .is_dominated = true,
    .params = {&ct_mesh_dims},
    .applies = applies,
    .plan = plan,
};
