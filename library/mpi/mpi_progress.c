/*
 * mpi_progress.c - a generalized request, which only its own program could end.
 */
#include "library/mpi/mpi_progress.h"

/* UCX takes in one message, then one more every time, up to 16: this is enough for a full queue
   of 256, its largest by default. */
#define POLLS 24

MPI_Request ct_progress_request = MPI_REQUEST_NULL;

static int query(void *nothing, MPI_Status *status)
{
    (void)nothing;
    (void)status;
    return MPI_SUCCESS;
}

static int forget(void *nothing)
{
    (void)nothing;
    return MPI_SUCCESS;
}

static int cancel(void *nothing, int is_over)
{
    (void)nothing;
    (void)is_over;
    return MPI_SUCCESS;
}

bool ct_progress_begin(void)
{
    return ct_progress_request != MPI_REQUEST_NULL ||
           PMPI_Grequest_start(query, forget, cancel, NULL, &ct_progress_request) == MPI_SUCCESS;
}

void ct_progress_finish(void)
{
    if (ct_progress_request == MPI_REQUEST_NULL)
        return;
    PMPI_Grequest_complete(ct_progress_request);
    ct_progress_request = MPI_REQUEST_NULL;
}

void ct_progress_take_in(MPI_Comm comm)
{
    int is_there = 0;

    ct_progress_make();
    PMPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &is_there, MPI_STATUS_IGNORE);
    for (int i = 0; is_there && i < POLLS; i++)
        ct_progress_make();
}
