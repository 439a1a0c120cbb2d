/*
 * operations.h - which reductions may run.
 */
#ifndef CT_LIBRARY_MPI_OPERATIONS_H
#define CT_LIBRARY_MPI_OPERATIONS_H

#include <mpi.h>
#include <stdbool.h>

/* Is it an operation at all? Others must not be asked about.

   comm  of the call */
bool ct_operation_exists(MPI_Op op, MPI_Comm comm);

/* Is it one of MPI's own, whose handle never comes to mean another? */
bool ct_operation_is_predefined(MPI_Op op);

/*
 * Does MPI define the operation for the datatype? True for operations that
 * the application made; false where in doubt: the MPI library then decides,
 * and reports a mistake as its user expects.
 */
bool ct_operation_takes(MPI_Op op, MPI_Datatype type);

bool ct_operation_commutes(MPI_Op op);

/* Is it one of MPI's own, on a datatype for which its result is the same in
   whatever order and groups the operands are combined? Not on floating-point
   numbers: sums and products round, and minimum and maximum may depend on it
   where operands are not numbers, or zeros of different sign. */
bool ct_operation_is_exact(MPI_Op op, MPI_Datatype type);

#endif
