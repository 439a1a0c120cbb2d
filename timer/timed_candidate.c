/*
 * timed_candidate.c - finds candidates and calls them.
 *
 * Candidates are called by MPI_*, which the library, linked into the timer,
 * takes over as in an application: what the library costs is measured.
 * Native as it is is called by PMPI_*, without it.
 */
#include "timer/timed_candidate.h"

#include "repo/aliases.h"

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
    .site = &ct_generated_site,
    .dispatch = dispatch,
};

int ct_candidates_prepare(MPI_Comm comm)
{
    struct ct_plain_call call = {.count = 1, .type = MPI_BYTE, .op = MPI_BOR, .comm = comm};
    const struct ct_interposed *const *any = ct_all_interposed;
    int nranks;
    int err = PMPI_Comm_size(comm, &nranks);

    for (int i = 0; ct_collectives[i] != NULL; i++)
        dispatch[i] = (struct ct_dispatch){ct_collectives[i], choose};
    while ((*any)->collective->has_counts)
        any++;
    if (err == MPI_SUCCESS)
        err = PMPI_Comm_rank(comm, &call.rank);
    if (err != MPI_SUCCESS)
        return err;
    call.send = calloc((size_t)nranks, 1);
    call.recv = calloc((size_t)nranks, 1);
    err = call.send == NULL || call.recv == NULL ? MPI_ERR_NO_MEM : (*any)->calls->mpi(&call);
    free(call.send);
    free(call.recv);
    return err;
}

/* Of a vector whole doubles are reduced, below one double single bytes. */
static size_t moved_bytes(const struct ct_collective *collective, size_t bytes)
{
    if (!ct_collective_has_data(collective))
        return 0;
    if (!collective->reduces || bytes < sizeof(double))
        return bytes;
    return bytes / sizeof(double) * sizeof(double);
}

/* The size by which the library decides. */
static size_t decided_bytes(const struct ct_collective *collective, size_t bytes)
{
    return collective->private_bytes != 0 ? collective->private_bytes
                                          : moved_bytes(collective, bytes);
}

/* "COLLECTIVE_native"? */
static bool is_native(const char *name, const struct ct_collective *collective)
{
    const size_t length = strlen(collective->name);

    return strncmp(name, collective->name, length) == 0 && strcmp(name + length, "_native") == 0;
}

static struct ct_named find_algorithm(const char *name, const struct ct_collective *collective)
{
    struct ct_named named = ct_named_find(ct_registry, name);

    if (named.algorithm == NULL)
        named = ct_named_find(ct_generated, name);
    if (named.algorithm != NULL && named.algorithm->collective != collective)
        named.algorithm = NULL;
    return named;
}

static int check_applies(const struct ct_request *request, const struct ct_entry *entry, int nranks,
                         const struct ct_timed_candidate *candidate, struct ct_diag *diag)
{
    const struct ct_problem problem = {.collective = candidate->collective,
                                       .nranks = nranks,
                                       .bytes =
                                           decided_bytes(candidate->collective, request->bytes),
                                       .setting = candidate->setting};

    /* the library knows where the ranks are: it declines the call */
    if (ct_algorithm_needs_places(candidate->algorithm) ||
        ct_setting_order(&candidate->setting) != CT_AS_IS ||
        ct_algorithm_applies(candidate->algorithm, &problem))
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT, "%s%s%s does not apply to %d ranks and %zu bytes",
                       entry->name, entry->setting[0] == '\0' ? "" : " ", entry->setting, nranks,
                       request->bytes);
}

static bool find_collective(const char *name, struct ct_timed_candidate *candidate)
{
    for (int i = 0; ct_all_interposed[i] != NULL; i++) {
        if (strcmp(ct_all_interposed[i]->collective->name, name) != 0)
            continue;
        candidate->collective = ct_all_interposed[i]->collective;
        candidate->calls = ct_all_interposed[i]->calls;
    }
    return candidate->collective != NULL;
}

int ct_candidate_find(const struct ct_request *request, const struct ct_entry *entry, int nranks,
                      struct ct_timed_candidate *candidate, struct ct_diag *diag)
{
    struct ct_named named;
    int err;

    memset(candidate, 0, sizeof *candidate);
    if (!find_collective(request->collective, candidate))
        return ct_diag_set(diag, CT_ERR_INPUT, "unknown collective: %s", request->collective);
    if (is_native(entry->name, candidate->collective))
        return ct_setting_read(ct_no_params, entry->setting, &candidate->setting, diag);
    named = find_algorithm(entry->name, candidate->collective);
    candidate->algorithm = named.algorithm;
    if (named.algorithm == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT, "unknown algorithm: %s", entry->name);
    err = ct_named_read(&named, entry->setting, &candidate->setting, diag);
    return err != CT_OK ? err : check_applies(request, entry, nranks, candidate, diag);
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

struct ct_member ct_bench_member(const struct ct_bench *bench)
{
    return (struct ct_member){
        .nranks = bench->nranks, .rank = bench->rank, .root = bench->call.root};
}

/* Of this rank's blocks. */
static size_t bytes_of(const struct ct_bench *bench, const struct ct_member *member,
                       enum ct_buffer buffer)
{
    const struct ct_collective *collective = bench->candidate.collective;
    const int nblocks = collective->nblocks(member, buffer);
    size_t bytes = 0;

    if (!collective->has_counts)
        return ct_size_mul(bench->bytes, (size_t)nblocks);
    for (int i = 0; i < nblocks; i++) {
        const int item = collective->content(member, buffer, i).item;

        bytes = ct_size_add(bytes, ct_bench_item_bytes(bench, item));
    }
    return bytes;
}

static int reserve_buffers(struct ct_bench *bench)
{
    struct ct_pool *pool = bench->pool;

    if (!reserve(&pool->send, &pool->send_bytes, ct_size_add(bench->send_bytes, CT_GUARD_BYTES)) ||
        !reserve(&pool->recv, &pool->recv_bytes, ct_size_add(bench->recv_room, CT_GUARD_BYTES)))
        return MPI_ERR_NO_MEM;
    bench->send = pool->send;
    bench->recv = pool->recv;
    return MPI_SUCCESS;
}

/* With a root, only the root has a buffer that could be in place. */
static void put_in_place(struct ct_bench *bench, int root)
{
    const struct ct_timed_candidate *candidate = &bench->candidate;

    if (candidate->collective->is_rooted && bench->rank != root)
        return;
    if (candidate->calls->in_place == CT_SEND_IN_PLACE)
        bench->call.send = MPI_IN_PLACE;
    else if (candidate->calls->in_place == CT_RECV_IN_PLACE)
        bench->call.recv = MPI_IN_PLACE;
}

int ct_bench_arrange(struct ct_bench *bench, const struct ct_arrangement *arrangement)
{
    const struct ct_timed_candidate *candidate = &bench->candidate;
    const struct ct_member member = {
        .nranks = bench->nranks, .rank = bench->rank, .root = arrangement->root};
    int err = ct_bench_fill_sizes(bench, &member, arrangement);

    if (err != MPI_SUCCESS)
        return err;
    bench->in_place = arrangement->in_place && candidate->calls->in_place != CT_NOT_IN_PLACE;
    bench->send_bytes = bytes_of(bench, &member, CT_SEND);
    bench->recv_bytes = bytes_of(bench, &member, CT_RECV);
    bench->recv_room = bench->recv_bytes;
    if (bench->in_place && bench->recv_room < bench->send_bytes)
        bench->recv_room = bench->send_bytes;
    err = reserve_buffers(bench);
    bench->call = (struct ct_plain_call){
        .send = bench->send,
        .recv = bench->recv,
        .count = bench->pool->counts[CT_SEND][bench->rank],
        .counts = bench->pool->counts[CT_SEND],
        .displs = bench->pool->displs[CT_SEND],
        .recv_counts = bench->pool->counts[CT_RECV],
        .recv_displs = bench->pool->displs[CT_RECV],
        .type = bench->type,
        .op = bench->op,
        .root = arrangement->root,
        .rank = bench->rank,
        .comm = bench->comm,
    };
    if (bench->in_place)
        put_in_place(bench, arrangement->root);
    return err;
}

int ct_bench_init(struct ct_bench *bench, size_t bytes)
{
    const struct ct_arrangement plain = {.root = bench->root, .pattern = bench->pattern};
    int err = PMPI_Comm_size(bench->comm, &bench->nranks);

    if (err == MPI_SUCCESS)
        err = PMPI_Comm_rank(bench->comm, &bench->rank);
    if (err != MPI_SUCCESS)
        return err;
    choose_type(bench, bytes);
    if (bench->bytes / bench->element_bytes > INT_MAX)
        return MPI_ERR_COUNT;
    return ct_bench_arrange(bench, &plain);
}

void ct_pool_fini(struct ct_pool *pool)
{
    free(pool->send);
    free(pool->recv);
    free(pool->elements);
    for (int i = 0; i < 2; i++) {
        free(pool->counts[i]);
        free(pool->displs[i]);
    }
}

int ct_bench_call(void *arg)
{
    struct ct_bench *bench = arg;
    const struct ct_calls *calls = bench->candidate.calls;
    int err;

    current.algorithm = bench->candidate.algorithm;
    current.setting = bench->candidate.setting;
    if (current.algorithm == NULL && ct_setting_order(&current.setting) == CT_AS_IS)
        return calls->pmpi(&bench->call);
    err = calls->mpi(&bench->call);
    if (ct_take_latest() != CT_TUNED && ct_take_latest() != CT_NO_BYTES)
        bench->declined = ct_take_latest();
    return err;
}

int ct_bench_declined(const struct ct_bench *bench, const char **reason)
{
    int all;
    const int own = (int)bench->declined;
    const int err = PMPI_Allreduce(&own, &all, 1, MPI_INT, MPI_MAX, bench->comm);

    *reason =
        err == MPI_SUCCESS && all != (int)CT_TUNED ? ct_reason_text((enum ct_reason)all) : NULL;
    return err;
}
