/*
 * mechanism_loop - a barrier, then N calls in a row.
 *
 * A sample is the time of the N calls divided by N, so that short calls are
 * not lost in the clock's resolution; successive calls may overlap.
 */
#include "timer/mechanism.h"

static int run_calls(const struct ct_timed *timed)
{
    int err = MPI_SUCCESS;

    for (int i = 0; i < timed->calls && err == MPI_SUCCESS; i++)
        err = timed->call(timed->arg);
    return err;
}

static int run(const struct ct_timed *timed, int repetitions, double *samples)
{
    int err = MPI_SUCCESS;

    for (int i = 0; i < repetitions && err == MPI_SUCCESS; i++) {
        double start;

        err = PMPI_Barrier(timed->comm);
        if (err != MPI_SUCCESS)
            break;
        start = PMPI_Wtime();
        err = run_calls(timed);
        samples[i] = (PMPI_Wtime() - start) / timed->calls;
    }
    return err;
}

const struct ct_mechanism mechanism_loop = {
    .name = "loop",
    .source = "Gropp, Lusk 1999 (Mpptest); Faraj, Yuan 2005",
    .run = run,
};
