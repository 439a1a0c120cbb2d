/*
 * timing.c - batches of calls, by PMPI_* around them.
 */
#include "bench/timing.h"

#include <mpi.h>
#include <stdlib.h>

#define FIRST_CALLS 10 /* connect, and set up */
#define TRIED_CALLS 20

void ct_timing_must(int err)
{
    if (err != MPI_SUCCESS)
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
}

double ct_timing_batch(const struct ct_timing *timing, int way, int ncalls)
{
    double start, seconds;

    ct_timing_must(PMPI_Barrier(MPI_COMM_WORLD));
    start = MPI_Wtime();
    for (int i = 0; i < ncalls; i++)
        ct_timing_must(timing->call(timing->context, way));
    seconds = (MPI_Wtime() - start) / ncalls;
    if (timing->is_slowest)
        ct_timing_must(PMPI_Allreduce(MPI_IN_PLACE, &seconds, 1, MPI_DOUBLE,
                                      MPI_MAX, MPI_COMM_WORLD));
    return seconds;
}

int ct_timing_calls(const struct ct_timing *timing, int way, double seconds,
                    int most)
{
    double each;
    int ncalls = most;

    ct_timing_batch(timing, way, FIRST_CALLS);
    each = ct_timing_batch(timing, way, TRIED_CALLS);
    if (each * most > seconds)
        ncalls = 1 + (int)(seconds / each);
    ct_timing_must(PMPI_Bcast(&ncalls, 1, MPI_INT, 0, MPI_COMM_WORLD));
    return ncalls;
}

void ct_timing_turns(const struct ct_timing *timing, int nturns, double *times)
{
    for (int turn = 0; turn < nturns; turn++) {
        for (int i = 0; i < timing->nways; i++) {
            const int way = (turn + i) % timing->nways;

            times[way * nturns + turn] =
                ct_timing_batch(timing, way, timing->ncalls);
        }
    }
}
