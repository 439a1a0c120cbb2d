/*
 * recorded_calls.c - an application that is recorded: its results are compared,
 * whatever is written of it.
 *
 * recorded_calls          calls on several communicators, in place, of types
 *                         of several bytes, without bytes
 * recorded_calls many N   N calls of which no two are alike
 * recorded_calls threads  the first recorded call of rank 0 waits until its
 *                         other thread has made a call on another communicator
 * recorded_calls shortage rank 1 does not get the recorder's communicator
 * recorded_calls none     no call on a communicator of all ranks
 */
#include <mpi.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { RANKS_MAX = 8, COUNT_MAX = 4000 };

static int failures;
static int creates_to_fail;

/* Stands before the MPI library's, which is still to be had by its other name.
   As where memory is short at the end: the others have created it. */
int PMPI_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *created)
{
    const int err = MPI_Comm_create_group(comm, group, tag, created);

    if (err != MPI_SUCCESS || creates_to_fail == 0)
        return err;
    creates_to_fail--;
    PMPI_Comm_free(created);
    return MPI_ERR_NO_MEM;
}

/* Elements from one rank to another in the call number `call`. */
static int elements(int call, int from, int to)
{
    return call == 0 ? 0 : (call + 2 * from + 3 * to) % COUNT_MAX;
}

static int value(int from, int to, int i)
{
    return 10000 * from + 1000 * to + i;
}

static int fill_counts(int call, int rank, int n, int *counts, int *displs, int is_send)
{
    int total = 0;

    for (int other = 0; other < n; other++) {
        counts[other] = is_send ? elements(call, rank, other) : elements(call, other, rank);
        displs[other] = total;
        total += counts[other];
    }
    return total;
}

static void compare(const int *got, int from, int to, int count)
{
    for (int i = 0; i < count; i++)
        failures += got[i] != value(from, to, i);
}

static void exchange(int call, MPI_Comm comm)
{
    static _Thread_local int out[RANKS_MAX * COUNT_MAX];
    static _Thread_local int in[RANKS_MAX * COUNT_MAX];
    int send[RANKS_MAX], sent_at[RANKS_MAX];
    int recv[RANKS_MAX], got_at[RANKS_MAX];
    int rank, n;

    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &n);
    fill_counts(call, rank, n, send, sent_at, 1);
    fill_counts(call, rank, n, recv, got_at, 0);
    for (int to = 0; to < n; to++) {
        for (int i = 0; i < send[to]; i++)
            out[sent_at[to] + i] = value(rank, to, i);
    }
    MPI_Alltoallv(out, send, sent_at, MPI_INT, in, recv, got_at, MPI_INT, comm);
    for (int from = 0; from < n; from++)
        compare(in + got_at[from], from, rank, recv[from]);
}

/* Every rank sends a byte to itself and two, three, ... to the ranks at
   distance 1, 2, ... */
static void exchange_in_place(MPI_Comm comm)
{
    char data[RANKS_MAX * RANKS_MAX];
    int counts[RANKS_MAX], displs[RANKS_MAX];
    int rank, n;

    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &n);
    for (int other = 0; other < n; other++) {
        counts[other] = 1 + abs(other - rank);
        displs[other] = RANKS_MAX * other;
        memset(data + displs[other], 'a' + rank, RANKS_MAX);
    }
    MPI_Alltoallv(MPI_IN_PLACE, NULL, NULL, MPI_DATATYPE_NULL, data, counts, displs, MPI_CHAR,
                  comm);
    for (int other = 0; other < n; other++)
        failures += data[displs[other]] != 'a' + other;
}

static void gather(MPI_Comm comm)
{
    int out[RANKS_MAX], in[RANKS_MAX * RANKS_MAX];
    int counts[RANKS_MAX], displs[RANKS_MAX];
    int rank, n, total = 0;

    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &n);
    for (int other = 0; other < n; other++) {
        counts[other] = other;
        displs[other] = total;
        total += other;
    }
    for (int i = 0; i < rank; i++)
        out[i] = value(rank, rank, i);
    MPI_Allgatherv(out, rank, MPI_INT, in, counts, displs, MPI_INT, comm);
    for (int from = 0; from < n; from++)
        compare(in + displs[from], from, from, counts[from]);
}

/* Which has no patterns. */
static void gather_at_root(void)
{
    const int counts[RANKS_MAX] = {1, 1, 1, 1, 1, 1, 1, 1};
    int displs[RANKS_MAX], in[RANKS_MAX];
    int rank, n;

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &n);
    for (int i = 0; i < n; i++)
        displs[i] = i;
    MPI_Gatherv(&rank, 1, MPI_INT, in, counts, displs, MPI_INT, 0, MPI_COMM_WORLD);
    for (int i = 0; i < n && rank == 0; i++)
        failures += in[i] != i;
}

static void call_all(void)
{
    MPI_Comm copy, half;
    int rank;

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Comm_split(MPI_COMM_WORLD, rank == 0, 0, &half);
    exchange(7, copy);
    for (int i = 0; i < 3; i++)
        exchange(1, MPI_COMM_WORLD);
    gather(MPI_COMM_WORLD);
    exchange(2, half);
    gather_at_root();
    gather(MPI_COMM_WORLD);
    exchange_in_place(MPI_COMM_WORLD);
    exchange(0, MPI_COMM_WORLD);
    exchange(1, MPI_COMM_WORLD);
    MPI_Comm_free(&half);
    MPI_Comm_free(&copy);
}

static void call_on_half(void)
{
    MPI_Comm half;
    int rank;

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_split(MPI_COMM_WORLD, rank == 0, 0, &half);
    exchange(2, half);
    MPI_Comm_free(&half);
}

static void *exchange_later(void *comm)
{
    nanosleep(&(struct timespec){.tv_nsec = 300000000},
              NULL); /* the other thread waits in its call by then */
    exchange(3, *(MPI_Comm *)comm);
    return NULL;
}

static void call_in_threads(void)
{
    MPI_Comm copy, pair;
    pthread_t thread;
    int rank;

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Comm_split(MPI_COMM_WORLD, rank < 2, 0, &pair);
    if (rank == 0) {
        pthread_create(&thread, NULL, exchange_later, &pair);
        exchange(1, copy);
        pthread_join(thread, NULL);
    } else {
        exchange(3, pair);
        exchange(1, copy);
    }
    MPI_Comm_free(&pair);
    MPI_Comm_free(&copy);
}

int main(int argc, char **argv)
{
    const char *mode = argc > 1 ? argv[1] : "";
    int level, rank, n;

    MPI_Init_thread(&argc, &argv,
                    strcmp(mode, "threads") == 0 ? MPI_THREAD_MULTIPLE : MPI_THREAD_SINGLE, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    creates_to_fail = strcmp(mode, "shortage") == 0 && rank == 1;
    MPI_Comm_size(MPI_COMM_WORLD, &n);
    if (n > RANKS_MAX)
        MPI_Abort(MPI_COMM_WORLD, 2);
    if (strcmp(mode, "many") == 0) {
        for (int call = 1; call <= atoi(argv[2]); call++)
            exchange(call, MPI_COMM_WORLD);
    } else if (strcmp(mode, "threads") == 0) {
        call_in_threads();
    } else if (strcmp(mode, "none") == 0) {
        call_on_half();
    } else {
        call_all();
    }
    if (failures != 0)
        fprintf(stderr, "%d wrong elements\n", failures);
    MPI_Finalize();
    return failures != 0;
}
