/*
 * displs.h - random displacements: blocks one after the other, with gaps
 * between them, and in other orders.
 */
#ifndef CT_TESTS_DISPLS_H
#define CT_TESTS_DISPLS_H

#include "tests/conformance/random.h"

#include <stdbool.h>

/* All zero: each block has room for a full one, in order of rank. */
struct ct_displs {
    bool is_tight; /* each block begins where the one before it ends */
    bool is_backwards;
    int first; /* the rank whose block is first, modulo their number */
    int gap;   /* elements after the room of each block, unless tight */
};

struct ct_displs ct_displs_draw(struct ct_random *random);

/*
 * Displacements of `n` blocks, in elements.
 *
 * counts  of each block, up to `full`
 * displs  out
 */
void ct_displs_place(const struct ct_displs *drawn, const int *counts, int n, int full,
                     int *displs);

/* As text: "", or what is special. */
const char *ct_displs_text(const struct ct_displs *drawn);

#endif
