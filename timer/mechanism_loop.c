/*
 * mechanism_loop - a barrier, then N calls in a row.
 *
 * A sample is the time of the N calls divided by N, so that short calls are
 * not lost in the clock's resolution; successive calls may overlap.
 */
#include "timer/mechanism.h"
#include "timer/messages.h"

static int sample(struct ct_timed *timed, double *seconds)
{
    int err = ct_messages_barrier(timed->comm);
    const double start = PMPI_Wtime();

    for (int i = 0; i < timed->calls && err == MPI_SUCCESS; i++)
        err = timed->call(timed->arg);
    *seconds = (PMPI_Wtime() - start) / timed->calls;
    return err;
}

extern const struct ct_mechanism_facts facts_loop;

const struct ct_mechanism mechanism_loop = {
    .facts = &facts_loop,
    .sample = sample,
};
