/*
 * alltoall_grid - a round for each dimension of a mesh, with blocks combined.
 *
 * The ranks form a mesh of `dims` dimensions, 2 or 3, its sides as nearly equal
 * as the divisors of p allow. The ranks of a line exchange, all at once: first
 * along x, each getting the blocks for all ranks of its place, and so on; in the
 * last round, between consecutive ranks, each gets what the others have for it
 * from all before.
 * Scratch: 3 p blocks.
 * Source: Kale, Kumar, Varadarajan 2003, "A Framework for Collective
 * Personalized Communication".
 */
#include "repo/scheme/grid.h"

static bool applies(const struct ct_problem *problem)
{
    return ct_mesh_divides(problem->nranks, &problem->setting);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_mesh mesh = ct_mesh_of_shape(shape);

    ct_grid_alltoall(builder, shape, &mesh);
}

extern const struct ct_collective ct_alltoall;

const struct ct_algorithm alltoall_grid = {
    .name = "alltoall_grid",
    .collective = &ct_alltoall,
    .source = "Kale, Kumar, Varadarajan 2003",
    .needs = "p not prime, p > 3; 3 dimensions: three factors above 1",
    .cost = "(x+y-2) alpha + (2p-x-y) n beta, p = x y; p = x y z: (x+y+z-3) "
            "alpha + (3p-xy-xz-yz) n beta",
    .params = {&ct_mesh_dims},
    .applies = applies,
    .plan = plan,
};
