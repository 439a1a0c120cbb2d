/*
 * side_verify.h - compares what a collective gives by its two names.
 */
#ifndef CT_BENCH_SIDE_VERIFY_H
#define CT_BENCH_SIDE_VERIFY_H

#include "library/calls.h"

#include <stddef.h>

/*
 * Call a collective by MPI_* and by PMPI_* with the same data, numbers whose
 * sums are exact in any order, and compare all of the receive buffer, also
 * where nothing should be written. All ranks of the communicator call it.
 *
 * call     buffers of `bytes` bytes each, contents lost
 * spare    bytes bytes, contents lost
 * is_same  out: whether this rank's results are the same
 * returns  MPI error codes
 */
int ct_side_verify(const struct ct_calls *calls,
                   const struct ct_plain_call *call, void *spare, size_t bytes,
                   int *is_same);

#endif
