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

int ct_vote(const struct ct_plan *plan, MPI_Comm comm, bool *is_ready,
            size_t *bytes)
{
    long long sum = size_of(plan, *is_ready);
    int err = MPI_SUCCESS;
    int n = 1;

    if (comm != MPI_COMM_NULL) {
        err = PMPI_Comm_size(comm, &n);
        if (err == MPI_SUCCESS)
            err = PMPI_Allreduce(MPI_IN_PLACE, &sum, 1, MPI_LONG_LONG, MPI_SUM,
                                 comm);
    }
    *is_ready = err == MPI_SUCCESS && sum < NOT_READY;
    *bytes = (size_t)(sum / n) * 1024;
    return err;
}
