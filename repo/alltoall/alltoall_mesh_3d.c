/*
 * alltoall_mesh_3d - everything to everybody, along three dimensions.
 *
 * The ranks form a mesh of x by y by z, its sides as nearly equal as the
 * divisors of p allow. As in alltoall_mesh_2d, the ranks of a line exchange all
 * that they have, first of z consecutive ranks, then along y, then along x.
 * Cost: (x+y+z-3) alpha + (p-1) p n beta, with n bytes per block.
 * Needs: p with three factors above 1; p^2 n <= 1 MB. Scratch: p^2 blocks.
 * Source: Faraj, Yuan 2005, section 3, "3D mesh".
 */
#include "repo/pattern/everything.h"

static bool applies(const struct ct_problem *problem)
{
    return ct_mesh_of(problem->nranks, 3).sides[2] > 1 &&
           ct_everything_applies(problem);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_mesh mesh = ct_mesh_of(shape->nranks, 3);

    ct_everything_alltoall(builder, shape, &mesh);
}

extern const struct ct_collective ct_alltoall;

const struct ct_algorithm alltoall_mesh_3d = {
    .name = "alltoall_mesh_3d",
    .collective = &ct_alltoall,
    .source = "Faraj, Yuan 2005, section 3",
    .needs = "p with three factors above 1; p^2 n <= 1 MB",
    .cost = "(x+y+z-3) alpha + (p-1) p n beta, p = x y z",
    .forwards = true,
    .is_dominated = true,
    .applies = applies,
    .plan = plan,
};
