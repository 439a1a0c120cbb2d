/*
 * alltoall_grid_3d - three rounds on a mesh, with blocks combined.
 *
 * The ranks form a mesh of x by y by z, its sides as nearly equal as the
 * divisors of p allow. As in alltoall_grid_2d, the ranks of a line exchange,
 * all at once: first along x, each getting the blocks for all ranks of its
 * place, then along y, then along z, between consecutive ranks.
 * Cost: (x+y+z-3) alpha + (3p-xy-xz-yz) n beta, with n bytes per block, and 3
 * p n bytes copied.
 * Needs: p with three factors above 1. Scratch: 3 p blocks.
 * Source: Kale, Kumar, Varadarajan 2003, "A Framework for Collective
 * Personalized Communication".
 */
#include "repo/pattern/grid.h"

static bool applies(const struct ct_problem *problem)
{
    return ct_mesh_of(problem->nranks, 3).sides[2] > 1;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_mesh mesh = ct_mesh_of(shape->nranks, 3);

    ct_grid_alltoall(builder, shape, &mesh);
}

extern const struct ct_collective ct_alltoall;

const struct ct_algorithm alltoall_grid_3d = {
    .name = "alltoall_grid_3d",
    .collective = &ct_alltoall,
    .source = "Kale, Kumar, Varadarajan 2003",
    .needs = "p with three factors above 1",
    .cost = "(x+y+z-3) alpha + (3p-xy-xz-yz) n beta, p = x y z",
    .forwards = true,
    .applies = applies,
    .plan = plan,
};
