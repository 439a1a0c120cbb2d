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

double ct_call_turns_batch(const struct ct_call_turns *turns, int way, int ncalls)
{
    double start, seconds;

    must(PMPI_Barrier(MPI_COMM_WORLD));
    start = MPI_Wtime();
    for (int i = 0; i < ncalls; i++)
        must(turns->call(turns->context, way));
    seconds = (MPI_Wtime() - start) / ncalls;
    if (turns->is_slowest)
        must(PMPI_Allreduce(MPI_IN_PLACE, &seconds, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD));
    return seconds;
}

int ct_call_turns_calls(const struct ct_call_turns *turns, int way, double seconds, int most)
{
    double each;
    int ncalls = most;

    ct_call_turns_batch(turns, way, FIRST_CALLS);
    each = ct_call_turns_batch(turns, way, TRIED_CALLS);
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

            times[way * nturns + turn] = ct_call_turns_batch(turns, way, turns->ncalls);
        }
    }
}
