/*
 * reductions.h - random operations and the values that they take.
 *
 * Values are such that the order of operations does not matter unless the
 * operation is said not to commute: nothing is rounded.
 */
#ifndef CT_TESTS_REDUCTIONS_H
#define CT_TESTS_REDUCTIONS_H

#include "tests/conformance/shapes.h"

struct ct_reduction {
    MPI_Op op;
    const char *op_name;
    struct ct_shape shape; /* equal on all ranks, though not made alike */
    bool has_padding;      /* bytes inside elements that no one cares for */
    size_t unused_bytes;   /* of them so many at the end of each 16 that MPI counts */

    /* Overwrite n elements of the shape with what the operation takes; NULL:
       any bytes will do. */
    void (*fill)(struct ct_random *random, bool is_product, void *to, int n);
};

/*
 * shared   draws alike on all ranks
 * own      draws on this rank alone
 * elements  of the longest buffer, between which others may lie; 0: none do
 * reduction  out: to be freed by ct_shape_free of its shape
 */
void ct_reduction_draw(struct ct_random *shared, struct ct_random *own, int elements,
                       struct ct_reduction *reduction);

#endif
