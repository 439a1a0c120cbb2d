/*
 * running_steps - a call that runs an algorithm takes few instructions of the library:
 * the first on its communicator, which the ranks set up together, and the third, which is
 * remembered unless its counts may differ or its datatype is derived (passing_steps counts
 * calls that stay native).
 *
 * usage: running_steps LIBRARY [CALLS], a part of the library's path, and which calls:
 * messages, or windows, where COLLTUNE_FORCE names choices that post and fetch
 */
#include "tests/library/compare.h"
#include "tests/library/step_counter.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static char sent[4096], got[4096];
static MPI_Comm fresh;
static MPI_Datatype pair; /* not predefined: calls with it are judged each time */

static void allreduce(int bytes)
{
    MPI_Allreduce(sent, got, bytes, MPI_BYTE, MPI_BOR, fresh);
}

static void alltoallv(int bytes)
{
    const int counts[2] = {bytes, bytes}, displs[2] = {0, bytes};

    MPI_Alltoallv(sent, counts, displs, MPI_BYTE, got, counts, displs, MPI_BYTE, fresh);
}

static void bcast(int bytes)
{
    MPI_Bcast(sent, bytes, MPI_BYTE, 0, fresh);
}

static void barrier(int bytes)
{
    (void)bytes;
    MPI_Barrier(fresh);
}

static void sum(int bytes)
{
    MPI_Allreduce(sent, got, bytes / (int)sizeof(double), MPI_DOUBLE, MPI_SUM, fresh);
}

static void sum_blocks(int bytes)
{
    MPI_Reduce_scatter_block(sent, got, bytes / (int)sizeof(double), MPI_DOUBLE, MPI_SUM, fresh);
}

/* The same, as far as the counts say. */
static void sum_counted(int bytes)
{
    const int count = bytes / (int)sizeof(double);

    MPI_Reduce_scatter(sent, got, (const int[]){count, count}, MPI_DOUBLE, MPI_SUM, fresh);
}

static void bcast_pairs(int bytes)
{
    MPI_Bcast(sent, bytes / 2, pair, 0, fresh);
}

/* The most instructions of the first and the third call: 5 % more than counted with
   gcc 12 and -O2. */
static const struct call {
    const char *name;
    void (*call)(int bytes);
    int bytes;
    long most[2];
} messages[] = {
    {"allreduce of 8 bytes", allreduce, 8, {19760, 675}},
    {"allreduce of 4000 bytes", allreduce, 4000, {16060, 3220}},
    {"alltoallv of 8 bytes", alltoallv, 8, {8590, 5405}},
    {"bcast of 8 bytes", bcast, 8, {6070, 930}},
    {"bcast of a derived datatype", bcast_pairs, 8, {6070, 3310}},
    {NULL, NULL, 0, {0, 0}},
};

static const struct call windows[] = {
    {"barrier", barrier, 8, {25400, 740}},
    {"sum of 8 bytes", sum, 8, {23640, 1020}},
    {"bcast of 8 bytes", bcast, 8, {6260, 705}},
    {"reduce_scatter_block of 8 bytes", sum_blocks, 8, {8030, 1020}},
    {"reduce_scatter of 8 bytes", sum_counted, 8, {8560, 1108}},
    {NULL, NULL, 0, {0, 0}},
};

/* In which other ranks begin their part. */
static const struct timespec moment = {0, 20000000};

static void count(const struct call *calls, int number, int rank)
{
    static const char *const which[] = {"first", "third"};

    MPI_Comm_split(MPI_COMM_WORLD, 0, number % 2 == 0 ? rank : -rank, &fresh);
    for (int i = 0; i < 2; i++) {
        long steps;

        if (i > 0)
            calls[number].call(calls[number].bytes);
        PMPI_Barrier(fresh);
        if (rank != 0) {
            calls[number].call(calls[number].bytes);
            continue;
        }
        nanosleep(&moment, NULL); /* the others are there, so that none of the steps waits */
        ct_steps_begin();
        calls[number].call(calls[number].bytes);
        steps = ct_steps_end();
        printf("%s, the %s: %ld instructions\n", calls[number].name, which[i], steps);
        if (steps == 0 || steps > calls[number].most[i])
            ct_compare_numbers(calls[number].name, steps, calls[number].most[i]);
    }
    MPI_Comm_free(&fresh);
}

int main(int argc, char **argv)
{
    const struct call *calls = messages;
    bool can_trace;
    int rank;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (argc != 2 && argc != 3)
        MPI_Abort(MPI_COMM_WORLD, 2);
    if (argc == 3 && strcmp(argv[2], "windows") == 0)
        calls = windows;
    MPI_Type_contiguous(2, MPI_BYTE, &pair);
    MPI_Type_commit(&pair);
    can_trace = ct_steps_start(argv[1], rank == 0);
    for (int i = 0; can_trace && calls[i].name != NULL; i++)
        count(calls, i, rank);
    if (rank == 0 && can_trace)
        ct_steps_stop();
    MPI_Type_free(&pair);
    return ct_compare_end();
}
