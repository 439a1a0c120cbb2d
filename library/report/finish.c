/*
 * finish.c - the report, once; later the end of all contexts.
 *
 * Attributes of MPI_COMM_SELF are deleted at the beginning of MPI_Finalize,
 * while MPI still works (MPI standard 4.0, section 11.2.4), by whichever way
 * it is called: Fortran's mpi_f08 does not come through the C function.
 *
 * The application's attributes there may make calls, too, before or after
 * ours is deleted, which may differ between ranks. So nothing that calls need
 * may end then. MPICH and Open MPI delete the attributes of MPI_COMM_WORLD
 * afterwards; with MPI libraries that do not, contexts end with the process.
 */
#include "library/report/finish.h"

#include "base/locales.h"
#include "library/group/context.h"
#include "library/mpi/pmpi.h"
#include "library/record/recorder.h"
#include "library/report/call_report.h"
#include "library/report/profile_gather.h"
#include "library/report/profile_report.h"
#include "library/report/run_facts.h"
#include "library/switches/switches.h"
#include "library/task/profile.h"

#include <stdlib.h>
#include <unistd.h>

static bool is_reported;
static bool is_with_world; /* at its end all has been reported */
static int first_rank;
static pid_t registered; /* the process that has to report */

static void report(int rank)
{
    locale_t before;

    if (is_reported || !ct_report_is_wanted() || ct_report_file() != NULL || rank != 0)
        return;
    is_reported = true;
    before = ct_c_locale_begin();
    ct_call_report_print(stderr);
    if (ct_profile_is_on())
        ct_profile_print(stderr);
    ct_c_locale_end(before);
}

static int finish_with_self(MPI_Comm comm, int key, void *value, void *extra)
{
    (void)comm;
    (void)key;
    (void)value;
    (void)extra;
    report(first_rank);
    is_reported = true;
    return MPI_SUCCESS;
}

static int finish_with_world(MPI_Comm comm, int key, void *value, void *extra)
{
    (void)comm;
    (void)key;
    (void)value;
    (void)extra;
    ct_recorder_finish();
    ct_profile_gather();
    ct_contexts_finish();
    return MPI_SUCCESS;
}

/* A process that was forked off has called nothing. */
static void finish_at_exit(void)
{
    struct ct_profile_lines own;

    if (getpid() != registered || is_with_world)
        return;
    report(first_rank);
    if (!ct_profile_is_on() || ct_report_file() == NULL || first_rank != 0)
        return;
    own = ct_profile_lines_own();
    ct_profile_write(&own, 0, ct_report_file());
    free(own.lines);
}

/* When attributes of the communicator are deleted. */
static void call_with(MPI_Comm comm, MPI_Comm_delete_attr_function *function)
{
    int key;

    if (PMPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, function, &key, NULL) != MPI_SUCCESS)
        return;
    PMPI_Comm_set_attr(comm, key, NULL);
    PMPI_Comm_free_keyval(&key); /* it goes with the attribute */
}

void ct_finish_register(MPI_Comm comm)
{
    const bool has_world = ct_context_has_world();
    static bool is_registered;

    if (has_world)
        comm = MPI_COMM_WORLD;
    if (comm == MPI_COMM_NULL || PMPI_Comm_rank(comm, &first_rank) != MPI_SUCCESS)
        first_rank = -1; /* unknown */
    is_with_world = has_world;
    registered = getpid();
    if (!has_world) {
        if (!is_registered)
            is_registered = atexit(finish_at_exit) == 0;
        return;
    }
    call_with(MPI_COMM_SELF, finish_with_self);
    call_with(MPI_COMM_WORLD, finish_with_world);
}

void ct_finish_expect_report(void)
{
    if (!ct_report_is_wanted() && ct_record_file() == NULL)
        return;
    ct_run_facts_begin();
    if (ct_context_hold())
        ct_finish_register(MPI_COMM_NULL);
    ct_context_release();
}
