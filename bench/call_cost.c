/*
 * call_cost.c - what the tuned library adds to a call: an MPI program that
 * makes many short calls and prints their times.
 *
 * Usage: call_cost [SECONDS], a second in all unless given.
 * Rank 0 prints a line for each kind of call, in nanoseconds per call:
 *   NAME RANKS MEDIAN BEST EXTRA
 * Median and best are of batches of MPI_* calls, made one right after the
 * other. Between them are batches of the same PMPI_* calls; EXTRA is the
 * median of how much longer a batch took than its neighbour.
 * bench/bench cost runs it with and without tuned libraries.
 */
#include "base/statistics.h"
#include "bench/call_turns.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

#define BATCHES 100
#define KINDS 6
#define CALLS_MAX 100000
#define BLOCK_BYTES 128
#define RANKS_MAX 64

/* By MPI_* or by PMPI_*. */
struct functions {
    int (*allreduce)(const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm);
    int (*alltoall)(const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm);
    int (*dup)(MPI_Comm, MPI_Comm *);
    int (*free)(MPI_Comm *);
};

typedef int call_fn(const struct functions *f);

static const struct functions by_mpi = {MPI_Allreduce, MPI_Alltoall, MPI_Comm_dup, MPI_Comm_free};
static const struct functions by_pmpi = {PMPI_Allreduce, PMPI_Alltoall, PMPI_Comm_dup,
                                         PMPI_Comm_free};
static int nranks;
static MPI_Comm other_self;
static char sent[RANKS_MAX * BLOCK_BYTES], got[RANKS_MAX * BLOCK_BYTES];

static int reduce(const struct functions *f, int count, MPI_Comm comm)
{
    return f->allreduce(sent, got, count, MPI_BYTE, MPI_BOR, comm);
}

static int call_without_elements(const struct functions *f)
{
    return reduce(f, 0, MPI_COMM_WORLD);
}

/* No other rank is in it, so nothing waits, even when there are two ranks. */
static int call_on_self(const struct functions *f)
{
    return reduce(f, 8, MPI_COMM_SELF);
}

static int call_on_selves(const struct functions *f)
{
    const int err = reduce(f, 8, MPI_COMM_SELF);

    return err == MPI_SUCCESS ? reduce(f, 8, other_self) : err;
}

static int call_alltoall(const struct functions *f)
{
    return f->alltoall(sent, BLOCK_BYTES, MPI_BYTE, got, BLOCK_BYTES, MPI_BYTE, MPI_COMM_WORLD);
}

static int call_allreduce(const struct functions *f)
{
    return reduce(f, 8, MPI_COMM_WORLD);
}

/* A communicator that is used once. */
static int call_on_dup(const struct functions *f)
{
    MPI_Comm comm;
    int err = f->dup(MPI_COMM_WORLD, &comm);

    if (err == MPI_SUCCESS)
        err = reduce(f, 8, comm);
    return err == MPI_SUCCESS ? f->free(&comm) : err;
}

static struct kind {
    const char *name;
    call_fn *call;
} kinds[KINDS] = {
    {"allreduce-0", call_without_elements},
    {"allreduce-8-self", call_on_self},
    {"allreduce-8-two-selves", call_on_selves},
    {"alltoall-128", call_alltoall},
    {"allreduce-8", call_allreduce},
    {"dup-allreduce-8-free", call_on_dup},
};

static int call_kind(void *kind, int way)
{
    return ((const struct kind *)kind)->call(way == 0 ? &by_mpi : &by_pmpi);
}

static void run_kind(struct kind *kind, int rank, double seconds)
{
    static double times[2][BATCHES], extras[BATCHES];
    struct ct_call_turns turns = {.call = call_kind, .context = kind, .nways = 2};
    double middle;

    turns.ncalls = ct_call_turns_calls(&turns, 0, seconds / (2 * KINDS * BATCHES), CALLS_MAX);
    ct_call_turns_take(&turns, BATCHES, times[0]);
    for (int i = 0; i < BATCHES; i++)
        extras[i] = times[0][i] - times[1][i];
    middle = ct_median(times[0], BATCHES);
    if (rank == 0)
        printf("%s %d %.1f %.1f %.1f\n", kind->name, nranks, 1e9 * middle, 1e9 * times[0][0],
               1e9 * ct_median(extras, BATCHES));
}

int main(int argc, char **argv)
{
    const double seconds = argc > 1 ? atof(argv[1]) : 1;
    int rank, is_wrong;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    is_wrong = argc > 2 || !(seconds > 0) || nranks > RANKS_MAX;
    MPI_Comm_dup(MPI_COMM_SELF, &other_self);
    for (int kind = 0; kind < KINDS && !is_wrong; kind++)
        run_kind(&kinds[kind], rank, seconds);
    if (is_wrong && rank == 0)
        fprintf(stderr, "usage: call_cost [SECONDS], at most %d ranks\n", RANKS_MAX);
    MPI_Comm_free(&other_self);
    MPI_Finalize();
    return is_wrong ? EXIT_FAILURE : EXIT_SUCCESS;
}
