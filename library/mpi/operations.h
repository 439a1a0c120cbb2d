/*
 * operations.h - which reductions may run.
 */
#ifndef CT_LIBRARY_MPI_OPERATIONS_H
#define CT_LIBRARY_MPI_OPERATIONS_H

#include <mpi.h>
#include <stdbool.h>

/* True if it is an operation. MPI must not be asked about anything else.

   comm  of the call */
bool ct_operation_exists(MPI_Op op, MPI_Comm comm);

/* True if it is one of MPI's own operations, whose handle never comes to mean another. */
bool ct_operation_is_predefined(MPI_Op op);

/*
 * True if MPI defines the operation for the datatype, or the application made it. False
 * where in doubt: the MPI library then decides, and reports a mistake as its user expects.
 */
bool ct_operation_takes(MPI_Op op, MPI_Datatype type);

bool ct_operation_commutes(MPI_Op op);

/* True if it is one of MPI's own operations and its result on the datatype is the
   same in whatever order and groups the operands are combined. False for floating-point
   numbers: sums and products round, and minimum and maximum may depend on the order
   where operands are not numbers, or zeros of different sign. */
bool ct_operation_is_exact(MPI_Op op, MPI_Datatype type);

#endif
