/*
 * quiet.c - a handler that passes on what is not this thread's.
 */
#include "library/mpi/quiet.h"

#include "library/mpi/pmpi.h"

#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct ct_quiet *quiets;
static _Thread_local int nquiet; /* of this thread */

/* The handler that the application had set; ours to free. */
static MPI_Errhandler find_handler(MPI_Comm comm)
{
    MPI_Errhandler handler = MPI_ERRHANDLER_NULL;

    pthread_mutex_lock(&mutex);
    for (const struct ct_quiet *q = quiets; q != NULL; q = q->next) {
        if (q->comm == comm)
            handler = q->handler;
    }
    pthread_mutex_unlock(&mutex);
    return handler;
}

/* MPI calls a handler with the communicator that it is set for, so another
   one has to bear it for a moment. */
static void pass_on(MPI_Comm *comm, int *err, ...)
{
    MPI_Errhandler handler, before;

    if (nquiet > 0)
        return;
    handler = find_handler(*comm);
    if (handler == MPI_ERRHANDLER_NULL ||
        PMPI_Comm_get_errhandler(MPI_COMM_SELF, &before) != MPI_SUCCESS)
        return;
    PMPI_Comm_set_errhandler(MPI_COMM_SELF, handler);
    PMPI_Comm_call_errhandler(MPI_COMM_SELF, *err);
    PMPI_Comm_set_errhandler(MPI_COMM_SELF, before);
    PMPI_Errhandler_free(&before);
}

static void link_in(struct ct_quiet *quiet)
{
    pthread_mutex_lock(&mutex);
    quiet->next = quiets;
    quiets = quiet;
    pthread_mutex_unlock(&mutex);
}

static void take_out(const struct ct_quiet *quiet)
{
    struct ct_quiet **link = &quiets;

    pthread_mutex_lock(&mutex);
    while (*link != quiet)
        link = &(*link)->next;
    *link = quiet->next;
    pthread_mutex_unlock(&mutex);
}

void ct_quiet_begin(struct ct_quiet *quiet, MPI_Comm comm)
{
    MPI_Errhandler ours;

    quiet->comm = comm;
    quiet->is_on = false;
    nquiet++;
    if (PMPI_Comm_get_errhandler(comm, &quiet->handler) != MPI_SUCCESS)
        return;
    if (PMPI_Comm_create_errhandler(pass_on, &ours) != MPI_SUCCESS) {
        PMPI_Errhandler_free(&quiet->handler);
        return;
    }
    link_in(quiet);
    quiet->is_on = PMPI_Comm_set_errhandler(comm, ours) == MPI_SUCCESS;
    PMPI_Errhandler_free(&ours); /* it goes with the communicator's */
    if (!quiet->is_on) {
        take_out(quiet);
        PMPI_Errhandler_free(&quiet->handler);
    }
}

void ct_quiet_end(struct ct_quiet *quiet)
{
    nquiet--;
    if (!quiet->is_on)
        return;
    PMPI_Comm_set_errhandler(quiet->comm, quiet->handler);
    take_out(quiet);
    PMPI_Errhandler_free(&quiet->handler);
}

enum kind { FATAL, RETURNS, OTHER };

/* Handles of predefined handlers are not counted: they are not freed. */
static enum kind kind_of(MPI_Comm comm)
{
    MPI_Errhandler handler;

    if (PMPI_Comm_get_errhandler(comm, &handler) != MPI_SUCCESS)
        return FATAL;
    if (handler == MPI_ERRORS_ARE_FATAL)
        return FATAL;
#if MPI_VERSION >= 4
    if (handler == MPI_ERRORS_ABORT)
        return FATAL;
#endif
    if (handler == MPI_ERRORS_RETURN)
        return RETURNS;
    PMPI_Errhandler_free(&handler);
    return OTHER;
}

bool ct_error_is_fatal(MPI_Comm comm)
{
    return kind_of(comm) == FATAL;
}

void ct_quiet_begin_requests(struct ct_quiet *quiet, MPI_Comm comm)
{
    quiet->comm = MPI_COMM_NULL;
    if (kind_of(comm) != FATAL && kind_of(MPI_COMM_WORLD) != RETURNS)
        ct_quiet_begin(quiet, MPI_COMM_WORLD);
}

void ct_quiet_end_requests(struct ct_quiet *quiet)
{
    if (quiet->comm != MPI_COMM_NULL)
        ct_quiet_end(quiet);
}
