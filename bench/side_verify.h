/*
 * side_verify.h - compares what a collective gives by its two names.
 */
#ifndef CT_BENCH_SIDE_VERIFY_H
#define CT_BENCH_SIDE_VERIFY_H

#include "library/calls.h"

#include <stddef.h>

enum ct_side_result {
    CT_SIDES_SAME,
    CT_SIDES_DIFFER,
    CT_NATIVE_IS_WRONG /* they differ, and the sums of MPI_* are the right ones */
};

/*
 * Call a collective by MPI_* and by PMPI_* with the same data, numbers whose
 * sums are exact in any order, and compare all of the receive buffer, also
 * where nothing should be written. All ranks of the communicator call it.
 *
 * call     buffers of `bytes` bytes each, contents lost
 * spare    bytes bytes, contents lost
 * result   out: of this rank
 * returns  MPI error codes
 */
int ct_side_verify(const struct ct_calls *calls, const struct ct_plain_call *call, void *spare,
                   size_t bytes, enum ct_side_result *result);

#endif
