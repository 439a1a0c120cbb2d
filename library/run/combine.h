/*
 * combine.h - the most frequent reductions, without a call of the MPI library.
 *
 * Only those whose result no MPI library may choose: sums, and those of integers. The
 * order of the operands does not matter to any of them.
 */
#ifndef CT_LIBRARY_RUN_COMBINE_H
#define CT_LIBRARY_RUN_COMBINE_H

#include <mpi.h>
#include <stddef.h>

/* to[i] = from[i] op with[i], of `count` elements, for which all are aligned. `with` is `to`,
   or nowhere near. */
typedef void ct_combine_fn(void *to, const void *from, const void *with, size_t count);

/* For a predefined datatype and operation; NULL: MPI_Reduce_local. */
ct_combine_fn *ct_combine_find(MPI_Datatype type, MPI_Op op);

#endif
