/*
 * grid.h - all-to-all along the dimensions of a mesh, blocks combined.
 *
 * In the round of a dimension, the ranks of a line exchange, all at once:
 * each gets the blocks of the others for all ranks of its own place in that
 * dimension. After all rounds a block is where it belongs.
 */
#ifndef CT_REPO_GRID_H
#define CT_REPO_GRID_H

#include "repo/scheme/mesh.h"

/* For a mesh of all ranks: ct_mesh_size is nranks. Scratch: 3 p blocks. */
void ct_grid_alltoall(struct ct_builder *builder, const struct ct_shape *shape,
                      const struct ct_mesh *mesh);

#endif
