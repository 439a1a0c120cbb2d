/*
 * quiet.h - errors of the library's own calls on the application's
 * communicator, which its error handler must not hear of.
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

#endif
