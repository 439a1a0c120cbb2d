/*
 * finish.c - the report, once.
 *
 * Attributes of MPI_COMM_SELF are deleted at the beginning of MPI_Finalize,
 * while MPI still works (MPI standard 4.0, section 11.2.4).
 */
#include "library/finish.h"

#include "library/context.h"
#include "library/switches.h"

static int finish_with_self(MPI_Comm comm, int key, void *value, void *extra)
{
    (void)comm;
    (void)key;
    (void)value;
    (void)extra;
    ct_finish();
    return MPI_SUCCESS;
}

/* False also where only sessions are used: there is no MPI_COMM_WORLD. */
static bool is_initialized(void)
{
    int flag;

    return PMPI_Initialized(&flag) == MPI_SUCCESS && flag != 0;
}

void ct_finish_register(void)
{
    int key;

    if (!is_initialized() ||
        PMPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, finish_with_self, &key,
                                NULL) != MPI_SUCCESS)
        return;
    PMPI_Comm_set_attr(MPI_COMM_SELF, key, NULL);
    PMPI_Comm_free_keyval(&key); /* it goes with the attribute */
}

void ct_finish(void)
{
    static bool is_finished;
    int rank;

    if (is_finished || !is_initialized())
        return;
    is_finished = true;
    if (ct_report_is_wanted() &&
        PMPI_Comm_rank(MPI_COMM_WORLD, &rank) == MPI_SUCCESS && rank == 0)
        ct_counts_print(stderr);
    ct_context_free_world();
}
