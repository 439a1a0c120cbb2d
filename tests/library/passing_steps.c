/*
 * passing_steps - a call that stays native takes few instructions of the library.
 *
 * usage: passing_steps LIBRARY MOST, a part of the library's path and how many
 * instructions there may be, to which come those that add counts up
 */
#include "tests/library/compare.h"
#include "tests/library/step_counter.h"

#include <stdio.h>
#include <stdlib.h>

static char sent[4096], got[4096];
static MPI_Comm part; /* this rank alone: no job of as many was tuned */

static void allreduce_alone(int bytes, int root)
{
    (void)root;
    MPI_Allreduce(sent, got, bytes, MPI_BYTE, MPI_BOR, part);
}

static void bcast_alone(int bytes, int root)
{
    (void)root;
    MPI_Bcast(sent, bytes, MPI_BYTE, 0, part);
}

static void barrier_alone(int bytes, int root)
{
    (void)bytes;
    (void)root;
    MPI_Barrier(part);
}

static void alltoall(int bytes, int root)
{
    (void)root;
    MPI_Alltoall(sent, bytes, MPI_BYTE, got, bytes, MPI_BYTE, MPI_COMM_WORLD);
}

static void bcast(int bytes, int root)
{
    MPI_Bcast(sent, bytes, MPI_BYTE, root, MPI_COMM_WORLD);
}

static void gather(int bytes, int root)
{
    MPI_Gather(sent, bytes, MPI_BYTE, got, bytes, MPI_BYTE, root, MPI_COMM_WORLD);
}

static void scatter(int bytes, int root)
{
    MPI_Scatter(sent, bytes, MPI_BYTE, got, bytes, MPI_BYTE, root, MPI_COMM_WORLD);
}

static void reduce(int bytes, int root)
{
    MPI_Reduce(sent, got, bytes, MPI_BYTE, MPI_BOR, root, MPI_COMM_WORLD);
}

static void allreduce(int bytes, int root)
{
    (void)root;
    MPI_Allreduce(sent, got, bytes, MPI_BYTE, MPI_BOR, MPI_COMM_WORLD);
}

static void reduce_scatter_block(int bytes, int root)
{
    (void)root;
    MPI_Reduce_scatter_block(sent, got, bytes, MPI_BYTE, MPI_BOR, MPI_COMM_WORLD);
}

static void reduce_scatter(int bytes, int root)
{
    const int counts[2] = {bytes, 2 * bytes};

    (void)root;
    MPI_Reduce_scatter(sent, got, counts, MPI_BYTE, MPI_BOR, MPI_COMM_WORLD);
}

static void allgatherv(int bytes, int root)
{
    const int counts[2] = {bytes, bytes}, displs[2] = {0, bytes};

    (void)root;
    MPI_Allgatherv(sent, bytes, MPI_BYTE, got, counts, displs, MPI_BYTE, MPI_COMM_WORLD);
}

static void alltoallv(int bytes, int root)
{
    const int counts[2] = {bytes, bytes}, displs[2] = {0, bytes};

    (void)root;
    MPI_Alltoallv(sent, counts, displs, MPI_BYTE, got, counts, displs, MPI_BYTE, MPI_COMM_WORLD);
}

static void gatherv(int bytes, int root)
{
    const int counts[2] = {bytes, bytes}, displs[2] = {0, bytes};

    MPI_Gatherv(sent, bytes, MPI_BYTE, got, counts, displs, MPI_BYTE, root, MPI_COMM_WORLD);
}

static void scatterv(int bytes, int root)
{
    const int counts[2] = {bytes, bytes}, displs[2] = {0, bytes};

    MPI_Scatterv(sent, counts, displs, MPI_BYTE, got, bytes, MPI_BYTE, root, MPI_COMM_WORLD);
}

/* Instructions for adding up: in any case, and for each count. */
#define STEPS_OF_SUM 14
#define STEPS_OF_COUNT 5

static const struct {
    const char *name;
    void (*call)(int bytes, int root);
    int bytes;
    int root;
    int ncounts; /* that are added up */
} calls[] = {
    {"allreduce of no bytes before all others", allreduce, 0, 0, 0},
    {"bcast of no bytes before all others", bcast, 0, 0, 0},
    {"allreduce on one rank", allreduce_alone, 8, 0, 0},
    {"bcast on one rank", bcast_alone, 8, 0, 0},
    {"barrier on one rank", barrier_alone, 0, 0, 0},
    {"alltoall of 200 bytes", alltoall, 200, 0, 0},
    {"alltoall of no bytes", alltoall, 0, 0, 0},
    {"bcast of 1 byte", bcast, 1, 0, 0},
    {"bcast of 1500 bytes", bcast, 1500, 0, 0},
    {"bcast from the other rank", bcast, 1500, 1, 0},
    {"reduce of 8 bytes", reduce, 8, 0, 0},
    {"reduce to the other rank", reduce, 8, 1, 0},
    {"gather of 8 bytes", gather, 8, 0, 0},
    {"gather to the other rank", gather, 1500, 1, 0},
    {"scatter of 8 bytes", scatter, 8, 0, 0},
    {"scatter from the other rank", scatter, 1500, 1, 0},
    {"gatherv to the other rank", gatherv, 8, 1, 0},
    {"scatterv from the other rank", scatterv, 8, 1, 0},
    {"alltoallv of 8 bytes", alltoallv, 8, 0, 0},
    {"reduce_scatter_block of 8 bytes", reduce_scatter_block, 8, 0, 0},
    {"allgatherv of no bytes", allgatherv, 0, 0, 2},
    {"allgatherv of 8 bytes", allgatherv, 8, 0, 2},
    {"allgatherv of 1500 bytes", allgatherv, 1500, 0, 2},
    {"reduce_scatter of 8 bytes", reduce_scatter, 8, 0, 2},
    {"reduce_scatter of 500 bytes", reduce_scatter, 500, 0, 2},
};

/* The third of three like calls: the first sets the communicator up, the second
   finds that. */
static void count(int number, int rank, long most)
{
    long steps;

    if (calls[number].ncounts > 0)
        most += STEPS_OF_SUM + STEPS_OF_COUNT * calls[number].ncounts;
    for (int i = 0; i < 2; i++)
        calls[number].call(calls[number].bytes, calls[number].root);
    PMPI_Barrier(MPI_COMM_WORLD);
    if (rank != 0) {
        calls[number].call(calls[number].bytes, calls[number].root);
        return;
    }
    ct_steps_begin();
    calls[number].call(calls[number].bytes, calls[number].root);
    steps = ct_steps_end();
    printf("%s: %ld instructions\n", calls[number].name, steps);
    if (steps == 0 || steps > most)
        ct_compare_numbers(calls[number].name, steps, most);
}

int main(int argc, char **argv)
{
    bool can_trace;
    int rank;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_split(MPI_COMM_WORLD, rank, 0, &part);
    if (argc != 3)
        MPI_Abort(MPI_COMM_WORLD, 2);
    can_trace = ct_steps_start(argv[1], rank == 0);
    for (int i = 0; can_trace && i < (int)(sizeof calls / sizeof *calls); i++)
        count(i, rank, atol(argv[2]));
    if (rank == 0 && can_trace)
        ct_steps_stop();
    MPI_Comm_free(&part);
    return ct_compare_end();
}
