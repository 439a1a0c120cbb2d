/*
 * barrier_messages - the timer's own barrier: ceil(log2 p) messages per rank,
 * no collective of the MPI library, and nobody leaves before all have entered.
 *
 * MPI program for any number of ranks of one host. Linked with --wrap for the
 * functions below.
 */
#include "timer/mechanism.h"
#include "timer/messages.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#define TIMES 20

int __real_PMPI_Sendrecv(const void *send, int sendcount, MPI_Datatype sendtype, int dest,
                         int sendtag, void *recv, int recvcount, MPI_Datatype recvtype, int source,
                         int recvtag, MPI_Comm comm, MPI_Status *status);
int __wrap_PMPI_Sendrecv(const void *send, int sendcount, MPI_Datatype sendtype, int dest,
                         int sendtag, void *recv, int recvcount, MPI_Datatype recvtype, int source,
                         int recvtag, MPI_Comm comm, MPI_Status *status);
int __wrap_PMPI_Barrier(MPI_Comm comm);

static int nranks, rank;
static int messages, natives, mistakes;

int __wrap_PMPI_Sendrecv(const void *send, int sendcount, MPI_Datatype sendtype, int dest,
                         int sendtag, void *recv, int recvcount, MPI_Datatype recvtype, int source,
                         int recvtag, MPI_Comm comm, MPI_Status *status)
{
    messages++;
    return __real_PMPI_Sendrecv(send, sendcount, sendtype, dest, sendtag, recv, recvcount, recvtype,
                                source, recvtag, comm, status);
}

int __wrap_PMPI_Barrier(MPI_Comm comm)
{
    (void)comm;
    natives++;
    return MPI_ERR_OTHER;
}

static void must(int err)
{
    if (err != MPI_SUCCESS)
        PMPI_Abort(MPI_COMM_WORLD, 2);
}

static void expect(int got, int wanted, const char *what)
{
    if (got == wanted)
        return;
    mistakes++;
    fprintf(stderr, "rank %d of %d: %s: %d, not %d\n", rank, nranks, what, got, wanted);
}

/* The same clock on all ranks. */
static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static int rounds(void)
{
    int n = 0;

    while (1 << n < nranks)
        n++;
    return n;
}

static void check_barrier(int late_rank)
{
    const struct timespec pause = {.tv_nsec = 2000000};
    double entered, left, last;
    int before;

    if (rank == late_rank)
        nanosleep(&pause, NULL);
    before = messages;
    entered = now();
    must(ct_messages_barrier(MPI_COMM_WORLD));
    left = now();
    expect(messages - before, rounds(), "messages of a barrier");
    must(PMPI_Allreduce(&entered, &last, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD));
    expect(left >= last, 1, "left after the last one entered");
}

static void check_largest(void)
{
    double values[3] = {rank, -rank, rank == nranks / 2 ? 7 : 5};
    const int before = messages;

    must(ct_messages_largest(MPI_COMM_WORLD, values, 3));
    expect(messages - before, rounds(), "messages for the largest");
    expect((int)values[0], nranks - 1, "the largest rank");
    expect((int)values[1], 0, "the largest of -rank");
    expect((int)values[2], 7, "the largest of one rank");
}

static int no_call(void *arg)
{
    ++*(int *)arg;
    return MPI_SUCCESS;
}

/* One barrier comes before a sample, or before each of its calls. */
static void check_mechanism(const struct ct_mechanism *mechanism)
{
    const int calls = mechanism->facts->calls;
    int ncalls = 0;
    struct ct_timed timed = {
        .comm = MPI_COMM_WORLD, .rank = rank, .call = no_call, .arg = &ncalls, .calls = calls};
    const int before = messages;
    double seconds;

    if (mechanism->begin != NULL)
        return;
    must(mechanism->sample(&timed, &seconds));
    if (messages - before != calls * rounds())
        expect(messages - before, rounds(), mechanism->facts->name);
    expect(ncalls, calls, mechanism->facts->name);
}

int main(int argc, char **argv)
{
    PMPI_Init(&argc, &argv);
    PMPI_Comm_size(MPI_COMM_WORLD, &nranks);
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (int i = 0; i < TIMES; i++)
        check_barrier(i % nranks);
    check_largest();
    for (int i = 0; ct_mechanisms[i] != NULL; i++)
        check_mechanism(ct_mechanisms[i]);
    expect(natives, 0, "native barriers");
    PMPI_Finalize();
    return mistakes != 0;
}
