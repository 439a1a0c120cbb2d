/*
 * call_turns.c - batches of calls, by PMPI_* around them.
 */
#include "bench/call_turns.h"

#include <mpi.h>
#include <stdlib.h>

#define FIRST_CALLS 10 /* connect, and set up */
#define TRIED_CALLS 20

/* End the job if this is an error. */
static void must(int err)
{
    if (err != MPI_SUCCESS)
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
}

/* This rank's seconds per call, after a barrier. All ranks call it. */
static double time_batch(const struct ct_call_turns *turns, int way, int ncalls)
{
    double start;

    must(PMPI_Barrier(MPI_COMM_WORLD));
    start = MPI_Wtime();
    for (int i = 0; i < ncalls; i++)
        must(turns->call(turns->context, way));
    return (MPI_Wtime() - start) / ncalls;
}

int ct_call_turns_calls(const struct ct_call_turns *turns, int way, double seconds, int most)
{
    double each;
    int ncalls = most;

    time_batch(turns, way, FIRST_CALLS);
    each = time_batch(turns, way, TRIED_CALLS);
    if (each * most > seconds)
        ncalls = 1 + (int)(seconds / each);
    must(PMPI_Bcast(&ncalls, 1, MPI_INT, 0, MPI_COMM_WORLD));
    return ncalls;
}

void ct_call_turns_take(const struct ct_call_turns *turns, int nturns, double *times)
{
    for (int turn = 0; turn < nturns; turn++) {
        for (int i = 0; i < turns->nways; i++) {
            const int way = (turn + i) % turns->nways;

            times[way * nturns + turn] = time_batch(turns, way, turns->ncalls);
        }
    }
}
