/*
 * alltoall_grid_2d - two rounds on a mesh, with blocks combined.
 *
 * The ranks form a mesh of x rows of y consecutive ranks, as nearly square as
 * the divisors of p allow. First the ranks of a column exchange, all at once:
 * each gets the blocks for all ranks of its row. Then those of a row exchange
 * what each has for the other from its whole column.
 * Cost: (x+y-2) alpha + (2p-x-y) n beta, with n bytes per block, and 2 p n
 * bytes copied.
 * Needs: p not prime, p > 3. Scratch: 3 p blocks.
 * Source: Kale, Kumar, Varadarajan 2003, "A Framework for Collective
 * Personalized Communication".
 */
#include "repo/pattern/grid.h"

static bool applies(const struct ct_problem *problem)
{
    return ct_mesh_of(problem->nranks, 2).sides[1] > 1;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_mesh mesh = ct_mesh_of(shape->nranks, 2);

    ct_grid_alltoall(builder, shape, &mesh);
}

extern const struct ct_collective ct_alltoall;

const struct ct_algorithm alltoall_grid_2d = {
    .name = "alltoall_grid_2d",
    .collective = &ct_alltoall,
    .source = "Kale, Kumar, Varadarajan 2003",
    .needs = "p not prime, p > 3",
    .cost = "(x+y-2) alpha + (2p-x-y) n beta, p = x y",
    .forwards = true,
    .applies = applies,
    .plan = plan,
};
