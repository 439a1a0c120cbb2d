/*
 * mechanism_barrier - a barrier before each call, each call timed alone.
 *
 * A sample is one call from the moment this rank left the barrier. No call
 * overlaps the one before it, so it shows what an application sees that
 * computes between its collectives.
 */
#include "timer/mechanism.h"

static int run(const struct ct_timed *timed, int repetitions, double *samples)
{
    int err = MPI_SUCCESS;

    for (int i = 0; i < repetitions && err == MPI_SUCCESS; i++) {
        double start;

        err = PMPI_Barrier(timed->comm);
        if (err != MPI_SUCCESS)
            break;
        start = PMPI_Wtime();
        err = timed->call(timed->arg);
        samples[i] = PMPI_Wtime() - start;
    }
    return err;
}

const struct ct_mechanism mechanism_barrier = {
    .name = "barrier",
    .source = "Faraj, Yuan 2005, section 4.3",
    .is_one_call = true,
    .run = run,
};
