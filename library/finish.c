/*
 * finish.c - the report, once.
 *
 * Attributes of MPI_COMM_SELF are deleted at the beginning of MPI_Finalize,
 * while MPI still works (MPI standard 4.0, section 11.2.4), by whichever way
 * it is called: Fortran's mpi_f08 does not come through the C function.
 */
#include "library/finish.h"

#include "library/context.h"
#include "library/switches.h"

#include <stdlib.h>

static bool is_reported;
static int first_rank;

static void report(int rank)
{
    if (is_reported || !ct_report_is_wanted() || rank != 0)
        return;
    is_reported = true;
    ct_counts_print(stderr);
}

static int finish_with_self(MPI_Comm comm, int key, void *value, void *extra)
{
    int rank;

    (void)comm;
    (void)key;
    (void)value;
    (void)extra;
    if (PMPI_Comm_rank(MPI_COMM_WORLD, &rank) == MPI_SUCCESS)
        report(rank);
    is_reported = true;
    ct_contexts_finish();
    return MPI_SUCCESS;
}

static void finish_at_exit(void)
{
    report(first_rank);
}

void ct_finish_register(bool has_world, int rank)
{
    static bool is_registered;
    int key;

    first_rank = rank;
    if (!has_world) {
        if (!is_registered)
            is_registered = atexit(finish_at_exit) == 0;
        return;
    }
    if (PMPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, finish_with_self, &key,
                                NULL) != MPI_SUCCESS)
        return;
    PMPI_Comm_set_attr(MPI_COMM_SELF, key, NULL);
    PMPI_Comm_free_keyval(&key); /* it goes with the attribute */
}
