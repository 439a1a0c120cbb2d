/*
 * vote.c - adds up sizes in KB, and numbers that are to be equal with their squares.
 */
#include "library/run/vote.h"

#include "base/hash.h"
#include "base/numbers.h"
#include "library/mpi/pmpi.h"

/* What a rank adds that is not ready: more than all plans together. */
#define NOT_READY (1LL << 42)

enum { KB, READY, READY_SQUARED, PLAN, PLAN_SQUARED, MEETS, SUMS };

static long long size_of(const struct ct_plan *plan, bool is_ready)
{
    return is_ready ? (long long)(ct_plan_memory(plan) / 1024) + 1 : NOT_READY;
}

/* The plan as a number of 16 bits, so that the sums of millions of ranks fit. Of 65,536
   pairs of plans one has the same. */
static long long number_of(const struct ct_algorithm *algorithm, const struct ct_shape *shape)
{
    const int more[] = {shape->segments, shape->root, shape->keeps_order};
    uint64_t hash = ct_hash_text(CT_HASH_START, algorithm->name);

    hash = ct_hash(hash, &shape->setting, sizeof shape->setting);
    hash = ct_hash(hash, more, sizeof more);
    if (shape->item_bytes != NULL && algorithm->collective->private_bytes == 0)
        hash = ct_hash(hash, shape->item_bytes, (size_t)shape->nranks * sizeof *shape->item_bytes);
    return (long long)((hash ^ hash >> 16 ^ hash >> 32 ^ hash >> 48) & 0xffff);
}

/* The numbers of n ranks are equal if they do not vary. With many ranks the products
   wrap: equal ones stay so. */
static bool are_equal(int n, const long long *sums)
{
    const unsigned long long sum = (unsigned long long)sums[0];

    return (unsigned long long)n * (unsigned long long)sums[1] == sum * sum;
}

int ct_vote(const struct ct_plan *plan, const struct ct_need *request, MPI_Comm comm,
            struct ct_vote *vote)
{
    const int doublings = ct_doublings(vote->ready_bytes);
    const long long number = number_of(request->algorithm, request->shape);
    long long sums[SUMS] = {
        [KB] = size_of(plan, vote->is_ready),
        [READY] = doublings,
        [READY_SQUARED] = (long long)doublings * doublings,
        [PLAN] = number,
        [PLAN_SQUARED] = number * number,
        [MEETS] = vote->meets,
    };
    const int n = comm == MPI_COMM_NULL ? 1 : request->shape->nranks;
    int err = MPI_SUCCESS;

    if (comm != MPI_COMM_NULL)
        err = PMPI_Allreduce(MPI_IN_PLACE, sums, SUMS, MPI_LONG_LONG, MPI_SUM, comm);
    if (err == MPI_SUCCESS && !are_equal(n, &sums[PLAN]))
        err = MPI_ERR_TRUNCATE;
    vote->is_ready = err == MPI_SUCCESS && sums[KB] < NOT_READY;
    vote->meets = sums[MEETS] > 0;
    vote->plan_bytes = (size_t)(sums[KB] / n) * 1024;
    if (!are_equal(n, &sums[READY]))
        vote->ready_bytes = 0;
    return err;
}
