/*
 * mesh.h - allgathers in which groups of consecutive ranks grow by a factor
 * in every phase.
 *
 * With q the product of the factors, q ranks work: they are numbered in order
 * of rank, and digit i of a number, to the mixed base of the factors, is the
 * place in dimension i, the lowest digit first. In phase i, the numbers that
 * differ in digit i alone exchange, all at once, what they have: the blocks
 * of consecutive ranks. With q < p <= 2 q some working ranks have one more
 * rank to serve, the next: it gives its block first, and gets the result at
 * the end.
 */
#ifndef CT_REPO_MESH_H
#define CT_REPO_MESH_H

#include "repo/algorithm.h"

/* More than the number of factors of an int. */
#define CT_MESH_MAX 32

struct ct_mesh {
    int n;
    int sides[CT_MESH_MAX]; /* ranks along dimension i: the factors */
};

/* "dims": sides of the mesh, 2 or 3. The algorithm's first parameter. */
extern const struct ct_param ct_mesh_dims;

/* True if p ranks form a mesh of so many sides above 1. */
bool ct_mesh_divides(int nranks, const struct ct_setting *setting);
struct ct_mesh ct_mesh_of_shape(const struct ct_shape *shape);

/* The number of working ranks. */
int ct_mesh_size(const struct ct_mesh *mesh);

/* The sum of the sides. Of two meshes with equal numbers of sides, the one with the smaller sum has
   fewer messages. */
int ct_mesh_sum(const struct ct_mesh *mesh);

/* Where blocks are collected. */
struct ct_mesh_store {
    int buffer;
    int width; /* of each rank the first `width` blocks of its send buffer: from
                  rank r they go to block r * width on */
};

/*
 * Collect the blocks of all ranks on the working ones. A rank that does not
 * work only gives its own.
 *
 * mesh     nranks / 2 <= ct_mesh_size(mesh) <= nranks
 * returns  the rank that works for this one; or the one that this one works
 *          for besides itself; or else this one
 */
int ct_mesh_collect(struct ct_builder *builder, const struct ct_shape *shape,
                    const struct ct_mesh *mesh, struct ct_mesh_store store);

/* The allgather: collected in the receive buffer, and given to the ranks that
   do not work. */
void ct_mesh_allgather(struct ct_builder *builder, const struct ct_shape *shape,
                       const struct ct_mesh *mesh);

#endif
