/*
 * rows.c - the list of the collectives.
 */
#include "tests/conformance/rows.h"

#include <stddef.h>

extern const struct ct_row ct_row_alltoall;
extern const struct ct_row ct_row_alltoallv;
extern const struct ct_row ct_row_allgather;
extern const struct ct_row ct_row_allreduce;
extern const struct ct_row ct_row_exscan;
extern const struct ct_row ct_row_scan;

const struct ct_row *const ct_rows[] = {
    &ct_row_alltoall, &ct_row_alltoallv, &ct_row_allgather, &ct_row_allreduce,
    &ct_row_barrier,  &ct_row_exscan,    &ct_row_scan,      NULL};
