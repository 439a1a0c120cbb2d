/*
 * window_gains.c - collectives of ranks of one host by MPI_*, which a library loaded before
 * this program may run in a window, and by PMPI_*, native, in turn: an MPI program like any
 * application, that prints their times.
 *
 * Usage: window_gains [SECONDS [LARGEST]], 10 s in all and blocks of up to 96 KB unless given.
 * Rank 0 prints a line for each collective and size:
 *   COLLECTIVE BYTES NATIVE GAIN
 * NATIVE is the median time of a native call in microseconds, GAIN the median of how many
 * times as long a batch of native calls took as the other batch of the same turn. The
 * slowest rank counts. bench/bench windows launches it.
 */
#include "base/statistics.h"
#include "bench/call_turns.h"
#include "library/calls.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TURNS = 40, CALLS_MAX = 5000, RANKS_MAX = 64 };

static const int sizes[] = {8, 64, 512, 4096, 16384, 98304, 262144, 1048576, 4194304};
static const char *const names[] = {
    "barrier", "allreduce", "bcast",   "allgather",      "alltoall",
    "reduce",  "gather",    "scatter", "reduce_scatter", "reduce_scatter_block",
    "scan",    "exscan"};

enum { NSIZES = sizeof sizes / sizeof *sizes, NNAMES = sizeof names / sizeof *names };

struct cell {
    const struct ct_calls *calls;
    struct ct_plain_call plain;
    int nranks;
};

static int call(void *context, int way)
{
    const struct cell *cell = context;

    return way == 0 ? cell->calls->pmpi(&cell->plain) : cell->calls->mpi(&cell->plain);
}

static void measure(struct cell *cell, int bytes, double seconds)
{
    struct ct_call_turns turns = {.call = call, .context = cell, .nways = 2};
    double times[2][TURNS], gains[TURNS];

    call(cell, 1); /* sets up */
    turns.ncalls = ct_call_turns_calls(&turns, 0, seconds / TURNS / 2, CALLS_MAX);
    ct_call_turns_take(&turns, TURNS, times[0]);
    PMPI_Allreduce(MPI_IN_PLACE, times, 2 * TURNS, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    for (int i = 0; i < TURNS; i++)
        gains[i] = times[0][i] / times[1][i];
    if (cell->plain.rank == 0)
        printf("%s %d %.3f %.4f\n", cell->calls->name, bytes, 1e6 * ct_median(times[0], TURNS),
               ct_median(gains, TURNS));
    fflush(stdout);
}

static const struct ct_calls *find(const char *name)
{
    int i = 0;

    while (ct_all_calls[i] != NULL && strcmp(ct_all_calls[i]->name, name) != 0)
        i++;
    return ct_all_calls[i];
}

/* Make blocks of `bytes` bytes, one after the other. */
static void lay_out(struct cell *cell, int bytes)
{
    static int counts[RANKS_MAX], displs[RANKS_MAX];

    cell->plain.count = bytes / (int)sizeof(double);
    cell->plain.counts = counts;
    cell->plain.displs = displs;
    for (int i = 0; i < cell->nranks; i++) {
        counts[i] = cell->plain.count;
        displs[i] = i * cell->plain.count;
    }
}

static void run_cells(struct cell *cell, double seconds, int largest)
{
    int nsizes = 0;

    while (nsizes < NSIZES && sizes[nsizes] <= largest)
        nsizes++;
    for (int n = 0; n < NNAMES; n++) {
        cell->calls = find(names[n]);
        for (int s = 0; s < (cell->calls->has_no_data ? 1 : nsizes); s++) {
            lay_out(cell, sizes[s]);
            measure(cell, cell->calls->has_no_data ? 0 : sizes[s], seconds / NNAMES / nsizes);
        }
    }
}

int main(int argc, char **argv)
{
    const double seconds = argc > 1 ? atof(argv[1]) : 10;
    const int largest = argc > 2 ? atoi(argv[2]) : 98304;
    struct cell cell = {
        .plain = {.type = MPI_DOUBLE, .op = MPI_SUM, .root = 0, .comm = MPI_COMM_WORLD}};
    bool is_right;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &cell.plain.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &cell.nranks);
    cell.plain.send = calloc((size_t)cell.nranks, (size_t)largest);
    cell.plain.recv = calloc((size_t)cell.nranks, (size_t)largest);
    is_right = argc <= 3 && seconds > 0 && largest >= sizes[0] && cell.nranks <= RANKS_MAX &&
               cell.plain.send != NULL && cell.plain.recv != NULL;
    if (is_right)
        run_cells(&cell, seconds, largest);
    else
        fprintf(stderr, "usage: window_gains [SECONDS [LARGEST]], at most %d ranks\n", RANKS_MAX);
    free(cell.plain.send);
    free(cell.plain.recv);
    MPI_Finalize();
    return is_right ? EXIT_SUCCESS : EXIT_FAILURE;
}
