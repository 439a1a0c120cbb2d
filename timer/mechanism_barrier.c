/*
 * mechanism_barrier - a barrier before each call, each call timed alone.
 *
 * A sample is one call from the moment this rank left the barrier, which is
 * the timer's own. No call overlaps the one before it, so it shows what an
 * application that computes between its collectives sees.
 */
#include "timer/mechanism.h"
#include "timer/messages.h"

static int sample(struct ct_timed *timed, double *seconds)
{
    int err = ct_messages_barrier(timed->comm);
    const double start = PMPI_Wtime();

    if (err == MPI_SUCCESS)
        err = timed->call(timed->arg);
    *seconds = PMPI_Wtime() - start;
    return err;
}

extern const struct ct_mechanism_facts facts_barrier;

const struct ct_mechanism mechanism_barrier = {
    .facts = &facts_barrier,
    .sample = sample,
};
