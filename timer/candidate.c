/*
 * candidate.c - finds candidates and calls them.
 *
 * Candidates are called by MPI_*, which the library, linked into the timer,
 * takes over as in an application: what the library costs is measured.
 * Native is called by PMPI_*, without it.
 */
#include "timer/candidate.h"

#include "library/take.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the library is to choose now. */
static struct ct_choice current;

static struct ct_choice choose(int nranks, size_t bytes)
{
    (void)nranks;
    (void)bytes;
    return current;
}

/* The timer's in place of a machine's tuned.c: it chooses at each call. */
const struct ct_tuned ct_tuned = {
    .machine = "timer",
    .is_unchecked = true,
    .choose = {choose, choose, choose},
};

int ct_candidates_prepare(MPI_Comm comm)
{
    int one = 1;

    return MPI_Allreduce(MPI_IN_PLACE, &one, 1, MPI_INT, MPI_SUM, comm);
}

/* The collective that a name begins with; CT_COLLECTIVES if none. */
static enum ct_collective collective_of(const char *name)
{
    char word[32];
    const size_t length = strcspn(name, "_");

    if (length >= sizeof word)
        return CT_COLLECTIVES;
    memcpy(word, name, length);
    word[length] = '\0';
    return ct_collective_find(word);
}

/* Of a vector whole doubles are reduced, below one double single bytes. */
static size_t moved_bytes(enum ct_collective collective, size_t bytes)
{
    if (collective != CT_ALLREDUCE || bytes < sizeof(double))
        return bytes;
    return bytes / sizeof(double) * sizeof(double);
}

int ct_candidate_find(const char *name, const struct ct_problem *problem,
                      struct ct_candidate *candidate, struct ct_diag *diag)
{
    struct ct_problem asked = *problem;
    const char *method = strchr(name, '_');

    candidate->collective = collective_of(name);
    candidate->param = problem->param;
    candidate->algorithm = NULL;
    if (candidate->collective == CT_COLLECTIVES)
        return ct_diag_set(diag, CT_ERR_INPUT, "unknown algorithm: %s", name);
    if (method != NULL && strcmp(method, "_native") == 0)
        return CT_OK;
    candidate->algorithm = ct_algorithm_find(ct_registry, name);
    if (candidate->algorithm == NULL)
        candidate->algorithm = ct_algorithm_find(ct_generated, name);
    if (candidate->algorithm == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT, "unknown algorithm: %s", name);
    asked.collective = candidate->collective;
    asked.bytes = moved_bytes(candidate->collective, problem->bytes);
    if (!ct_algorithm_applies(candidate->algorithm, &asked))
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s param=%d does not apply to %d ranks and %zu "
                           "bytes",
                           name, asked.param, asked.nranks, problem->bytes);
    return CT_OK;
}

static void choose_type(struct ct_bench *bench, size_t bytes)
{
    bench->type = MPI_BYTE;
    bench->op = MPI_OP_NULL;
    bench->element_bytes = 1;
    bench->bytes = moved_bytes(bench->candidate.collective, bytes);
    if (bench->candidate.collective != CT_ALLREDUCE)
        return;
    bench->op = MPI_SUM;
    bench->type = MPI_SIGNED_CHAR;
    if (bytes < sizeof(double))
        return;
    bench->type = MPI_DOUBLE;
    bench->element_bytes = sizeof(double);
}

/* At least so many bytes, all written once. */
static bool reserve(unsigned char **buffer, size_t *size, size_t bytes)
{
    if (bytes <= *size)
        return true;
    free(*buffer);
    *size = 0;
    *buffer = malloc(bytes);
    if (*buffer == NULL)
        return false;
    memset(*buffer, 0, bytes);
    *size = bytes;
    return true;
}

int ct_bench_init(struct ct_bench *bench, size_t bytes)
{
    struct ct_pool *pool = bench->pool;
    size_t blocks;
    int err = PMPI_Comm_size(bench->comm, &bench->nranks);

    if (err == MPI_SUCCESS)
        err = PMPI_Comm_rank(bench->comm, &bench->rank);
    if (err != MPI_SUCCESS)
        return err;
    choose_type(bench, bytes);
    blocks = (size_t)bench->nranks;
    bench->send_bytes = bench->candidate.collective == CT_ALLTOALL
                            ? ct_size_mul(bench->bytes, blocks)
                            : bench->bytes;
    bench->recv_bytes = bench->candidate.collective == CT_ALLREDUCE
                            ? bench->bytes
                            : ct_size_mul(bench->bytes, blocks);
    if (!reserve(&pool->send, &pool->send_bytes,
                 ct_size_add(bench->send_bytes, CT_GUARD_BYTES)) ||
        !reserve(&pool->recv, &pool->recv_bytes,
                 ct_size_add(bench->recv_bytes, CT_GUARD_BYTES)))
        return MPI_ERR_NO_MEM;
    bench->send = pool->send;
    bench->recv = pool->recv;
    return MPI_SUCCESS;
}

void ct_pool_fini(struct ct_pool *pool)
{
    free(pool->send);
    free(pool->recv);
    for (int i = 0; i < CT_VERIFY_ROUNDS; i++)
        free(pool->native.rounds[i]);
}

static int call_native(struct ct_bench *bench, const void *send, int count)
{
    switch (bench->candidate.collective) {
    case CT_ALLTOALL:
        return PMPI_Alltoall(send, count, MPI_BYTE, bench->recv, count,
                             MPI_BYTE, bench->comm);
    case CT_ALLGATHER:
        return PMPI_Allgather(send, count, MPI_BYTE, bench->recv, count,
                              MPI_BYTE, bench->comm);
    case CT_ALLREDUCE:
        return PMPI_Allreduce(send, bench->recv, count, bench->type, bench->op,
                              bench->comm);
    case CT_COLLECTIVES:
        break;
    }
    return MPI_ERR_ARG;
}

/* By the library, as an application calls it. */
static int call_candidate(struct ct_bench *bench, const void *send, int count)
{
    switch (bench->candidate.collective) {
    case CT_ALLTOALL:
        return MPI_Alltoall(send, count, MPI_BYTE, bench->recv, count, MPI_BYTE,
                            bench->comm);
    case CT_ALLGATHER:
        return MPI_Allgather(send, count, MPI_BYTE, bench->recv, count,
                             MPI_BYTE, bench->comm);
    case CT_ALLREDUCE:
        return MPI_Allreduce(send, bench->recv, count, bench->type, bench->op,
                             bench->comm);
    case CT_COLLECTIVES:
        break;
    }
    return MPI_ERR_ARG;
}

int ct_bench_call(void *arg)
{
    struct ct_bench *bench = arg;
    const void *send = bench->in_place ? MPI_IN_PLACE : bench->send;
    const size_t count = bench->bytes / bench->element_bytes;
    int err;

    if (count > INT_MAX)
        return MPI_ERR_COUNT;
    current.algorithm = bench->candidate.algorithm;
    current.param = bench->candidate.param;
    if (current.algorithm == NULL)
        return call_native(bench, send, (int)count);
    err = call_candidate(bench, send, (int)count);
    if (count > 0 && ct_take_latest() != CT_TUNED) /* no bytes: always */
        bench->declined = ct_take_latest();
    return err;
}

int ct_bench_declined(const struct ct_bench *bench, const char **reason)
{
    int all;
    const int own = (int)bench->declined;
    const int err =
        PMPI_Allreduce(&own, &all, 1, MPI_INT, MPI_MAX, bench->comm);

    *reason = err == MPI_SUCCESS && all != (int)CT_TUNED
                  ? ct_reason_text((enum ct_reason)all)
                  : NULL;
    return err;
}
