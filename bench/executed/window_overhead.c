/*
 * window_overhead.c - executed posts and fetches beside the same written by hand, and the MPI
 * library's own, in turn: an MPI program that prints their times, of ranks of one host.
 *
 * Usage: window_overhead [SECONDS], 3 s in all unless given.
 * Rank 0 prints a line for each algorithm and size:
 *   ALGORITHM BYTES HAND ENGINE NATIVE
 * HAND is the median time of a call by hand in microseconds; ENGINE and NATIVE are medians
 * of how many times as long a batch of calls took as the batch by hand of the same turn: run
 * by the library's runner, and by the MPI library.
 */
#include "base/statistics.h"
#include "bench/call_turns.h"
#include "library/run/runner.h"

#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TURNS = 60, CALLS_MAX = 10000, SLOT = 65536, HALVES = 2, POLLS = 2000, RANKS_MAX = 64 };

#define LIMIT ((size_t)64 << 20)

/* A rank's part of the memory by hand: each half has a number and a slot. */
struct slot {
    _Alignas(64) _Atomic unsigned long number;
    _Alignas(64) unsigned char data[SLOT];
};

struct cell {
    const struct ct_algorithm *algorithm;
    bool reduces;
    int nranks, rank;
    int bytes; /* of a block, of the vector */
    unsigned char *send, *recv;
    unsigned long call;            /* by hand */
    struct slot *slots[RANKS_MAX]; /* of each rank, HALVES */
    struct ct_lane *lane;
    struct ct_problem problem;
    struct ct_kept_plan kept;
};

static void must(bool is_right, const char *what)
{
    if (is_right)
        return;
    fprintf(stderr, "window_overhead: %s\n", what);
    MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    exit(EXIT_FAILURE); /* not reached */
}

/* All show their data, and each takes all: who shows in a call is done with the one before. */
static const unsigned char *wait_for(const struct cell *cell, int rank)
{
    const struct slot *slot = &cell->slots[rank][cell->call % HALVES];

    for (int i = 0; atomic_load_explicit(&slot->number, memory_order_acquire) < cell->call; i++) {
        if (i >= POLLS)
            sched_yield();
    }
    return slot->data;
}

static int by_hand(struct cell *cell)
{
    const size_t bytes = (size_t)cell->bytes;
    struct slot *own = &cell->slots[cell->rank][++cell->call % HALVES];
    int err = MPI_SUCCESS;

    memcpy(own->data, cell->send, bytes);
    atomic_store_explicit(&own->number, cell->call, memory_order_release);
    for (int i = cell->nranks - 1; i >= 0 && err == MPI_SUCCESS; i--) {
        const unsigned char *data = wait_for(cell, i);

        if (!cell->reduces)
            memcpy(cell->recv + (size_t)i * bytes, data, bytes);
        else if (i == cell->nranks - 1)
            memcpy(cell->recv, data, bytes);
        else
            err = PMPI_Reduce_local(data, cell->recv, cell->bytes / (int)sizeof(double), MPI_DOUBLE,
                                    MPI_SUM);
    }
    return err;
}

static int by_engine(struct cell *cell)
{
    static const bool packs_nothing[CT_BLOCKS];
    const struct ct_call call = {.send = cell->send,
                                 .recv = cell->recv,
                                 .bytes = (size_t)cell->bytes,
                                 .element_bytes = cell->reduces ? sizeof(double) : 1,
                                 .type = MPI_DOUBLE,
                                 .op = MPI_SUM};
    int err = MPI_SUCCESS;

    if (!ct_lane_prepare_kept(cell->lane, &cell->kept, &cell->problem)) {
        bool is_ready;

        err =
            ct_lane_prepare(cell->lane, cell->algorithm, &cell->problem, packs_nothing, &is_ready);
        must(err == MPI_SUCCESS && is_ready, "the ranks have no window");
        cell->kept = ct_lane_keep(cell->lane, &cell->problem);
    }
    err = ct_lane_run(cell->lane, &cell->problem, &call);
    ct_lane_finish(cell->lane);
    return err;
}

static int by_native(struct cell *cell)
{
    return cell->reduces ? PMPI_Allreduce(cell->send, cell->recv, cell->bytes / (int)sizeof(double),
                                          MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD)
                         : PMPI_Allgather(cell->send, cell->bytes, MPI_BYTE, cell->recv,
                                          cell->bytes, MPI_BYTE, MPI_COMM_WORLD);
}

enum way { BY_HAND, BY_ENGINE, BY_NATIVE, WAYS };

static int call(void *context, int way)
{
    return way == BY_HAND     ? by_hand(context)
           : way == BY_ENGINE ? by_engine(context)
                              : by_native(context);
}

/* All ways give the same. */
static void compare(struct cell *cell)
{
    const size_t bytes = (size_t)cell->bytes * (size_t)(cell->reduces ? 1 : cell->nranks);
    unsigned char *wanted = malloc(bytes);

    must(wanted != NULL, "out of memory");
    for (int way = WAYS - 1; way >= 0; way--) {
        memset(cell->recv, 0, bytes);
        must(call(cell, way) == MPI_SUCCESS, "a call failed");
        if (way == BY_NATIVE)
            memcpy(wanted, cell->recv, bytes);
        must(memcmp(wanted, cell->recv, bytes) == 0, "results differ");
    }
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
    if (cell->rank == 0)
        printf("%s %d %.3f %.4f %.4f\n", cell->algorithm->name, cell->bytes,
               1e6 * ct_median(times[BY_HAND], TURNS), ct_median(ratios[BY_ENGINE], TURNS),
               ct_median(ratios[BY_NATIVE], TURNS));
}

static void run_cells(struct cell *cell, double seconds)
{
    enum { NAMES = 2, SIZES = 4 };
    static const char *const names[NAMES] = {"allgather_shared", "allreduce_shared"};
    static const int sizes[SIZES] = {8, 512, 4096, SLOT};

    for (int k = 0; k < NAMES * SIZES; k++) {
        cell->algorithm = ct_algorithm_find(ct_registry, names[k / SIZES]);
        if (cell->algorithm == NULL) {
            must(false, "no such algorithm");
            return;
        }
        cell->reduces = cell->algorithm->collective->reduces;
        cell->bytes = sizes[k % SIZES];
        cell->problem = (struct ct_problem){.collective = cell->algorithm->collective,
                                            .nranks = cell->nranks,
                                            .bytes = (size_t)cell->bytes,
                                            .setting = ct_settings_at(cell->algorithm->params, 0)};
        cell->kept = (struct ct_kept_plan){.plan = NULL};
        compare(cell);
        measure(cell, seconds / NAMES / SIZES);
    }
}

/* The memory by hand. */
static void get_slots(struct cell *cell, MPI_Win *window)
{
    struct slot *own;

    must(cell->nranks <= RANKS_MAX &&
             MPI_Win_allocate_shared(HALVES * sizeof(struct slot), 1, MPI_INFO_NULL, MPI_COMM_WORLD,
                                     &own, window) == MPI_SUCCESS,
         "no shared memory");
    for (int half = 0; half < HALVES; half++)
        atomic_store(&own[half].number, 0);
    for (int i = 0; i < cell->nranks; i++) {
        MPI_Aint bytes;
        int unit;

        MPI_Win_shared_query(*window, i, &bytes, &unit, &cell->slots[i]);
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

int main(int argc, char **argv)
{
    const double seconds = argc > 1 ? atof(argv[1]) : 3;
    struct ct_workspace space = {.nsteps = 0};
    struct ct_runner *runner = ct_runner_new(1);
    struct cell cell = {.call = 0};
    MPI_Comm comm;
    MPI_Win window;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &cell.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &cell.nranks);
    must(argc <= 2 && seconds > 0, "usage: window_overhead [SECONDS]");
    must(runner != NULL && MPI_Comm_dup(MPI_COMM_WORLD, &comm) == MPI_SUCCESS &&
             ct_runner_bind(runner, comm) == MPI_SUCCESS,
         "set-up failed");
    ct_runner_use(runner, &space, true);
    ct_runner_offer_window(runner, LIMIT);
    cell.lane = ct_runner_lane(runner, 0);
    cell.send = calloc(SLOT, 1);
    cell.recv = calloc((size_t)cell.nranks, SLOT);
    must(cell.send != NULL && cell.recv != NULL, "out of memory");
    for (size_t i = 0; i < SLOT / sizeof(double); i++)
        ((double *)(void *)cell.send)[i] = cell.rank + (double)i;
    get_slots(&cell, &window);
    run_cells(&cell, seconds);
    MPI_Win_free(&window);
    ct_runner_free(runner);
    ct_windows_finish(true);
    ct_workspace_fini(&space);
    MPI_Comm_free(&comm);
    free(cell.send);
    free(cell.recv);
    MPI_Finalize();
    return EXIT_SUCCESS;
}
