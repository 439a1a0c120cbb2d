/*
 * synchronises.c - one rank enters late; the others report to it when they have
 * left.
 *
 * A report that arrives before the late rank enters is a proof. That none does
 * is none, but the delay is long enough for one. No clocks are compared.
 */
#include "timer/synchronises.h"

#include "timer/messages.h"

#include <time.h>

#define LATE_MAX 8 /* ranks that are late, one after the other */
#define LEAST_DELAY_S 0.002
#define DELAY_CALLS 3 /* times that a call takes */
#define TAG 31958     /* other messages on the communicator are collectives' */

/* How long a call takes, on the slowest rank; the first is not timed. */
static int time_call(struct ct_bench *bench, double *seconds)
{
    double start;
    int err = ct_bench_call(bench);

    if (err == MPI_SUCCESS)
        err = ct_messages_barrier(bench->comm);
    start = PMPI_Wtime();
    if (err == MPI_SUCCESS)
        err = ct_bench_call(bench);
    *seconds = PMPI_Wtime() - start;
    return err == MPI_SUCCESS ? ct_messages_largest(bench->comm, seconds, 1) : err;
}

/* early  out: the rank that reported meanwhile; -1: none */
static int wait_late(const struct ct_bench *bench, double delay_s, int *early)
{
    static const struct timespec moment = {.tv_nsec = 50000};
    const double start = PMPI_Wtime();
    int err = MPI_SUCCESS;

    *early = -1;
    while (err == MPI_SUCCESS && *early < 0 && PMPI_Wtime() - start < delay_s) {
        MPI_Status status;
        int is_there = 0;

        nanosleep(&moment, NULL);
        err = PMPI_Iprobe(MPI_ANY_SOURCE, TAG, bench->comm, &is_there, &status);
        if (err == MPI_SUCCESS && is_there != 0)
            *early = status.MPI_SOURCE;
    }
    return err;
}

static int take_reports(const struct ct_bench *bench)
{
    int err = MPI_SUCCESS;

    for (int i = 1; i < bench->nranks && err == MPI_SUCCESS; i++)
        err = PMPI_Recv(NULL, 0, MPI_BYTE, MPI_ANY_SOURCE, TAG, bench->comm, MPI_STATUS_IGNORE);
    return err;
}

/* One call with a late rank. */
static int call_with(struct ct_bench *bench, int late, double delay_s, int *early)
{
    const bool is_late = bench->rank == late;
    int err = ct_messages_barrier(bench->comm);

    *early = -1;
    if (err == MPI_SUCCESS && is_late)
        err = wait_late(bench, delay_s, early);
    if (err == MPI_SUCCESS)
        err = ct_bench_call(bench);
    if (err != MPI_SUCCESS)
        return err;
    return is_late ? take_reports(bench) : PMPI_Send(NULL, 0, MPI_BYTE, late, TAG, bench->comm);
}

/* All ranks, or some of them, the first and the last among them. */
static int late_rank(const struct ct_bench *bench, int i, int n)
{
    return n < 2 ? 0 : (int)((long long)i * (bench->nranks - 1) / (n - 1));
}

int ct_synchronises(struct ct_bench *bench, int *early)
{
    const int n = bench->nranks < LATE_MAX ? bench->nranks : LATE_MAX;
    double call_s = 0;
    int err = time_call(bench, &call_s);

    *early = -1;
    for (int i = 0; i < n && err == MPI_SUCCESS; i++) {
        int now;

        err = call_with(bench, late_rank(bench, i, n), LEAST_DELAY_S + DELAY_CALLS * call_s, &now);
        if (*early < 0)
            *early = now;
    }
    return err;
}
