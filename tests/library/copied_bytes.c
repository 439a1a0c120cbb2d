/*
 * copied_bytes.c - in a window no byte is copied more often than it has to be: into the
 * slot of its rank, out of it on the rank that needs it, and from a rank's buffer to its
 * own other one. Sums are made where they are wanted; short ones in one go.
 *
 * MPI program for two ranks, run with a tuned library and COLLTUNE_FORCE. It stands before
 * the functions that copy.
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#include "tests/library/compare.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

enum { LARGEST = 98304, ELEMENTS = LARGEST / 8, LEAST = 1024, TRIES = 50 };

typedef void *copy_fn(void *to, const void *from, size_t bytes);

static copy_fn *next_memmove, *next_memcpy;
static bool is_counting;
static long ncopied;

__attribute__((constructor)) static void find_next(void)
{
    *(void **)&next_memmove = dlsym(RTLD_NEXT, "memmove");
    *(void **)&next_memcpy = dlsym(RTLD_NEXT, "memcpy");
}

static void *copy(copy_fn *next, void *to, const void *from, size_t bytes)
{
    volatile unsigned char *target = to;
    const unsigned char *source = from;

    if (is_counting && bytes >= LEAST)
        ncopied += (long)bytes;
    if (next != NULL)
        return next(to, from, bytes);
    for (size_t i = 0; i < bytes; i++) /* while the program is loaded: they do not overlap */
        target[i] = source[i];
    return to;
}

void *memmove(void *to, const void *from, size_t bytes)
{
    return copy(next_memmove, to, from, bytes);
}

void *memcpy(void *restrict to, const void *restrict from, size_t bytes)
{
    return copy(next_memcpy, to, from, bytes);
}

static double sent[2 * ELEMENTS], got[2 * ELEMENTS];

static void bcast(int n)
{
    MPI_Bcast(sent, n, MPI_DOUBLE, 0, MPI_COMM_WORLD);
}

static void scatter(int n)
{
    MPI_Scatter(sent, n, MPI_DOUBLE, got, n, MPI_DOUBLE, 0, MPI_COMM_WORLD);
}

static void scatter_from_last(int n)
{
    MPI_Scatter(sent, n, MPI_DOUBLE, got, n, MPI_DOUBLE, 1, MPI_COMM_WORLD);
}

static void gather(int n)
{
    MPI_Gather(sent, n, MPI_DOUBLE, got, n, MPI_DOUBLE, 0, MPI_COMM_WORLD);
}

static void allgather(int n)
{
    MPI_Allgather(sent, n, MPI_DOUBLE, got, n, MPI_DOUBLE, MPI_COMM_WORLD);
}

static void alltoall(int n)
{
    MPI_Alltoall(sent, n, MPI_DOUBLE, got, n, MPI_DOUBLE, MPI_COMM_WORLD);
}

static void allreduce(int n)
{
    MPI_Allreduce(sent, got, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static void allreduce_in_place(int n)
{
    MPI_Allreduce(MPI_IN_PLACE, got, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static void reduce_scatter_block(int n)
{
    MPI_Reduce_scatter_block(sent, got, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static void reduce_scatter(int n)
{
    const int counts[2] = {n, n};

    MPI_Reduce_scatter(sent, got, counts, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

/* How often each byte of a short and of a long block is copied, on both ranks together. A long
   sum begins with a copy of the last vector. */
static const struct row {
    const char *name;
    void (*call)(int n);
    int times[2];
} rows[] = {
    {"bcast", bcast, {2, 2}},
    {"scatter", scatter, {3, 3}},
    {"scatter from the last rank", scatter_from_last, {3, 3}},
    {"gather", gather, {3, 3}},
    {"allgather", allgather, {6, 6}},
    {"alltoall", alltoall, {6, 6}},
    {"allreduce", allreduce, {2, 4}},
    {"allreduce in place", allreduce_in_place, {4, 6}},
    {"reduce_scatter_block", reduce_scatter_block, {2, 4}},
    {"reduce_scatter", reduce_scatter, {2, 4}},
};

static void count(const struct row *row, int bytes, int times)
{
    long least = LONG_MAX, copied;

    row->call(bytes / (int)sizeof(double));
    for (int i = 0; i < TRIES; i++) { /* a rank that waits long makes a short sum as a long one */
        ncopied = 0;
        is_counting = true;
        row->call(bytes / (int)sizeof(double));
        is_counting = false;
        least = ncopied < least ? ncopied : least;
    }
    PMPI_Allreduce(&least, &copied, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
    ct_compare_numbers(row->name, copied, (long)times * bytes);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        count(&rows[i], 4096, rows[i].times[0]);
        count(&rows[i], LARGEST, rows[i].times[1]);
    }
    return ct_compare_end();
}
