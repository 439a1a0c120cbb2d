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

static const struct ct_choice *choose(const struct ct_problem *problem)
{
    (void)problem;
    return &current;
}

static struct ct_dispatch dispatch[CT_COLLECTIVES_MAX + 1];

/* The timer's in place of a machine's tuned.c: it chooses at each call. */
const struct ct_tuned ct_tuned = {
    .machine = "timer",
    .is_unchecked = true,
    .dispatch = dispatch,
};

int ct_candidates_prepare(MPI_Comm comm)
{
    int one = 1;

    for (int i = 0; ct_collectives[i] != NULL; i++)
        dispatch[i] = (struct ct_dispatch){ct_collectives[i], choose};
    return MPI_Allreduce(MPI_IN_PLACE, &one, 1, MPI_INT, MPI_SUM, comm);
}

/* Of a vector whole doubles are reduced, below one double single bytes. */
static size_t moved_bytes(const struct ct_collective *collective, size_t bytes)
{
    if (!collective->reduces || bytes < sizeof(double))
        return bytes;
    return bytes / sizeof(double) * sizeof(double);
}

/* "COLLECTIVE_native"? */
static bool is_native(const char *name, const struct ct_collective *collective)
{
    const size_t length = strlen(collective->name);

    return strncmp(name, collective->name, length) == 0 &&
           strcmp(name + length, "_native") == 0;
}

static const struct ct_algorithm *
find_algorithm(const char *name, const struct ct_collective *collective)
{
    const struct ct_algorithm *algorithm = ct_algorithm_find(ct_registry, name);

    if (algorithm == NULL)
        algorithm = ct_algorithm_find(ct_generated, name);
    return algorithm != NULL && algorithm->collective == collective ? algorithm
                                                                    : NULL;
}

static int check_applies(const struct ct_request *request, int nranks,
                         const struct ct_candidate *candidate,
                         struct ct_diag *diag)
{
    const struct ct_problem problem = {
        .collective = candidate->collective,
        .nranks = nranks,
        .bytes = moved_bytes(candidate->collective, request->bytes),
        .setting = candidate->setting};

    if (ct_algorithm_applies(candidate->algorithm, &problem))
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "%s%s%s does not apply to %d ranks and %zu bytes",
                       request->name, request->setting[0] == '\0' ? "" : " ",
                       request->setting, nranks, request->bytes);
}

int ct_candidate_find(const struct ct_request *request, int nranks,
                      struct ct_candidate *candidate, struct ct_diag *diag)
{
    int err;

    memset(candidate, 0, sizeof *candidate);
    candidate->collective = ct_collective_find(request->collective);
    if (candidate->collective == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT, "unknown collective: %s",
                           request->collective);
    if (is_native(request->name, candidate->collective))
        return CT_OK;
    candidate->algorithm = find_algorithm(request->name, candidate->collective);
    if (candidate->algorithm == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT, "unknown algorithm: %s",
                           request->name);
    err = ct_setting_read(candidate->algorithm->params, request->setting,
                          &candidate->setting, diag);
    return err != CT_OK ? err : check_applies(request, nranks, candidate, diag);
}

static void choose_type(struct ct_bench *bench, size_t bytes)
{
    bench->type = MPI_BYTE;
    bench->op = MPI_OP_NULL;
    bench->element_bytes = 1;
    bench->bytes = moved_bytes(bench->candidate.collective, bytes);
    if (!bench->candidate.collective->reduces)
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
    const struct ct_collective *collective = bench->candidate.collective;
    struct ct_member member;
    int err = PMPI_Comm_size(bench->comm, &bench->nranks);

    if (err == MPI_SUCCESS)
        err = PMPI_Comm_rank(bench->comm, &bench->rank);
    if (err != MPI_SUCCESS)
        return err;
    choose_type(bench, bytes);
    member = (struct ct_member){.nranks = bench->nranks, .rank = bench->rank};
    bench->send_bytes = ct_size_mul(
        bench->bytes, (size_t)collective->nblocks(&member, CT_SEND));
    bench->recv_bytes = ct_size_mul(
        bench->bytes, (size_t)collective->nblocks(&member, CT_RECV));
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

extern const struct ct_collective ct_alltoall;
extern const struct ct_collective ct_allgather;

static int call_native(struct ct_bench *bench, const void *send, int count)
{
    if (bench->candidate.collective == &ct_alltoall)
        return PMPI_Alltoall(send, count, MPI_BYTE, bench->recv, count,
                             MPI_BYTE, bench->comm);
    if (bench->candidate.collective == &ct_allgather)
        return PMPI_Allgather(send, count, MPI_BYTE, bench->recv, count,
                              MPI_BYTE, bench->comm);
    return PMPI_Allreduce(send, bench->recv, count, bench->type, bench->op,
                          bench->comm);
}

/* By the library, as an application calls it. */
static int call_candidate(struct ct_bench *bench, const void *send, int count)
{
    if (bench->candidate.collective == &ct_alltoall)
        return MPI_Alltoall(send, count, MPI_BYTE, bench->recv, count, MPI_BYTE,
                            bench->comm);
    if (bench->candidate.collective == &ct_allgather)
        return MPI_Allgather(send, count, MPI_BYTE, bench->recv, count,
                             MPI_BYTE, bench->comm);
    return MPI_Allreduce(send, bench->recv, count, bench->type, bench->op,
                         bench->comm);
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
    current.setting = bench->candidate.setting;
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
