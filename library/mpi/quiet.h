/*
 * quiet.h - errors of the library's own calls, which the application's error
 * handler must not hear of.
 */
#ifndef CT_LIBRARY_MPI_QUIET_H
#define CT_LIBRARY_MPI_QUIET_H

#include <mpi.h>
#include <stdbool.h>

/* A communicator whose handler is replaced for a while. */
struct ct_quiet {
    MPI_Comm comm;
    MPI_Errhandler handler; /* the application's */
    bool is_on;
    struct ct_quiet *next;
};

/*
 * Until ct_quiet_end, errors of this thread's calls on `comm` are only
 * returned. Those of other threads still reach the application's handler,
 * though by way of MPI_COMM_SELF.
 */
void ct_quiet_begin(struct ct_quiet *quiet, MPI_Comm comm);
void ct_quiet_end(struct ct_quiet *quiet);

/*
 * The same around waiting for requests of the library's messages, in a call of the
 * application on `comm`: MPICH raises their errors on MPI_COMM_WORLD, whatever
 * communicator they are of. Nothing is done where an error ends the job in any
 * case, as by default.
 *
 * There is an MPI_COMM_WORLD, and no other thread calls MPI.
 */
void ct_quiet_begin_requests(struct ct_quiet *quiet, MPI_Comm comm);
void ct_quiet_end_requests(struct ct_quiet *quiet);

/* True if an error on the communicator ends the job. */
bool ct_error_is_fatal(MPI_Comm comm);

#endif
