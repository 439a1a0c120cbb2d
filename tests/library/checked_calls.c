/*
 * checked_calls.c - fills, calls, compares.
 */
#include "tests/library/checked_calls.h"

#include <stdbool.h>
#include <string.h>

struct checked checked;

int checked_alltoall(int count)
{
    static int sent[CHECKED_BYTES / 4 * CHECKED_RANKS], got[CHECKED_BYTES / 4 * CHECKED_RANKS];
    int wrong = 0;

    for (int i = 0; i < checked.nranks * count; i++)
        sent[i] = 1000000 * checked.rank + i;
    memset(got, -1, sizeof got);
    MPI_Alltoall(sent, count, MPI_INT, got, count, MPI_INT, checked.comm);
    for (int i = 0; i < checked.nranks * count; i++)
        wrong += got[i] != 1000000 * (i / count) + checked.rank * count + i % count;
    return wrong;
}

int checked_allgather(int count)
{
    static int sent[CHECKED_BYTES / 4], got[CHECKED_BYTES / 4 * CHECKED_RANKS];
    int wrong = 0;

    for (int i = 0; i < count; i++)
        sent[i] = 1000000 * checked.rank + i;
    memset(got, -1, sizeof got);
    MPI_Allgather(sent, count, MPI_INT, got, count, MPI_INT, checked.comm);
    for (int i = 0; i < checked.nranks * count; i++)
        wrong += got[i] != 1000000 * (i / count) + i % count;
    return wrong;
}

int checked_bcast(int count, int root)
{
    static int data[CHECKED_BYTES / 4];
    int wrong = 0;

    for (int i = 0; i < count; i++)
        data[i] = checked.rank == root ? i : -1;
    MPI_Bcast(data, count, MPI_INT, root, checked.comm);
    for (int i = 0; i < count; i++)
        wrong += data[i] != i;
    return wrong;
}

static int sum_of(int i)
{
    return checked.nranks * (checked.nranks - 1) / 2 + checked.nranks * i;
}

int checked_allreduce(int count)
{
    static int data[CHECKED_BYTES / 4];
    int wrong = 0;

    for (int i = 0; i < count; i++)
        data[i] = checked.rank + i;
    MPI_Allreduce(MPI_IN_PLACE, data, count, MPI_INT, MPI_SUM, checked.comm);
    for (int i = 0; i < count; i++)
        wrong += data[i] != sum_of(i);
    return wrong;
}

int checked_allreduce_doubles(int count)
{
    static double data[CHECKED_BYTES / 8];
    int wrong = 0;

    for (int i = 0; i < count; i++)
        data[i] = checked.rank + i;
    MPI_Allreduce(MPI_IN_PLACE, data, count, MPI_DOUBLE, MPI_SUM, checked.comm);
    for (int i = 0; i < count; i++)
        wrong += data[i] != sum_of(i);
    return wrong;
}

struct gap {
    int value;
    char unused[4];
};

int checked_gather(int root)
{
    int mine = 10 + checked.rank, all[CHECKED_RANKS] = {0}, wrong = 0;

    all[checked.rank] = mine;
    MPI_Gather(checked.rank == root ? MPI_IN_PLACE : &mine, 1, MPI_INT, all, 1, MPI_INT, root,
               checked.comm);
    for (int i = 0; i < checked.nranks && checked.rank == root; i++)
        wrong += all[i] != 10 + i;
    return wrong;
}

int checked_scatter(int root)
{
    int all[CHECKED_RANKS], mine = checked.rank == root ? 10 + root : 0;

    for (int i = 0; i < checked.nranks; i++)
        all[i] = 10 + i;
    MPI_Scatter(all, 1, MPI_INT, checked.rank == root ? MPI_IN_PLACE : &mine, 1, MPI_INT, root,
                checked.comm);
    return mine != 10 + checked.rank;
}

int checked_reduce(int root)
{
    int sum = checked.rank + 1;

    MPI_Reduce(checked.rank == root ? MPI_IN_PLACE : &sum, &sum, 1, MPI_INT, MPI_SUM, root,
               checked.comm);
    return checked.rank == root && sum != checked.nranks * (checked.nranks + 1) / 2;
}

int checked_reduce_pairs(int root)
{
    struct {
        short value;
        int at;
    } mine[2] = {{(short)(checked.rank % 2), checked.rank}, {(short)-checked.rank, checked.rank}},
      most[2] = {{-9, -1}, {-9, -1}};

    MPI_Reduce(mine, most, 2, MPI_SHORT_INT, MPI_MAXLOC, root, checked.comm);
    if (checked.rank != root)
        return 0;
    return (most[0].value != 1 || most[0].at != 1) + (most[1].value != 0 || most[1].at != 0);
}

int checked_reduce_scatter_block(int root)
{
    int all[CHECKED_RANKS], mine = 0;

    (void)root;
    for (int i = 0; i < checked.nranks; i++)
        all[i] = i + checked.rank;
    MPI_Reduce_scatter_block(all, &mine, 1, MPI_INT, MPI_SUM, checked.comm);
    return mine != checked.nranks * checked.rank + checked.nranks * (checked.nranks - 1) / 2;
}

/* On the last ranks a block is two elements with gaps. */
int checked_bcast_gaps(int root)
{
    struct gap data[4] = {{0}};
    MPI_Datatype spread, plain = MPI_INT;
    const bool has_gaps = checked.rank >= checked.nranks / 2;
    int flat[4] = {0}, wrong = 0;

    MPI_Type_create_resized(MPI_INT, 0, sizeof(struct gap), &spread);
    MPI_Type_commit(&spread);
    for (int i = 0; i < 4 && checked.rank == root; i++)
        data[i].value = flat[i] = 7 + i;
    MPI_Bcast(has_gaps ? (void *)data : (void *)flat, 4, has_gaps ? spread : plain, root,
              checked.comm);
    for (int i = 0; i < 4; i++)
        wrong += (has_gaps ? data[i].value : flat[i]) != 7 + i;
    MPI_Type_free(&spread);
    return wrong;
}
