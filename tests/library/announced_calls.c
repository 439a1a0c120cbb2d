/*
 * announced_calls - an application: all-to-alls with counts, in each of which
 * only the block from rank 0 to the last rank has the largest size. With the
 * argument "often", a hundred large ones, of which few are asked about, then
 * small ones until they are; with "turns", large and small ones in turn.
 */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

enum { RANKS_MAX = 8, MOST = 8192 };

static unsigned char sent[RANKS_MAX * MOST], got[RANKS_MAX * MOST];

static int size_of(int from, int to, int nranks, int largest)
{
    return from == 0 && to == nranks - 1 ? largest : 100 + from + to;
}

/* Returns the number of wrong bytes. */
static int call(int rank, int nranks, int largest)
{
    int sends[RANKS_MAX] = {0}, recvs[RANKS_MAX] = {0}, at[RANKS_MAX] = {0};
    int wrong = 0;

    memset(got, 255, sizeof got);
    for (int i = 0; i < nranks; i++) {
        sends[i] = size_of(rank, i, nranks, largest);
        recvs[i] = size_of(i, rank, nranks, largest);
        at[i] = i * MOST;
        memset(sent + at[i], 10 * rank + i, (size_t)sends[i]);
    }
    MPI_Alltoallv(sent, sends, at, MPI_BYTE, got, recvs, at, MPI_BYTE, MPI_COMM_WORLD);
    for (int i = 0; i < nranks; i++) {
        for (int k = 0; k <= recvs[i]; k++)
            wrong += got[at[i] + k] != (k < recvs[i] ? 10 * i + rank : 255);
    }
    return wrong;
}

/* Every second call is large. */
static int call_in_turn(int rank, int nranks)
{
    int wrong = 0;

    for (int i = 0; i < 100; i++)
        wrong += call(rank, nranks, i % 2 == 0 ? 8000 : 200);
    return wrong;
}

/* Ranks are asked about calls 1, 2, 3, 8, 25 and 90; of the small ones, about the
   last. */
static int call_often(int rank, int nranks)
{
    int wrong = 0;

    for (int i = 0; i < 100; i++)
        wrong += call(rank, nranks, 8000);
    for (int i = 0; i < 247; i++)
        wrong += call(rank, nranks, 200);
    return wrong;
}

int main(int argc, char **argv)
{
    static const int largest[] = {1024, 4096, 4097, 8000, 200};
    int rank, nranks;
    int wrong = 0;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    if (argc > 1)
        wrong +=
            strcmp(argv[1], "often") == 0 ? call_often(rank, nranks) : call_in_turn(rank, nranks);
    for (size_t i = 0; argc < 2 && i < sizeof largest / sizeof *largest; i++)
        wrong += call(rank, nranks, largest[i]);
    if (wrong > 0)
        fprintf(stderr, "rank %d: %d wrong bytes\n", rank, wrong);
    MPI_Finalize();
    return wrong > 0;
}
