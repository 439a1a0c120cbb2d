/*
 * reduction_values.h - contributions whose reduction is the same in whatever
 * order they are combined.
 */
#ifndef CT_TESTS_REDUCTION_VALUES_H
#define CT_TESTS_REDUCTION_VALUES_H

#include "tests/library/compare.h"

/* Elements that fit into the buffers, and more than any test uses. */
#define CT_REDUCED_MAX 2500

struct ct_reduction {
    const char *what;
    MPI_Datatype type;
    MPI_Op op;
    /* Fill `n` elements; NULL: any bytes are values. */
    void (*fill)(void *elements, int n, int seed);
    int padding; /* bytes at the end of each 16 that mean nothing */
};

/* New contents of all buffers, for values of the datatype. */
void ct_reduction_fill(const struct ct_reduction *reduction, struct ct_compare *compare, int seed);

/* Make what means nothing the same in `got` and `wanted`. */
void ct_reduction_clear(const struct ct_reduction *reduction, struct ct_compare *compare);

/* Of predefined operations; `what` NULL at the end. */
const struct ct_reduction *ct_predefined_reductions(void);

#endif
