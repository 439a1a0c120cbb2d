/*
 * probe.c - messages to nobody, and reductions of nothing.
 */
#include "library/mpi/probe.h"

#include "library/mpi/datatypes.h"
#include "library/mpi/pmpi.h"
#include "library/mpi/quiet.h"

#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static MPI_Comm own = MPI_COMM_NULL;

/* Any number will do: no other process is asked. */
#define TAG 4711

/* MPI_COMM_SELF, or in a program that has none the communicator of the call:
   MPI_Comm_create_group takes no inter-communicator. */
static MPI_Comm find_parent(MPI_Comm comm)
{
    int is_inter, has_self;

    if (PMPI_Initialized(&has_self) == MPI_SUCCESS && has_self)
        return MPI_COMM_SELF;
    return PMPI_Comm_test_inter(comm, &is_inter) == MPI_SUCCESS && !is_inter ? comm : MPI_COMM_NULL;
}

/* A communicator of one process is made without communicating. Where there
   is none left, handles are taken for right: a rank must not go another way
   than the others for want of a communicator. */
static MPI_Comm make(MPI_Comm comm)
{
    const MPI_Comm parent = find_parent(comm);
    struct ct_quiet quiet;
    MPI_Comm made = MPI_COMM_NULL;
    MPI_Group all, mine;
    int rank;

    if (parent == MPI_COMM_NULL || PMPI_Comm_rank(parent, &rank) != MPI_SUCCESS ||
        PMPI_Comm_group(parent, &all) != MPI_SUCCESS)
        return MPI_COMM_NULL;
    if (PMPI_Group_incl(all, 1, &rank, &mine) == MPI_SUCCESS) {
        ct_quiet_begin(&quiet, parent);
        if (PMPI_Comm_create_group(parent, mine, TAG, &made) != MPI_SUCCESS)
            made = MPI_COMM_NULL;
        ct_quiet_end(&quiet);
        PMPI_Group_free(&mine);
    }
    PMPI_Group_free(&all);
    if (made != MPI_COMM_NULL)
        PMPI_Comm_set_errhandler(made, MPI_ERRORS_RETURN);
    return made;
}

static MPI_Comm find(MPI_Comm comm)
{
    MPI_Comm found;

    pthread_mutex_lock(&mutex);
    if (own == MPI_COMM_NULL)
        own = make(comm);
    found = own;
    pthread_mutex_unlock(&mutex);
    return found;
}

static bool is_taken(MPI_Datatype type, MPI_Comm comm)
{
    const MPI_Comm probe = find(comm);
    const char nothing = 0;

    return probe == MPI_COMM_NULL ||
           PMPI_Send(&nothing, 1, type, MPI_PROC_NULL, 0, probe) == MPI_SUCCESS;
}

bool ct_type_exists(MPI_Datatype type, MPI_Comm comm)
{
    return type != MPI_DATATYPE_NULL && (ct_type_is_known(type) || is_taken(type, comm));
}

bool ct_probe_refuses_null(MPI_Datatype type, MPI_Comm comm)
{
    const MPI_Comm probe = find(comm);

    /* a derived type may be right at MPI_BOTTOM */
    return probe == MPI_COMM_NULL
               ? ct_type_is_known(type)
               : PMPI_Send(NULL, 1, type, MPI_PROC_NULL, 0, probe) != MPI_SUCCESS;
}

bool ct_probe_refuses_one_buffer(MPI_Comm comm)
{
    const MPI_Comm probe = find(comm);
    int nothing = 0;

    return probe == MPI_COMM_NULL ||
           PMPI_Allreduce(&nothing, &nothing, 1, MPI_INT, MPI_SUM, probe) != MPI_SUCCESS;
}

bool ct_probe_operation(MPI_Op op, MPI_Comm comm)
{
    const MPI_Comm probe = find(comm);
    int nothing = 0;

    return probe == MPI_COMM_NULL ||
           PMPI_Allreduce(MPI_IN_PLACE, &nothing, 0, MPI_INT, op, probe) == MPI_SUCCESS;
}

void ct_probe_finish(void)
{
    pthread_mutex_lock(&mutex);
    if (own != MPI_COMM_NULL)
        PMPI_Comm_free(&own);
    own = MPI_COMM_NULL;
    pthread_mutex_unlock(&mutex);
}
