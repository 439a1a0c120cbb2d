/*
 * arrived_messages [native] - messages whose sends are over before a collective are there after it:
 * the first look finds them, as after the MPI library's own (native).
 *
 * MPI program. Sparse exchanges as programs write them: sends, their ends, a collective, then
 * probes until one finds nothing, or one test of each receive. Prints what was not found; the exit
 * code is 1 if anything was not on any rank.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { RANKS_MAX = 8, MESSAGES = 40, LONGEST = 6000, ROUNDS = 8 };
enum { IPROBE, IMPROBE, TEST, LOOKS };
enum { BARRIER, ALLREDUCE, ALLGATHER, WAYS };

static const char *const looks[] = {"MPI_Iprobe", "MPI_Improbe", "MPI_Test"};
static int rank, nranks, is_native;
static char sent[LONGEST], got[RANKS_MAX][LONGEST];

static void meet(int way)
{
    int one = 1, all[RANKS_MAX];

    if (way == BARRIER)
        is_native ? PMPI_Barrier(MPI_COMM_WORLD) : MPI_Barrier(MPI_COMM_WORLD);
    else if (way == ALLREDUCE)
        is_native ? PMPI_Allreduce(&one, all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD)
                  : MPI_Allreduce(&one, all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    else
        is_native ? PMPI_Allgather(&one, 1, MPI_INT, all, 1, MPI_INT, MPI_COMM_WORLD)
                  : MPI_Allgather(&one, 1, MPI_INT, all, 1, MPI_INT, MPI_COMM_WORLD);
}

/* Returns how many messages were found, and received. */
static int look(int how, int tag, MPI_Request *requests)
{
    int n = 0, is_there = 1;

    for (int i = 0; how == TEST && i < nranks; i++) {
        if (requests[i] == MPI_REQUEST_NULL)
            continue;
        PMPI_Test(&requests[i], &is_there, MPI_STATUS_IGNORE);
        n += is_there;
    }
    while (how != TEST && is_there) {
        MPI_Status status;
        MPI_Message message;

        if (how == IPROBE)
            PMPI_Iprobe(MPI_ANY_SOURCE, tag, MPI_COMM_WORLD, &is_there, &status);
        else
            PMPI_Improbe(MPI_ANY_SOURCE, tag, MPI_COMM_WORLD, &is_there, &message, &status);
        if (is_there && how == IPROBE)
            PMPI_Recv(got[0], LONGEST, MPI_CHAR, status.MPI_SOURCE, tag, MPI_COMM_WORLD,
                      MPI_STATUS_IGNORE);
        else if (is_there)
            PMPI_Mrecv(got[0], LONGEST, MPI_CHAR, &message, MPI_STATUS_IGNORE);
        n += is_there;
    }
    return n;
}

/* Some ranks send some messages to some others; of those that are tested for, one. Returns how many
   of this rank's were not found. */
static int exchange(int how, int way, int most, int bytes, int tag)
{
    MPI_Request out[RANKS_MAX * MESSAGES], in[RANKS_MAX];
    int counts[RANKS_MAX] = {0}, wanted[RANKS_MAX], n = 0, lost = 0;

    for (int i = 0; i < nranks; i++) {
        counts[i] = i == rank ? 0 : rand() % (how == TEST ? 2 : most + 1);
        in[i] = MPI_REQUEST_NULL;
    }
    PMPI_Alltoall(counts, 1, MPI_INT, wanted, 1, MPI_INT, MPI_COMM_WORLD);
    for (int i = 0; how == TEST && i < nranks; i++) {
        if (wanted[i] > 0)
            PMPI_Irecv(got[i], LONGEST, MPI_CHAR, i, tag, MPI_COMM_WORLD, &in[i]);
    }
    for (int i = 0; i < nranks; i++) {
        for (int k = 0; k < counts[i]; k++)
            PMPI_Isend(sent, bytes, MPI_CHAR, i, tag, MPI_COMM_WORLD, &out[n++]);
        lost += wanted[i];
    }
    PMPI_Waitall(n, out, MPI_STATUSES_IGNORE);
    meet(way);
    lost -= look(how, tag, in);
    for (int i = 0; how != TEST && i < lost; i++)
        PMPI_Recv(got[0], LONGEST, MPI_CHAR, MPI_ANY_SOURCE, tag, MPI_COMM_WORLD,
                  MPI_STATUS_IGNORE);
    PMPI_Waitall(nranks, in, MPI_STATUSES_IGNORE);
    return lost;
}

int main(int argc, char **argv)
{
    static const int lengths[] = {4, 200, LONGEST}, most[] = {1, 3, MESSAGES};
    int lost = 0, tag = 0;

    MPI_Init(&argc, &argv);
    alarm(1200); /* a send that is not over by itself waits for progress */
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    is_native = argc == 2 && strcmp(argv[1], "native") == 0;
    if (nranks > RANKS_MAX)
        MPI_Abort(MPI_COMM_WORLD, 2);
    srand((unsigned)rank + 1);
    for (int way = 0; way < WAYS; way++)
        meet(way); /* sets up */
    for (int i = 0; i < ROUNDS * 3 * 3; i++) {
        const int bytes = lengths[i % 3], n = most[i / 3 % 3];

        for (int k = 0; k < LOOKS * WAYS; k++) {
            const int missed = exchange(k % LOOKS, k / LOOKS, n, bytes, tag++ % 1000);

            if (missed > 0 && lost == 0)
                printf("rank %d: %s misses %d messages of %d bytes after way %d\n", rank,
                       looks[k % LOOKS], missed, bytes, k / LOOKS);
            lost += missed;
        }
    }
    PMPI_Allreduce(MPI_IN_PLACE, &lost, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0)
        printf("%d ranks: %d messages were not found\n", nranks, lost);
    MPI_Finalize();
    return lost != 0;
}
