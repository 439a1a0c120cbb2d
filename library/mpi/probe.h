/*
 * probe.h - ask MPI whether it takes a handle, unheard by the application.
 *
 * Most questions about a wrong handle call the error handler of
 * MPI_COMM_WORLD, which ends the program by default. These go to a
 * communicator of this process alone whose errors are returned.
 */
#ifndef CT_LIBRARY_MPI_PROBE_H
#define CT_LIBRARY_MPI_PROBE_H

#include <mpi.h>
#include <stdbool.h>

/* True if MPI takes the datatype, so if it is committed. No error handler hears of the
   question.

   comm  of the call */
bool ct_type_exists(MPI_Datatype type, MPI_Comm comm);

/* True if MPI refuses a null address for elements of the datatype. It does not where
   they may lie at MPI_BOTTOM. MPI takes the datatype. */
bool ct_probe_refuses_null(MPI_Datatype type, MPI_Comm comm);

/* True if MPI refuses a send buffer that is the receive buffer. Some MPI libraries do
   not look, and MPICH can be told not to. */
bool ct_probe_refuses_one_buffer(MPI_Comm comm);

/* True if it is an operation. */
bool ct_probe_operation(MPI_Op op, MPI_Comm comm);

/* Free the communicator while MPI still works. */
void ct_probe_finish(void);

#endif
