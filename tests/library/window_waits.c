/*
 * window_waits TEST - what else goes on while ranks wait in a window.
 *
 * rendezvous   a rank waits while another one needs the progress of its MPI library for a
 * one_sided    message, an access to its memory, or a nonblocking collective
 * nonblocking
 * fork         children that were forked after set-up have no part in the window
 * none         a rank that cannot have one, or too small a bound: no rank is ready
 * missed       a rank makes no part of some calls, as if MPI had refused it
 * killed       a rank is killed while others wait: the job ends
 */
#include "library/window/windows.h"
#include "tests/library/window_plans.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static int nranks;
static int mistakes;

static void call_once(struct window_group *group)
{
    mistakes += !window_call_once(group);
}

#define LARGE (1 << 22)

static void test_rendezvous(struct window_group *world)
{
    char *buffer = calloc(LARGE, 1);
    MPI_Request request;

    window_must(buffer != NULL, "no memory");
    if (window_rank == 0)
        MPI_Irecv(buffer, LARGE, MPI_BYTE, 1, 0, MPI_COMM_WORLD, &request);
    if (window_rank == 1)
        MPI_Send(buffer, LARGE, MPI_BYTE, 0, 0, MPI_COMM_WORLD);
    call_once(world);
    if (window_rank == 0)
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    free(buffer);
}

static void test_one_sided(struct window_group *world)
{
    int buffer[16] = {0};
    MPI_Win window;

    MPI_Win_create(buffer, sizeof buffer, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    if (window_rank == 1) {
        const int one = 1;

        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, window);
        MPI_Accumulate(&one, 1, MPI_INT, 0, 5, 1, MPI_INT, MPI_SUM, window);
        MPI_Win_unlock(0, window);
    }
    call_once(world);
    MPI_Win_fence(0, window);
    mistakes += window_rank == 0 && buffer[5] != 1;
    MPI_Win_free(&window);
}

static void test_nonblocking(struct window_group *world)
{
    char *send = calloc(LARGE, 1), *recv = calloc(LARGE, 1);
    MPI_Request request;

    window_must(send != NULL && recv != NULL, "no memory");
    MPI_Iallreduce(send, recv, LARGE, MPI_CHAR, MPI_SUM, MPI_COMM_WORLD, &request);
    if (window_rank == 1)
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    call_once(world);
    if (window_rank != 1)
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    free(send);
    free(recv);
}

/* Lines of /proc/self/maps with the window. */
static int mapped(void)
{
    FILE *file = fopen("/proc/self/maps", "r");
    char line[512];
    int n = 0;

    window_must(file != NULL, "no /proc");
    while (fgets(line, sizeof line, file) != NULL)
        n += strstr(line, "memfd:colltune") != NULL;
    fclose(file);
    return n;
}

static void test_fork(struct window_group *world)
{
    window_must(mapped() == (nranks > 1), "the window is not mapped");
    for (int i = 0; i < 3; i++) {
        const pid_t child = fork();
        int status = 1;

        window_must(child >= 0, "no fork");
        if (child == 0)
            _exit(mapped());
        call_once(world);
        window_must(waitpid(child, &status, 0) == child && status == 0, "the child has the window");
    }
    ct_windows_finish();
    window_must(mapped() == 0, "the window is still there");
}

/* No rank may have a file as long as the window. */
static void test_none(struct window_group *world)
{
    const struct rlimit no_file = {0, RLIM_INFINITY}, any = {RLIM_INFINITY, RLIM_INFINITY};
    long own = 0, all[WINDOW_RANKS_MAX];
    const struct ct_call call = {
        .send = &own, .recv = all, .bytes = sizeof own, .element_bytes = 1};
    static const size_t limits[] = {0, 8192, WINDOW_LIMIT};
    struct window_group group;

    (void)world;
    for (int i = 0; i < 3; i++) {
        window_group_init(&group, MPI_COMM_WORLD, limits[i]);
        for (int again = 0; again < 2; again++) {
            if (window_rank == 1 && i == 2)
                setrlimit(RLIMIT_FSIZE, &no_file);
            mistakes += window_run(&group, ALL, call);
            setrlimit(RLIMIT_FSIZE, &any);
        }
        window_group_fini(&group);
    }
    window_group_init(&group, MPI_COMM_WORLD, WINDOW_LIMIT);
    call_once(&group);
    window_group_fini(&group);
}

/* Twice as many posts as nothing but a later call makes room for. */
static void test_missed(struct window_group *world)
{
    static unsigned char block[40000], all[sizeof block * WINDOW_RANKS_MAX];
    struct ct_call bcast = {.recv = block, .element_bytes = 1};
    const struct ct_call gather = {
        .send = block, .recv = all, .bytes = sizeof block, .element_bytes = 1};

    for (int i = 0; i < 6; i++) {
        bcast.bytes = i % 2 == 0 ? 56 : 8;
        for (int n = 0; n < 1 + i % 2; n++) {
            if (i == 0 || window_rank != nranks - 1)
                window_must(window_run_this(world, &window_bcast, bcast), "no window");
        }
        memset(block, window_rank * 8 + i, sizeof block);
        window_must(window_run(world, ALL, gather), "no window");
        for (size_t at = 0; at < sizeof block * (size_t)nranks; at++)
            mistakes += all[at] != (unsigned char)(at / sizeof block * 8 + (size_t)i);
        call_once(world);
    }
}

static void test_killed(struct window_group *world)
{
    for (int i = 0; i < 100; i++)
        call_once(world);
    if (window_rank == 1)
        raise(SIGKILL);
    call_once(world);
    window_must(false, "a rank was killed, and nothing came of it");
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(struct window_group *world);
    } tests[] = {{"rendezvous", test_rendezvous},
                 {"one_sided", test_one_sided},
                 {"nonblocking", test_nonblocking},
                 {"fork", test_fork},
                 {"none", test_none},
                 {"missed", test_missed},
                 {"killed", test_killed}};
    struct window_group world;

    MPI_Init(&argc, &argv);
    alarm(300); /* a rank that waits for progress waits for ever */
    MPI_Comm_rank(MPI_COMM_WORLD, &window_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    window_must(argc == 2 && nranks >= 2 && nranks <= WINDOW_RANKS_MAX, "usage: window_waits TEST");
    window_group_init(&world, MPI_COMM_WORLD, WINDOW_LIMIT);
    if (strcmp(argv[1], "none") != 0)
        call_once(&world); /* what is set up then makes progress, too */
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++) {
        if (strcmp(argv[1], tests[i].name) == 0)
            tests[i].run(&world);
    }
    window_group_fini(&world);
    ct_windows_finish();
    MPI_Finalize();
    return mistakes != 0;
}
