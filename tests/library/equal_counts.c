/*
 * equal_counts.c - calls whose blocks are all of one size, though each has its count, and
 * then calls with the same arrays of counts and displacements in which something else is.
 *
 * MPI program, run with a tuned library. A call is remembered by its counts: each kind is
 * made again and again, with other buffers.
 */
#include "tests/library/compare.h"

#include <stdlib.h>

enum { RANKS_MAX = 8, TIMES = 4, COUNT = 6 };

static struct ct_compare all;
static int counts[RANKS_MAX], displs[RANKS_MAX];

/* Blocks of so many elements, with so many between one and the next. */
static void lay_out(int count, int gap)
{
    for (int i = 0; i < all.nranks; i++) {
        counts[i] = count;
        displs[i] = i * (count + gap);
    }
}

static void add(const char *what, int time)
{
    const int offset = 64 * (time % 2);

    ct_compare_fill(&all, time);
    MPI_Reduce_scatter(all.sent + offset, all.got, counts, MPI_INT, MPI_SUM, all.comm);
    PMPI_Reduce_scatter(all.sent + offset, all.wanted, counts, MPI_INT, MPI_SUM, all.comm);
    ct_compare_buffers(&all, what, time, 0);
}

static void gather(const char *what, int time)
{
    const int offset = 64 * (time % 2);

    ct_compare_fill(&all, time);
    MPI_Allgatherv(all.sent + offset, counts[all.rank], MPI_INT, all.got, counts, displs, MPI_INT,
                   all.comm);
    PMPI_Allgatherv(all.sent + offset, counts[all.rank], MPI_INT, all.wanted, counts, displs,
                    MPI_INT, all.comm);
    ct_compare_buffers(&all, what, time, 1);
}

/* Both, some times in a row. */
static void call(const char *what)
{
    for (int time = 0; time < TIMES; time++) {
        add(what, time);
        gather(what, time);
    }
}

static void swap(int *a, int *b)
{
    const int kept = *a;

    *a = *b;
    *b = kept;
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    ct_compare_init(&all, MPI_COMM_WORLD);
    all.bytes = 4096;
    if (all.nranks > RANKS_MAX || all.nranks < 2)
        MPI_Abort(MPI_COMM_WORLD, 2);
    for (int round = 0; round < 2; round++) {
        lay_out(COUNT, 0);
        call("equal counts");
        counts[0]--;
        counts[1]++;
        displs[1]--;
        call("as many elements, other counts");
        lay_out(COUNT, 0);
        call("equal counts again");
        lay_out(COUNT, 3);
        call("gaps between blocks");
        lay_out(COUNT, 0);
        swap(&displs[0], &displs[1]);
        call("blocks in another order");
        lay_out(COUNT, 0);
        for (int i = 0; i < all.nranks; i++)
            displs[i] += 5;
        call("a gap before the first block");
        lay_out(2 * COUNT, 0);
        call("twice as many elements");
        lay_out(COUNT, 0);
        displs[all.nranks - 1] += all.rank;
        call("a gap on one rank");
    }
    ct_compare_fini(&all);
    return ct_compare_end();
}
