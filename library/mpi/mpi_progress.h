/*
 * mpi_progress.h - let MPI go on with all that the application has under way.
 *
 * A test of a request that never ends makes progress once, however many messages wait to be
 * received. MPICH's MPI_Iprobe does so only if it finds nothing.
 */
#ifndef CT_LIBRARY_MPI_MPI_PROGRESS_H
#define CT_LIBRARY_MPI_MPI_PROGRESS_H

#include "library/mpi/pmpi.h"

/* Never over; MPI_REQUEST_NULL: there is none yet, and tests of it make no progress. */
extern MPI_Request ct_progress_request;

/* Make the request, unless it is there. Returns false if MPI could not. */
bool ct_progress_begin(void);

/* End the request. Its handle is left to MPI, because MPI_Request_free makes progress. In
   MPI_Finalize MPICH over TCP can hang if one rank makes progress after another one has begun to
   close its connections. */
void ct_progress_finish(void);

static inline void ct_progress_make(void)
{
    int is_over;

    PMPI_Test(&ct_progress_request, &is_over, MPI_STATUS_IGNORE);
}

/*
 * After a call without messages: take in what other ranks sent before they made the same call.
 * After a collective of MPI it is there, because it came before the collective's own messages.
 *
 * An MPI library may take in one message at a time. So there is more to do if there is a message
 * for the communicator that nobody has received yet.
 */
void ct_progress_take_in(MPI_Comm comm);

#endif
