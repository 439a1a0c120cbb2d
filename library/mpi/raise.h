/*
 * raise.h - errors of the application's calls.
 */
#ifndef CT_LIBRARY_MPI_RAISE_H
#define CT_LIBRARY_MPI_RAISE_H

#include <mpi.h>

/*
 * Call the communicator's error handler. Before one that ends the job the name of the
 * function and all that is known of the error are written to standard error. The
 * handler gets its class only, as MPI would name the function that the library called.
 *
 * collective  "reduce_scatter"
 * comm        the application's
 * err         an MPI error code
 */
void ct_raise(const char *collective, MPI_Comm comm, int err);

#endif
