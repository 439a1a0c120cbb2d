/*
 * areas.h - memory for the elements of a shape, guard bytes around it.
 */
#ifndef CT_TESTS_AREAS_H
#define CT_TESTS_AREAS_H

#include "tests/conformance/shapes.h"

#define CT_AREA_GUARD_BYTES 64

struct ct_area {
    unsigned char *start;
    size_t bytes; /* with both guards */
    void *origin; /* what MPI is given as the buffer */
};

/* Zeroed memory for elements that lie as the shape says. */
void ct_area_init(struct ct_area *area, const struct ct_shape *shape, int elements);

/* Another of the same size, with the same contents. */
void ct_area_init_copy(struct ct_area *area, const struct ct_area *other);

/* Set the elements' bytes to ones, leaving all others. */
void ct_area_mark(struct ct_area *area, const struct ct_shape *shape, int elements);

void ct_area_fini(struct ct_area *area);

#endif
