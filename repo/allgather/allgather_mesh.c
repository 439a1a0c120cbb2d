/*
 * allgather_mesh - along the dimensions of a mesh, one by one.
 *
 * The ranks form a mesh of `dims` dimensions, 2 or 3, its sides as nearly equal
 * as the divisors of p allow, the last the longest. First the ranks of a line
 * along the last dimension, which are consecutive, exchange their blocks, all at
 * once; then lines along the one before exchange what they have gathered. Each
 * begins with the rank after its own.
 * Source: Faraj, Yuan 2005, section 3, "2D mesh" and "3D mesh".
 */
#include "repo/scheme/mesh.h"

static bool applies(const struct ct_problem *problem)
{
    return ct_mesh_divides(problem->nranks, &problem->setting);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_mesh mesh = ct_mesh_of_shape(shape);

    ct_mesh_allgather(builder, shape, &mesh);
}

CT_SERVES(allgather, allgatherv, mesh,
          {
              .source = "Faraj, Yuan 2005, section 3",
              .needs = "p not prime, p > 3; 3 dimensions: three factors above 1",
              .cost = "(x+y-2) alpha + (p-1) n beta, p = x y; p = x y z: (x+y+z-3) alpha",
              .params = {&ct_mesh_dims},
              .applies = applies,
              .plan = plan,
          });
