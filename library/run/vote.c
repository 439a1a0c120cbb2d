/*
 * vote.c - adds up sizes in KB.
 */
#include "library/run/vote.h"

#include "library/mpi/pmpi.h"

/* What a rank adds that is not ready: more than all plans together. */
#define NOT_READY (1LL << 42)

static long long size_of(const struct ct_plan *plan, bool is_ready)
{
    return is_ready ? (long long)(ct_plan_memory(plan) / 1024) + 1 : NOT_READY;
}

static int doublings_of(size_t bytes)
{
    int n = 0;

    while (bytes >>= 1)
        n++;
    return n;
}

/* The numbers of n ranks are equal if they do not vary. */
static bool are_equal(int n, long long sum, long long sum_of_squares)
{
    return n * sum_of_squares == sum * sum;
}

int ct_vote(const struct ct_plan *plan, MPI_Comm comm, bool *is_ready,
            size_t *ready, size_t *bytes)
{
    const int doublings = doublings_of(*ready);
    long long sums[] = {size_of(plan, *is_ready), doublings,
                        (long long)doublings * doublings};
    int err = MPI_SUCCESS;
    int n = 1;

    if (comm != MPI_COMM_NULL) {
        err = PMPI_Comm_size(comm, &n);
        if (err == MPI_SUCCESS)
            err = PMPI_Allreduce(MPI_IN_PLACE, sums, 3, MPI_LONG_LONG, MPI_SUM,
                                 comm);
    }
    *is_ready = err == MPI_SUCCESS && sums[0] < NOT_READY;
    *bytes = (size_t)(sums[0] / n) * 1024;
    if (!are_equal(n, sums[1], sums[2]))
        *ready = 0;
    return err;
}
