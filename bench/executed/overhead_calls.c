/*
 * overhead_calls.c - executed schedules and the same algorithms written by
 * hand, in turn: an MPI program that prints their times.
 *
 * Usage: overhead_calls [SECONDS [LARGEST]], 3 s in all and 1 MiB unless given;
 * a power of two ranks.
 * Rank 0 prints a line for each algorithm and size, sizes being powers of 4:
 *   ALGORITHM BYTES HAND ENGINE CALL
 * HAND is the median time of a call by hand in microseconds; ENGINE and CALL
 * are medians of how many times as long a batch of calls took as the batch by
 * hand of the same turn: run by the library's runner on plain buffers, and by
 * MPI_* as an application calls it, through all of the library.
 * bench/bench overhead launches it.
 */
#include "base/statistics.h"
#include "bench/call_turns.h"
#include "library/calls.h"
#include "library/entry/take.h"
#include "library/run/runner.h"
#include "library/run/workspace.h"
#include "library/tuned.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TURNS 60
#define CALLS_MAX 10000
#define SIZES_MAX 16

/* The algorithms as an application would write them: loops around PMPI_Sendrecv (Thakur,
   Rabenseifner, Gropp 2005, sections 4.1 and 4.5). For messages of less than 2 GB; nothing
   is in place. */
struct hand_call {
    struct ct_plain_call plain;
    int nranks;
    int bytes;  /* of a block, of the vector */
    void *room; /* for a vector */
};

static char *block_of(const struct hand_call *call, int block)
{
    return (char *)call->plain.recv + (size_t)block * (size_t)call->bytes;
}

static int by_hand_ring(const struct hand_call *call)
{
    const int p = call->nranks, rank = call->plain.rank;
    const int next = (rank + 1) % p, prev = (rank + p - 1) % p;
    int err = MPI_SUCCESS;

    memcpy(block_of(call, rank), call->plain.send, (size_t)call->bytes);
    for (int k = 0; k < p - 1 && err == MPI_SUCCESS; k++)
        err = PMPI_Sendrecv(block_of(call, (rank + p - k) % p), call->bytes, MPI_BYTE, next, 0,
                            block_of(call, (prev + p - k) % p), call->bytes, MPI_BYTE, prev, 0,
                            call->plain.comm, MPI_STATUS_IGNORE);
    return err;
}

/* A power of two ranks, and below too. */
static int by_hand_doubling(const struct hand_call *call)
{
    const int rank = call->plain.rank;
    int err = MPI_SUCCESS;

    memcpy(block_of(call, rank), call->plain.send, (size_t)call->bytes);
    for (int d = 1; d < call->nranks && err == MPI_SUCCESS; d *= 2) {
        const int peer = rank ^ d;

        err = PMPI_Sendrecv(block_of(call, rank & ~(d - 1)), d * call->bytes, MPI_BYTE, peer, 0,
                            block_of(call, peer & ~(d - 1)), d * call->bytes, MPI_BYTE, peer, 0,
                            call->plain.comm, MPI_STATUS_IGNORE);
    }
    return err;
}

/* Recursive doubling of an allreduce. */
static int by_hand_reducing(const struct hand_call *call)
{
    const struct ct_plain_call *c = &call->plain;
    int err = MPI_SUCCESS;

    memcpy(c->recv, c->send, (size_t)call->bytes);
    for (int d = 1; d < call->nranks && err == MPI_SUCCESS; d *= 2) {
        err = PMPI_Sendrecv(c->recv, c->count, c->type, c->rank ^ d, 0, call->room, c->count,
                            c->type, c->rank ^ d, 0, c->comm, MPI_STATUS_IGNORE);
        if (err == MPI_SUCCESS)
            err = PMPI_Reduce_local(call->room, c->recv, c->count, c->type, c->op);
    }
    return err;
}

static struct ct_choice current;

static const struct ct_choice *choose(const struct ct_problem *problem)
{
    (void)problem;
    return &current;
}

extern const struct ct_collective ct_allgather, ct_allreduce;
extern const struct ct_interposed ct_mpi_allgather, ct_mpi_allreduce;

static const struct ct_dispatch dispatch[] = {
    {&ct_allgather, choose}, {&ct_allreduce, choose}, {NULL, NULL}};

/* In place of a machine's: the algorithm that is measured now. */
const struct ct_tuned ct_tuned = {
    .machine = "overhead", .is_unchecked = true, .dispatch = dispatch};

static const struct {
    const char *algorithm;
    const struct ct_interposed *interposed;
    int (*by_hand)(const struct hand_call *call);
} subjects[] = {
    {"allgather_ring", &ct_mpi_allgather, by_hand_ring},
    {"allgather_recursive_doubling", &ct_mpi_allgather, by_hand_doubling},
    {"allreduce_recursive_doubling", &ct_mpi_allreduce, by_hand_reducing},
};

enum way { BY_HAND, BY_ENGINE, BY_CALL, WAYS };

/* An algorithm at a size. */
struct cell {
    const struct ct_interposed *interposed;
    int (*by_hand)(const struct hand_call *call);
    struct hand_call hand;
    struct ct_problem problem;
    struct ct_call call;
    struct ct_runner *runner;
    struct ct_lane *lane;
    struct ct_kept_plan kept;
};

static void must(bool is_right, const char *what)
{
    if (is_right)
        return;
    fprintf(stderr, "overhead_calls: %s\n", what);
    MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    exit(EXIT_FAILURE); /* not reached */
}

/* As the library runs a call like an earlier one. */
static int run_engine(struct cell *cell)
{
    static const bool packs_nothing[CT_BLOCKS];
    int err = MPI_SUCCESS;

    if (!ct_lane_prepare_kept(cell->lane, &cell->kept, &cell->problem)) {
        bool is_ready;

        err = ct_lane_prepare(cell->lane, current.algorithm, &cell->problem, packs_nothing,
                              &is_ready);
        must(is_ready, "memory is lacking");
        cell->kept = ct_lane_keep(cell->lane, &cell->problem);
    }
    if (err == MPI_SUCCESS)
        err = ct_lane_run(cell->lane, &cell->problem, &cell->call);
    ct_lane_finish(cell->lane);
    return err;
}

static int call(void *context, int way)
{
    struct cell *cell = context;

    switch (way) {
    case BY_HAND:
        return cell->by_hand(&cell->hand);
    case BY_ENGINE:
        return run_engine(cell);
    default:
        return cell->interposed->calls->mpi(&cell->hand.plain);
    }
}

/* All ways give the same. */
static void compare(struct cell *cell, size_t bytes)
{
    char *wanted = malloc(bytes);

    must(wanted != NULL, "out of memory");
    for (enum way way = BY_HAND; way < WAYS; way++) {
        memset(cell->call.recv, 0, bytes);
        must(call(cell, (int)way) == MPI_SUCCESS, "a call failed");
        if (way == BY_HAND)
            memcpy(wanted, cell->call.recv, bytes);
        must(memcmp(wanted, cell->call.recv, bytes) == 0, "results differ");
    }
    must(ct_take_latest() == CT_TUNED, "a call was not executed");
    free(wanted);
}

static void measure(struct cell *cell, double seconds)
{
    struct ct_call_turns turns = {.call = call, .context = cell, .nways = WAYS};
    double times[WAYS][TURNS], ratios[WAYS][TURNS];

    turns.ncalls = ct_call_turns_calls(&turns, BY_HAND, seconds / TURNS / WAYS, CALLS_MAX);
    ct_call_turns_take(&turns, TURNS, times[0]);
    for (int turn = 0; turn < TURNS; turn++) {
        for (int way = BY_ENGINE; way < WAYS; way++)
            ratios[way][turn] = times[way][turn] / times[BY_HAND][turn];
    }
    if (cell->hand.plain.rank == 0)
        printf("%s %d %.3f %.4f %.4f\n", current.algorithm->name, cell->hand.bytes,
               1e6 * ct_median(times[BY_HAND], TURNS), ct_median(ratios[BY_ENGINE], TURNS),
               ct_median(ratios[BY_CALL], TURNS));
}

/* Whole doubles are reduced, below one double single bytes. */
static void choose_elements(struct cell *cell, bool reduces)
{
    struct ct_plain_call *plain = &cell->hand.plain;
    const bool is_double = reduces && (size_t)cell->hand.bytes >= sizeof(double);
    const int size = is_double ? (int)sizeof(double) : 1;

    plain->type = is_double ? MPI_DOUBLE : reduces ? MPI_SIGNED_CHAR : MPI_BYTE;
    plain->op = MPI_SUM;
    plain->count = cell->hand.bytes / size;
    cell->call.element_bytes = (size_t)size;
    cell->call.type = plain->type;
    cell->call.op = plain->op;
}

static void run_cell(struct cell *cell, int subject, int bytes, double seconds)
{
    const struct ct_collective *collective;

    cell->interposed = subjects[subject].interposed;
    cell->by_hand = subjects[subject].by_hand;
    collective = cell->interposed->collective;
    current.algorithm = ct_algorithm_find(ct_registry, subjects[subject].algorithm);
    must(current.algorithm != NULL, "no such algorithm");
    current.setting = ct_settings_at(current.algorithm->params, 0);
    cell->hand.bytes = bytes;
    cell->problem.collective = collective;
    cell->problem.bytes = (size_t)bytes;
    cell->problem.setting = current.setting;
    cell->kept = (struct ct_kept_plan){.plan = NULL};
    cell->call.bytes = (size_t)bytes;
    choose_elements(cell, collective->reduces);
    compare(cell, (size_t)bytes * (size_t)(collective->reduces ? 1 : cell->hand.nranks));
    measure(cell, seconds);
}

static void *filled(size_t bytes, int value)
{
    void *buffer = malloc(bytes);

    must(buffer != NULL, "out of memory");
    memset(buffer, value, bytes);
    return buffer;
}

static void run_cells(struct cell *cell, int largest, double seconds)
{
    int sizes[SIZES_MAX], nsizes = 0;
    const int nsubjects = (int)(sizeof subjects / sizeof *subjects);

    for (int bytes = 1; bytes <= largest && nsizes < SIZES_MAX; bytes *= 4)
        sizes[nsizes++] = bytes;
    for (int subject = 0; subject < nsubjects; subject++) {
        for (int i = 0; i < nsizes; i++)
            run_cell(cell, subject, sizes[i], seconds / nsubjects / nsizes);
    }
}

static void run_all(int nranks, int rank, int largest, double seconds)
{
    struct ct_workspace space = {.nsteps = 0};
    struct cell cell = {.runner = ct_runner_new(1)};
    MPI_Comm comm;

    must(cell.runner != NULL && PMPI_Comm_dup(MPI_COMM_WORLD, &comm) == MPI_SUCCESS &&
             ct_runner_bind(cell.runner, comm) == MPI_SUCCESS,
         "set-up failed");
    ct_runner_use(cell.runner, &space, true);
    cell.lane = ct_runner_lane(cell.runner, 0);
    cell.hand.nranks = cell.problem.nranks = nranks;
    cell.hand.plain.rank = rank;
    cell.hand.plain.comm = MPI_COMM_WORLD;
    cell.hand.plain.send = filled((size_t)largest, rank + 1);
    cell.hand.plain.recv = filled((size_t)largest * (size_t)nranks, 0);
    cell.hand.room = filled((size_t)largest, 0);
    cell.call.send = cell.hand.plain.send;
    cell.call.recv = cell.hand.plain.recv;
    run_cells(&cell, largest, seconds);
    free(cell.hand.plain.send);
    free(cell.hand.plain.recv);
    free(cell.hand.room);
    ct_runner_free(cell.runner);
    ct_workspace_fini(&space);
    PMPI_Comm_free(&comm);
}

int main(int argc, char **argv)
{
    const double seconds = argc > 1 ? atof(argv[1]) : 3;
    const int largest = argc > 2 ? atoi(argv[2]) : 1 << 20;
    int nranks, rank;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    must(argc <= 3 && seconds > 0 && largest >= 1 && largest <= 1 << 24,
         "usage: overhead_calls [SECONDS [LARGEST]]");
    must((nranks & (nranks - 1)) == 0, "the ranks are no power of two");
    run_all(nranks, rank, largest, seconds);
    MPI_Finalize();
    return EXIT_SUCCESS;
}
