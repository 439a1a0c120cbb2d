/*
 * window_calls - schedules with posts and fetches give what MPI's collectives give: all kinds
 * of posts, short and long, on three communicators in turn, of which two share a window.
 * A window knows whether its ranks have to share processors.
 */
#define _GNU_SOURCE /* sched_setaffinity */
#include "library/window/windows.h"
#include "tests/library/window_plans.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LONGEST ((size_t)600000)
#define ROOM (LONGEST * WINDOW_RANKS_MAX + 1)

static int mistakes;

/* x -> a x + b, composed: the order matters. */
struct map {
    unsigned a, b;
};

static void compose(void *in, void *inout, int *n, MPI_Datatype *type)
{
    const struct map *f = in;
    struct map *g = inout;

    (void)type;
    for (int i = 0; i < *n; i++)
        g[i] = (struct map){f[i].a * g[i].a, f[i].a * g[i].b + f[i].b};
}

static MPI_Datatype map_type;
static MPI_Op map_op;

struct buffers {
    unsigned char *send, *recv, *wanted;
};

static void compare(struct window_group *group, int algorithm, size_t bytes, struct buffers *b,
                    int seed)
{
    const bool is_alltoall = algorithm == PARTS || algorithm == PAIRS;
    const bool reduces = window_algorithms[algorithm].collective->reduces;
    const size_t sent = is_alltoall ? bytes * (size_t)group->nranks : bytes;
    const size_t got = reduces ? bytes : bytes * (size_t)group->nranks;
    struct ct_call call = {.send = b->send,
                           .recv = b->recv,
                           .bytes = bytes,
                           .element_bytes = reduces ? sizeof(struct map) : 1,
                           .type = map_type,
                           .op = map_op};

    for (size_t i = 0; i < sent; i++)
        b->send[i] = (unsigned char)(seed * 11 + window_rank * 37 + (int)(i * 7 + i / 251));
    memset(b->recv, 0xee, got + 1);
    if (is_alltoall)
        MPI_Alltoall(b->send, (int)bytes, MPI_BYTE, b->wanted, (int)bytes, MPI_BYTE, group->comm);
    else if (reduces)
        MPI_Allreduce(b->send, b->wanted, (int)(bytes / sizeof(struct map)), map_type, map_op,
                      group->comm);
    else
        MPI_Allgather(b->send, (int)bytes, MPI_BYTE, b->wanted, (int)bytes, MPI_BYTE, group->comm);
    window_must(window_run(group, algorithm, call), "the ranks have no window");
    if ((memcmp(b->recv, b->wanted, got) != 0 || b->recv[got] != 0xee) && mistakes++ < 5)
        fprintf(stderr, "rank %d: %s of %zu bytes is wrong\n", window_rank,
                window_algorithms[algorithm].name, bytes);
}

static void compare_all(void)
{
    static const size_t sizes[] = {8,      16,     48,     56,     1000,    4096,
                                   100000, 200000, 262144, 262152, LONGEST, 8};
    static unsigned char send[ROOM], recv[ROOM], wanted[ROOM];
    struct buffers buffers = {send, recv, wanted};
    struct window_group world, groups[2];
    MPI_Comm turned, half;
    int n = 0;

    window_group_init(&world, MPI_COMM_WORLD, WINDOW_LIMIT);
    MPI_Comm_split(MPI_COMM_WORLD, 0, -window_rank, &turned); /* the same window, other numbers */
    MPI_Comm_split(MPI_COMM_WORLD, window_rank % 2, window_rank, &half);
    window_group_init(&groups[0], turned, WINDOW_LIMIT);
    window_group_init(&groups[1], half, WINDOW_LIMIT);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        for (int k = 0; k < (sizes[i] < 5000 ? 6 : 2) * ALGORITHMS; k++) {
            compare(&world, k % ALGORITHMS, sizes[i], &buffers, n++);
            compare(&groups[n % 2], k % ALGORITHMS, sizes[i], &buffers, n);
        }
    }
    window_group_fini(&world);
    for (int i = 0; i < 2; i++)
        window_group_fini(&groups[i]);
    MPI_Comm_free(&turned);
    MPI_Comm_free(&half);
}

/* A new window's, among all ranks. */
static bool is_crowded(void)
{
    struct window_group world;
    bool is_so;

    window_group_init(&world, MPI_COMM_WORLD, WINDOW_LIMIT);
    mistakes += !window_call_once(&world);
    is_so = ct_runner_lane(world.runner, 0)->view.window->is_crowded;
    window_group_fini(&world);
    ct_windows_finish(true);
    return is_so;
}

/* Ranks that are more than the processors that they may run on yield at once. */
static void check_crowds(int nranks)
{
    cpu_set_t own, one;
    int processor = 0;

    window_must(sched_getaffinity(0, sizeof own, &own) == 0, "no processors");
    while (!CPU_ISSET(processor, &own))
        processor++;
    MPI_Bcast(&processor, 1, MPI_INT, 0, MPI_COMM_WORLD);
    mistakes += nranks > sysconf(_SC_NPROCESSORS_ONLN) && !is_crowded();
    mistakes += nranks <= CPU_COUNT(&own) && is_crowded();
    CPU_ZERO(&one);
    CPU_SET(processor, &one);
    window_must(sched_setaffinity(0, sizeof one, &one) == 0, "no processor");
    mistakes += !is_crowded();
    window_must(sched_setaffinity(0, sizeof own, &own) == 0, "no processors");
}

int main(int argc, char **argv)
{
    int nranks;

    MPI_Init(&argc, &argv);
    alarm(1200); /* a wrong schedule waits for ever */
    MPI_Comm_rank(MPI_COMM_WORLD, &window_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    window_must(nranks >= 2 && nranks <= WINDOW_RANKS_MAX, "too many ranks");
    MPI_Type_contiguous(2, MPI_UNSIGNED, &map_type);
    MPI_Type_commit(&map_type);
    MPI_Op_create(compose, 0, &map_op);
    compare_all();
    ct_windows_finish(true);
    check_crowds(nranks);
    MPI_Op_free(&map_op);
    MPI_Type_free(&map_type);
    MPI_Finalize();
    return mistakes != 0;
}
