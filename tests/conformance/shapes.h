/*
 * shapes.h - random datatypes of a given signature.
 *
 * A unit is what all ranks agree on: one or a few basic types in order. A
 * shape is a datatype of some number of units, wherever they lie.
 */
#ifndef CT_TESTS_SHAPES_H
#define CT_TESTS_SHAPES_H

#include "tests/conformance/random.h"

#include <mpi.h>

#define CT_UNIT_PARTS_MAX 3
#define CT_SHAPE_UNITS_MAX 24

struct ct_unit {
    const char *name;
    int nparts;
    MPI_Datatype parts[CT_UNIT_PARTS_MAX];
    int part_bytes[CT_UNIT_PARTS_MAX];
    int bytes; /* of all parts */
    int align; /* all parts lie at multiples of it, or of their own size */
};

/* The elements of an array do not overlap, and extent > 0. */
struct ct_shape {
    MPI_Datatype type; /* committed, unless it is a named one */
    int units;
    MPI_Aint extent;
    MPI_Aint true_lb;
    MPI_Aint true_extent;
    char text[240]; /* how it was made */
};

const struct ct_unit *ct_unit_draw(struct ct_random *random);

/*
 * A shape for an array.
 *
 * units     how many it is to have: 1 to CT_SHAPE_UNITS_MAX
 * elements  elements of the array
 * shape     out: to be freed by ct_shape_free
 */
void ct_shape_draw(struct ct_random *random, const struct ct_unit *unit, int units, int elements,
                   struct ct_shape *shape);

/* The shape of a datatype; nothing to be freed. */
void ct_shape_of(MPI_Datatype type, const char *text, struct ct_shape *shape);

void ct_shape_free(struct ct_shape *shape);

/* The same at an absolute address, for MPI_BOTTOM; freed by the caller. */
MPI_Datatype ct_shape_at(const struct ct_shape *shape, const void *address);

#endif
