/*
 * large_counts.h - functions of MPI that have a form with large counts, by that
 * form if the MPI library has it. (Messages: library/run/wire.h.)
 *
 * All but ct_large_combiner return MPI error codes; MPI_ERR_COUNT for what is too
 * large for the other form. Calls of that size are native (library/task/measure.c).
 */
#ifndef CT_LIBRARY_MPI_LARGE_COUNTS_H
#define CT_LIBRARY_MPI_LARGE_COUNTS_H

#include <mpi.h>
#include <stddef.h>

/* How a type was made: MPI_COMBINER_*; MPI_UNDEFINED if MPI does not say. */
int ct_large_combiner(MPI_Datatype type);

/* The type that a dup or contiguous type was made of; to be freed unless it is
   predefined. */
int ct_large_inner(MPI_Datatype type, MPI_Datatype *inner);

/* MPI_Pack and MPI_Unpack of `bytes` bytes. */
int ct_large_pack(const void *from, size_t count, MPI_Datatype type, void *to, size_t bytes,
                  MPI_Comm comm);
int ct_large_unpack(const void *from, size_t bytes, void *to, size_t count, MPI_Datatype type,
                    MPI_Comm comm);

#endif
