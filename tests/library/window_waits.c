/*
 * window_waits TEST - what else goes on while ranks wait in a window.
 *
 * rendezvous   a rank waits while another one needs the progress of its MPI library for a
 * one_sided    message, an access to its memory, or a nonblocking collective
 * nonblocking
 * fork         children that were forked after set-up have no part in the window, whether
 *              they exit, at once or not, or execute something else
 * none         a rank that cannot have one, too small a bound, or too many communicators: no
 *              rank is ready
 * filtered     the same where the system refuses the call that makes it,
 * unmapped     or the one that maps it on one rank,
 * contained    or to see other processes, as in a container,
 * short        or where too little memory is left,
 * apart        or where MPI takes the ranks for those of several hosts
 * missed       MPI refuses a rank's part of some calls
 * killed       a rank is killed while others wait: the job ends
 */
#define _GNU_SOURCE /* unshare */
#include "base/memory_room.h"
#include "library/window/windows.h"
#include "tests/library/refused_call.h"
#include "tests/library/window_plans.h"

#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define SKIPPED 77 /* what this test needs is not allowed here */

static int nranks;
static int mistakes, outcome;

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

static void test_fork(struct window_group *world)
{
    window_must((window_mapped() > 0) == (nranks > 1), "the window is not mapped");
    for (int i = 0; i < 3; i++) {
        const pid_t child = fork();
        int status = 1;

        window_must(child >= 0, "no fork");
        if (child == 0 && i == 0)
            _exit(window_mapped() > 0);
        if (child == 0 && i == 1)
            execl("/bin/sh", "sh", "-c", "! grep memfd:colltune /proc/self/maps", (char *)NULL);
        if (child == 0)
            exit(window_mapped() > 0);
        call_once(world);
        window_must(waitpid(child, &status, 0) == child && status == 0, "the child has the window");
    }
    ct_windows_finish(true);
    window_must(window_mapped() == 0, "the window is still there");
}

/* No file may be as long as the window: one that becomes so would end the process. MPI is
   not called meanwhile, which has files of its own. */
static void try_short_files(void)
{
    const size_t bytes = (size_t)1 << 20;
    struct ct_host_memory memory, other;
    struct ct_host_memory_name name;
    struct rlimit before, little;

    window_must(ct_host_memory_create(&memory, bytes, &name), "no memory");
    getrlimit(RLIMIT_FSIZE, &before);
    little = (struct rlimit){bytes - 1, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &little);
    mistakes += ct_host_memory_reserve(&memory, 0, bytes);
    mistakes += ct_host_memory_create(&other, bytes, &name) || name.bytes != 0;
    setrlimit(RLIMIT_FSIZE, &before);
    mistakes += !ct_host_memory_reserve(&memory, 0, bytes);
    ct_host_memory_fini(&memory);
}

static void test_none(struct window_group *world)
{
    int ngroups = 0;

    (void)world;
    mistakes += window_can_meet(0, 2);
    mistakes += window_can_meet(8192, 2);
    mistakes += window_can_meet(window_rank == 1 ? 0 : WINDOW_LIMIT, 2);
    try_short_files();
    for (int i = 0; i < CT_SLOT_GROUPS && nranks == 2; i++) /* of more it takes long */
        ngroups += window_can_meet(WINDOW_LIMIT, 1);
    mistakes += nranks == 2 ? ngroups != CT_SLOT_GROUPS - 1 : !window_can_meet(WINDOW_LIMIT, 1);
}

static void refuse(unsigned call, unsigned value)
{
    window_must(ct_refuse_call(call, value), "no filter");
}

/* Rank 0 would make the window. */
static void test_filtered(struct window_group *world)
{
    (void)world;
    if (window_rank == 0)
        refuse(SYS_memfd_create, 0);
    mistakes += window_can_meet(WINDOW_LIMIT, 2);
}

/* Rank 1 may not map as many bytes as a window has. */
static void test_unmapped(struct window_group *world)
{
    struct window_group other;
    size_t bytes;

    (void)world;
    window_group_init(&other, MPI_COMM_WORLD, WINDOW_LIMIT);
    call_once(&other);
    bytes = window_mapped();
    window_must(bytes > 0, "no window");
    window_group_fini(&other);
    ct_windows_finish(true);
    if (window_rank == 1)
        refuse(SYS_mmap, (unsigned)bytes);
    mistakes += window_can_meet(WINDOW_LIMIT, 2);
}

/* File systems of this process alone, with nothing in this folder. False: it may not have
   them. */
static bool hide(const char *folder)
{
    return (unshare(CLONE_NEWNS) == 0 || unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0) &&
           mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 &&
           mount("none", folder, "tmpfs", 0, "size=64k") == 0;
}

/* The same of rank 1 alone; all agree whether it may. */
static bool hides(const char *folder)
{
    int is_allowed = window_rank != 1 || hide(folder);

    MPI_Allreduce(MPI_IN_PLACE, &is_allowed, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    if (!is_allowed)
        outcome = SKIPPED;
    return is_allowed;
}

/* Rank 1 does not see the others. */
static void test_contained(struct window_group *world)
{
    (void)world;
    mistakes += hides("/proc") && window_can_meet(WINDOW_LIMIT, 2);
}

/* What the root of control groups says here, of both versions. */
static void pretend_left(size_t bytes)
{
    static const char *const names[] = {"memory.max", "memory.current",
                                        "memory/memory.limit_in_bytes",
                                        "memory/memory.usage_in_bytes"};
    const size_t most = (size_t)1 << 40;

    window_must(chdir(CT_CGROUPS) == 0, "no control groups");
    mkdir("memory", 0700);
    for (int i = 0; i < 4; i++) {
        FILE *file = fopen(names[i], "w");

        window_must(file != NULL, "no file");
        fprintf(file, "%zu\n", i % 2 == 0 ? most : most - bytes);
        fclose(file);
    }
}

/* Rank 1 has little memory left, then enough. */
static void test_short(struct window_group *world)
{
    (void)world;
    if (!hides(CT_CGROUPS))
        return;
    if (window_rank == 1)
        pretend_left(64 << 10);
    mistakes += window_can_meet(WINDOW_LIMIT, 2);
    if (window_rank == 1)
        pretend_left(WINDOW_LIMIT);
    mistakes += !window_can_meet(WINDOW_LIMIT, 2);
}

/* MPI takes the ranks for those of several hosts. That they cannot meet is asked once. */
static void test_apart(struct window_group *world)
{
    long own = 0, all[WINDOW_RANKS_MAX];
    const struct ct_call call = {
        .send = &own, .recv = all, .bytes = sizeof own, .element_bytes = 1};

    mistakes += window_run(world, ALL, call);
    mistakes += !ct_lane_never_meets(ct_runner_lane(world->runner, 0));
}

/* The last rank misses as many short calls as there is room for, of two groups of the same
   ranks. Long calls of another kind follow. */
static void test_missed(struct window_group *world)
{
    static unsigned char block[40000], all[sizeof block * WINDOW_RANKS_MAX];
    const struct ct_call bcast = {.recv = block, .bytes = 8, .element_bytes = 1};
    const struct ct_call gather = {
        .send = block, .recv = all, .bytes = sizeof block, .element_bytes = 1};
    struct window_group other;

    window_group_init(&other, MPI_COMM_WORLD, WINDOW_LIMIT);
    call_once(&other);
    for (int i = 0; i < 12; i++) {
        for (int n = 0; n < 2; n++) {
            struct window_group *group = i % 3 < n ? &other : world;

            if (i < 2 || window_rank != nranks - 1) /* all make plans together */
                window_must(window_run_this(group, &window_bcast, bcast), "no window");
            else
                ct_windows_miss_call();
        }
        memset(block, window_rank * 8 + i, sizeof block);
        window_must(window_run(i % 2 == 0 ? world : &other, ALL, gather), "no window");
        for (size_t at = 0; at < sizeof block * (size_t)nranks; at++)
            mistakes += all[at] != (unsigned char)(at / sizeof block * 8 + (size_t)i);
        call_once(world);
    }
    window_group_fini(&other);
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
        bool makes_window; /* itself */
    } tests[] = {{"rendezvous", test_rendezvous, false},
                 {"one_sided", test_one_sided, false},
                 {"nonblocking", test_nonblocking, false},
                 {"fork", test_fork, false},
                 {"none", test_none, true},
                 {"filtered", test_filtered, true},
                 {"unmapped", test_unmapped, true},
                 {"contained", test_contained, true},
                 {"short", test_short, true},
                 {"apart", test_apart, true},
                 {"missed", test_missed, false},
                 {"killed", test_killed, false}};
    struct window_group world;

    MPI_Init(&argc, &argv);
    alarm(1200); /* a rank that waits for progress waits for ever */
    MPI_Comm_rank(MPI_COMM_WORLD, &window_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    window_must(argc == 2 && nranks >= 2 && nranks <= WINDOW_RANKS_MAX, "usage: window_waits TEST");
    window_group_init(&world, MPI_COMM_WORLD, WINDOW_LIMIT);
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++) {
        if (strcmp(argv[1], tests[i].name) != 0)
            continue;
        if (!tests[i].makes_window)
            call_once(&world); /* to make it makes progress, too */
        tests[i].run(&world);
    }
    window_group_fini(&world);
    ct_windows_finish(true);
    MPI_Finalize();
    return mistakes != 0 ? 1 : outcome;
}
