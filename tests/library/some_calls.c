/*
 * some_calls - an application: a known number of calls of each kind.
 *
 * Alltoall: 1 of 4 bytes a block, 2 of 400, 1 of 200. Allgather: 3 of 4
 * bytes, 1 of 28, 1 of 5000. Allreduce: 4 of 8 bytes, 1 of 12000, 1 of none.
 */
#include <mpi.h>
#include <stdio.h>

#define INTS 3000
#define RANKS_MAX 8

static int mistakes;

static void expect(const char *what, int got, int wanted)
{
    if (got == wanted)
        return;
    mistakes++;
    fprintf(stderr, "%s: is %d, not %d\n", what, got, wanted);
}

static void exchange(int rank, int nranks, int count)
{
    static int send[RANKS_MAX * INTS], recv[RANKS_MAX * INTS];

    for (int i = 0; i < nranks * count; i++)
        send[i] = 1000 * rank + i / count;
    MPI_Alltoall(send, count, MPI_INT, recv, count, MPI_INT, MPI_COMM_WORLD);
    for (int i = 0; i < nranks * count; i++)
        expect("alltoall", recv[i], 1000 * (i / count) + rank);
}

static void gather(int rank, int nranks, int count)
{
    static int send[INTS], recv[RANKS_MAX * INTS];

    for (int i = 0; i < count; i++)
        send[i] = 7 * rank + i;
    MPI_Allgather(send, count, MPI_INT, recv, count, MPI_INT, MPI_COMM_WORLD);
    for (int i = 0; i < nranks * count; i++)
        expect("allgather", recv[i], 7 * (i / count) + i % count);
}

static void sum(int rank, int nranks, int count)
{
    static int send[INTS], recv[INTS];

    for (int i = 0; i < count; i++)
        send[i] = rank + i;
    MPI_Allreduce(send, recv, count, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < count; i++)
        expect("allreduce", recv[i], nranks * (nranks - 1) / 2 + nranks * i);
}

int main(int argc, char **argv)
{
    static const int exchanges[] = {1, 100, 100, 50};
    static const int gathers[] = {1, 1, 1, 7, 1250};
    static const int sums[] = {2, 2, 2, 2, 3000, 0};
    int rank, nranks;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    for (int i = 0; i < 4; i++)
        exchange(rank, nranks, exchanges[i]);
    for (int i = 0; i < 5; i++)
        gather(rank, nranks, gathers[i]);
    for (int i = 0; i < 6; i++)
        sum(rank, nranks, sums[i]);
    MPI_Finalize();
    return mistakes != 0;
}
