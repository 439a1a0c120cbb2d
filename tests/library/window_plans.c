/*
 * window_plans.c - each algorithm posts in another way: to all ranks, to one, to some while
 * messages are under way, a part for each reader, and for a reduction.
 */
#include "tests/library/window_plans.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const struct ct_collective ct_allgather, ct_alltoall, ct_allreduce, ct_bcast;

int window_rank;

void window_must(bool is_right, const char *what)
{
    if (is_right)
        return;
    fprintf(stderr, "rank %d: %s\n", window_rank, what);
    MPI_Abort(MPI_COMM_WORLD, 1);
    exit(1); /* not reached */
}

static int others(const struct ct_shape *shape, int *ranks)
{
    int n = 0;

    for (int i = 0; i < shape->nranks; i++) {
        if (i != shape->rank)
            ranks[n++] = i;
    }
    return n;
}

/* Each posts its block to all. */
static void plan_all(struct ct_builder *b, const struct ct_shape *shape)
{
    int ranks[WINDOW_RANKS_MAX];

    ct_copy(b, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, shape->rank, 1));
    ct_post(b, ranks, others(shape, ranks), ct_span(CT_SEND, 0, 1));
    for (int i = 0; i < shape->nranks; i++) {
        if (i != shape->rank)
            ct_fetch(b, i, ct_span(CT_SEND, 0, 1), 0, ct_span(CT_RECV, i, 1));
    }
}

/* Rank 0 reads all blocks, then posts them. */
static void plan_root(struct ct_builder *b, const struct ct_shape *shape)
{
    const int root = 0, n = shape->nranks;
    int ranks[WINDOW_RANKS_MAX];

    ct_copy(b, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, shape->rank, 1));
    if (shape->rank != 0) {
        ct_post(b, &root, 1, ct_span(CT_SEND, 0, 1));
        ct_fence(b);
        ct_fetch(b, 0, ct_span(CT_RECV, 0, n), 0, ct_span(CT_RECV, 0, n));
        return;
    }
    for (int i = 1; i < n; i++)
        ct_fetch(b, i, ct_span(CT_SEND, 0, 1), 0, ct_span(CT_RECV, i, 1));
    ct_fence(b);
    ct_post(b, ranks, others(shape, ranks), ct_span(CT_RECV, 0, n));
}

/* Rank 0 receives messages; then odd ranks get a message, the others a post, of which each
   takes all; meanwhile it sends and posts tokens. */
static void plan_mixed(struct ct_builder *b, const struct ct_shape *shape)
{
    const int n = shape->nranks;
    int even[WINDOW_RANKS_MAX], neven = 0;

    ct_copy(b, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, shape->rank, 1));
    for (int i = 2; i < n; i += 2)
        even[neven++] = i;
    if (shape->rank != 0) {
        ct_send(b, 0, ct_span(CT_SEND, 0, 1));
        if (shape->rank % 2 == 0)
            ct_token_fetch(b, 0);
        ct_fence(b);
        if (shape->rank % 2 == 0)
            ct_fetch(b, 0, ct_span(CT_RECV, 0, n), 0, ct_span(CT_RECV, 0, n));
        else
            ct_recv(b, 0, ct_span(CT_RECV, 0, n));
        return;
    }
    if (neven > 0)
        ct_token_post(b, even, neven);
    for (int i = 1; i < n; i++)
        ct_recv(b, i, ct_span(CT_RECV, i, 1));
    ct_fence(b);
    if (neven > 0)
        ct_post(b, even, neven, ct_span(CT_RECV, 0, n));
    for (int i = 1; i < n; i += 2)
        ct_send(b, i, ct_span(CT_RECV, 0, n));
}

/* Each posts all that it sends, and takes its part of each post. */
static void plan_parts(struct ct_builder *b, const struct ct_shape *shape)
{
    const int n = shape->nranks;
    int ranks[WINDOW_RANKS_MAX];

    ct_copy(b, ct_span(CT_SEND, shape->rank, 1), ct_span(CT_RECV, shape->rank, 1));
    ct_post(b, ranks, others(shape, ranks), ct_span(CT_SEND, 0, n));
    for (int i = 0; i < n; i++) {
        if (i != shape->rank)
            ct_fetch(b, i, ct_span(CT_SEND, 0, n), shape->rank, ct_span(CT_RECV, i, 1));
    }
}

/* Each posts each block for its rank alone: of any length. */
static void plan_pairs(struct ct_builder *b, const struct ct_shape *shape)
{
    const int n = shape->nranks, rank = shape->rank;

    ct_copy(b, ct_span(CT_SEND, rank, 1), ct_span(CT_RECV, rank, 1));
    for (int k = 1; k < n; k++) {
        const int to = (rank + k) % n, from = (rank + n - k) % n;

        ct_post(b, &to, 1, ct_span(CT_SEND, to, 1));
        ct_fetch(b, from, ct_span(CT_SEND, rank, 1), 0, ct_span(CT_RECV, from, 1));
    }
}

/* From the highest rank down, so that operands are in the order of ranks. */
static void plan_reduce(struct ct_builder *b, const struct ct_shape *shape)
{
    const struct ct_span send = ct_span(CT_SEND, 0, 1), recv = ct_span(CT_RECV, 0, 1);
    int ranks[WINDOW_RANKS_MAX];
    int last = CT_NO_STEP;

    ct_post(b, ranks, others(shape, ranks), send);
    for (int i = shape->nranks - 1; i >= 0; i--) {
        const bool is_first = i == shape->nranks - 1;
        int step;

        if (i == shape->rank)
            step = is_first ? ct_copy(b, send, recv) : ct_combine(b, send, recv);
        else
            step = is_first ? ct_fetch(b, i, send, 0, recv) : ct_fetch_combine(b, i, send, 0, recv);
        ct_after(b, step, last);
        last = step;
    }
}

const struct ct_algorithm window_algorithms[ALGORITHMS] = {
    {.name = "all", .collective = &ct_allgather, .plan = plan_all},
    {.name = "root", .collective = &ct_allgather, .plan = plan_root},
    {.name = "mixed", .collective = &ct_allgather, .plan = plan_mixed},
    {.name = "parts", .collective = &ct_alltoall, .plan = plan_parts},
    {.name = "pairs", .collective = &ct_alltoall, .plan = plan_pairs},
    {.name = "reduce", .collective = &ct_allreduce, .ordered = true, .plan = plan_reduce},
};

/* Rank 0 posts, the others read. */
static void plan_bcast(struct ct_builder *b, const struct ct_shape *shape)
{
    int ranks[WINDOW_RANKS_MAX];

    if (shape->rank == 0)
        ct_post(b, ranks, others(shape, ranks), ct_span(CT_RECV, 0, 1));
    else
        ct_fetch(b, 0, ct_span(CT_RECV, 0, 1), 0, ct_span(CT_RECV, 0, 1));
}

const struct ct_algorithm window_bcast = {
    .name = "bcast", .collective = &ct_bcast, .plan = plan_bcast};

void window_group_init(struct window_group *group, MPI_Comm comm, size_t limit)
{
    memset(group, 0, sizeof *group);
    group->runner = ct_runner_new(1);
    window_must(MPI_Comm_dup(comm, &group->comm) == MPI_SUCCESS && group->runner != NULL &&
                    ct_runner_bind(group->runner, group->comm) == MPI_SUCCESS,
                "no runner");
    MPI_Comm_size(comm, &group->nranks);
    ct_runner_use(group->runner, &group->workspace, true);
    ct_runner_offer_window(group->runner, limit);
}

void window_group_fini(struct window_group *group)
{
    ct_runner_free(group->runner);
    ct_workspace_fini(&group->workspace);
    MPI_Comm_free(&group->comm);
}

bool window_run_this(struct window_group *group, const struct ct_algorithm *algorithm,
                     struct ct_call call)
{
    static const bool packs_nothing[CT_BLOCKS];
    const struct ct_problem problem = {
        .collective = algorithm->collective, .nranks = group->nranks, .bytes = call.bytes};
    struct ct_lane *lane = ct_runner_lane(group->runner, 0);
    bool is_ready;

    window_must(ct_lane_prepare(lane, algorithm, &problem, packs_nothing, &is_ready) == MPI_SUCCESS,
                "a call cannot be prepared");
    if (is_ready)
        window_must(ct_lane_run(lane, &problem, &call) == MPI_SUCCESS, "a call failed");
    ct_lane_finish(lane);
    return is_ready;
}

bool window_run(struct window_group *group, int algorithm, struct ct_call call)
{
    return window_run_this(group, &window_algorithms[algorithm], call);
}

bool window_call_once(struct window_group *group)
{
    long all[WINDOW_RANKS_MAX], own;
    struct ct_call call = {.send = &own, .recv = all, .bytes = sizeof own, .element_bytes = 1};
    bool is_right = true;
    int rank;

    MPI_Comm_rank(group->comm, &rank);
    own = rank;
    window_must(window_run(group, ALL, call), "the ranks have no window");
    for (int i = 0; i < group->nranks; i++)
        is_right = is_right && all[i] == i;
    return is_right;
}

bool window_can_meet(size_t limit, int times)
{
    long own = 0, all[WINDOW_RANKS_MAX];
    const struct ct_call call = {
        .send = &own, .recv = all, .bytes = sizeof own, .element_bytes = 1};
    struct window_group group;
    int nready = 0, most;

    window_group_init(&group, MPI_COMM_WORLD, limit);
    for (int i = 0; i < times; i++)
        nready += window_run(&group, ALL, call);
    window_group_fini(&group);
    MPI_Allreduce(&nready, &most, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    window_must(nready == most, "some ranks meet alone");
    return most > 0;
}

size_t window_mapped(void)
{
    FILE *file = fopen("/proc/self/maps", "r");
    char line[512];
    size_t bytes = 0, first, end;

    window_must(file != NULL, "no /proc");
    while (fgets(line, sizeof line, file) != NULL) {
        if (strstr(line, "memfd:colltune") != NULL && sscanf(line, "%zx-%zx", &first, &end) == 2)
            bytes += end - first;
    }
    fclose(file);
    return bytes;
}
