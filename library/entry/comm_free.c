/*
 * comm_free.c - MPI_Comm_free and MPI_Comm_disconnect: passed on.
 *
 * MPI calls the delete callbacks of the communicator's attributes meanwhile, the
 * youngest first. The application's may make calls on it, before or after the
 * library's attribute is gone, which may differ between ranks. So all such calls
 * are native, on all ranks.
 *
 * Calls go to whichever library comes next, as those of mpi_init.c.
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#include "library/group/context.h"
#include "library/group/leaving.h"
#include "library/mpi/abi.h"
#include "library/mpi/pmpi.h"

#include <dlfcn.h>
#include <stdatomic.h>

#ifndef SMPI_H

typedef int free_fn(MPI_Comm *comm);

/* NULL: no other library has the function. Looked up once. */
static free_fn *find_next(_Atomic(free_fn *) *found, const char *name)
{
    free_fn *next = *found;

    if (next == NULL) {
        *(void **)&next = dlsym(RTLD_NEXT, name);
        *found = next;
    }
    return next;
}

static int own_free(MPI_Comm *comm)
{
    return PMPI_Comm_free(comm);
}

static int own_disconnect(MPI_Comm *comm)
{
    return PMPI_Comm_disconnect(comm);
}

static int pass_on(free_fn *function, MPI_Comm *comm)
{
    struct ct_leaving leaving;
    int err;

    if (!ct_abi_is_ours() || comm == NULL)
        return function(comm);
    ct_leaving_begin(&leaving, *comm);
    ct_context_forget_latest(); /* it would not ask */
    err = function(comm);
    ct_leaving_end(&leaving);
    return err;
}

int MPI_Comm_free(MPI_Comm *comm)
{
    static _Atomic(free_fn *) found;
    free_fn *next = find_next(&found, "MPI_Comm_free");

    return pass_on(next == NULL ? own_free : next, comm);
}

int MPI_Comm_disconnect(MPI_Comm *comm)
{
    static _Atomic(free_fn *) found;
    free_fn *next = find_next(&found, "MPI_Comm_disconnect");

    return pass_on(next == NULL ? own_disconnect : next, comm);
}

#endif
