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
 * contained    or to see other processes, as in a container
 * apart        or where MPI takes the ranks for those of several hosts
 * read         posts are read where they are; nothing lies in the window
 * unreadable   a rank that may not read the memory of others: two copies
 * missed       MPI refuses a rank's part of some calls
 * killed       a rank is killed while others wait: the job ends
 */
#define _GNU_SOURCE /* unshare */
#include "library/window/windows.h"
#include "tests/library/window_plans.h"

#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
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

/* Bytes of this process's memory that are a window. */
static size_t mapped(void)
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

static void test_fork(struct window_group *world)
{
    window_must((mapped() > 0) == (nranks > 1), "the window is not mapped");
    for (int i = 0; i < 3; i++) {
        const pid_t child = fork();
        int status = 1;

        window_must(child >= 0, "no fork");
        if (child == 0 && i == 0)
            _exit(mapped() > 0);
        if (child == 0 && i == 1)
            execl("/bin/sh", "sh", "-c", "! grep memfd:colltune /proc/self/maps", (char *)NULL);
        if (child == 0)
            exit(mapped() > 0);
        call_once(world);
        window_must(waitpid(child, &status, 0) == child && status == 0, "the child has the window");
    }
    ct_windows_finish();
    window_must(mapped() == 0, "the window is still there");
}

/* True if the ranks can meet. They agree whether they do. */
static bool can_meet(size_t limit, int times)
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

/* Rank 1 may have no file as long as the window. */
static void test_none(struct window_group *world)
{
    struct rlimit before, little;
    int ngroups = 0;

    (void)world;
    mistakes += can_meet(0, 2);
    mistakes += can_meet(8192, 2);
    mistakes += can_meet(window_rank == 1 ? 0 : WINDOW_LIMIT, 2);
    getrlimit(RLIMIT_FSIZE, &before);
    little = (struct rlimit){0, before.rlim_max};
    if (window_rank == 1)
        setrlimit(RLIMIT_FSIZE, &little);
    mistakes += can_meet(WINDOW_LIMIT, 1);
    setrlimit(RLIMIT_FSIZE, &before);
    for (int i = 0; i < CT_SLOT_GROUPS && nranks == 2; i++) /* of more it takes long */
        ngroups += can_meet(WINDOW_LIMIT, 1);
    mistakes += nranks == 2 ? ngroups != CT_SLOT_GROUPS - 1 : !can_meet(WINDOW_LIMIT, 1);
}

/* From now on the system refuses this call of this process, or only those with `value` in
   the first half of their second argument if `value` is not 0. */
static void refuse(unsigned call, unsigned value)
{
    struct sock_filter rules[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 3),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, value == 0 ? offsetof(struct seccomp_data, nr)
                                                      : offsetof(struct seccomp_data, args[1])),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value == 0 ? call : value, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    const struct sock_fprog program = {sizeof rules / sizeof *rules, rules};

    window_must(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
                    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0,
                "no filter");
}

/* Rank 0 would make the window. */
static void test_filtered(struct window_group *world)
{
    (void)world;
    if (window_rank == 0)
        refuse(SYS_memfd_create, 0);
    mistakes += can_meet(WINDOW_LIMIT, 2);
}

/* Rank 1 may not map as many bytes as a window has. */
static void test_unmapped(struct window_group *world)
{
    struct window_group other;
    size_t bytes;

    (void)world;
    window_group_init(&other, MPI_COMM_WORLD, WINDOW_LIMIT);
    call_once(&other);
    bytes = mapped();
    window_must(bytes > 0, "no window");
    window_group_fini(&other);
    ct_windows_finish();
    if (window_rank == 1)
        refuse(SYS_mmap, (unsigned)bytes);
    mistakes += can_meet(WINDOW_LIMIT, 2);
}

/* File systems of this process alone, with nothing in /proc. False: it may not have them. */
static bool hide_processes(void)
{
    return (unshare(CLONE_NEWNS) == 0 || unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0) &&
           mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 &&
           mount("none", "/proc", "tmpfs", 0, "size=4k") == 0;
}

/* Rank 1 does not see the others. */
static void test_contained(struct window_group *world)
{
    int is_allowed = window_rank != 1 || hide_processes();

    (void)world;
    MPI_Allreduce(MPI_IN_PLACE, &is_allowed, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    if (is_allowed)
        mistakes += can_meet(WINDOW_LIMIT, 2);
    else
        outcome = SKIPPED;
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
        }
        memset(block, window_rank * 8 + i, sizeof block);
        window_must(window_run(i % 2 == 0 ? world : &other, ALL, gather), "no window");
        for (size_t at = 0; at < sizeof block * (size_t)nranks; at++)
            mistakes += all[at] != (unsigned char)(at / sizeof block * 8 + (size_t)i);
        call_once(world);
    }
    window_group_fini(&other);
}

/* Rank 0 posts a long block. Returns the bytes that it has put into the window. */
static size_t post_block(struct window_group *group)
{
    static unsigned char block[30000];
    struct ct_call bcast = {.recv = block, .bytes = sizeof block, .element_bytes = 1};
    const struct ct_window_view *view = &ct_runner_lane(group->runner, 0)->view;
    size_t n = 0;

    memset(block, window_rank == 0, sizeof block);
    window_must(window_run_this(group, &window_bcast, bcast), "no window");
    for (size_t i = 0; i < sizeof block; i++)
        mistakes += block[i] != 1;
    for (int half = 0; half < CT_SLOT_HALVES; half++) {
        const struct ct_slots *slots = &view->window->slots;
        const unsigned char *data = ct_slot_data(slots, slots->rank, half, sizeof block);

        for (size_t i = 0; i < slots->slice_bytes; i++)
            n += data[i];
    }
    return n;
}

static bool are_readable(const struct window_group *group)
{
    return ct_runner_lane(group->runner, 0)->view.window->processes != NULL;
}

/* Posts that are read where they are are copied once: nothing is put into the window. */
static void test_read(struct window_group *world)
{
    struct window_group copied;

    ct_runner_read_posts(world->runner, 1);
    mistakes += post_block(world) != 0 || !are_readable(world);
    window_group_init(&copied, MPI_COMM_WORLD, WINDOW_LIMIT);
    mistakes += (post_block(&copied) != 0) != (window_rank == 0);
    window_group_fini(&copied);
}

/* Where one rank may not read the memory of others, all copy into the window. */
static void test_unreadable(struct window_group *world)
{
    ct_runner_read_posts(world->runner, 1);
    if (window_rank == 1)
        refuse(SYS_process_vm_readv, 0);
    mistakes += (post_block(world) != 0) != (window_rank == 0) || are_readable(world);
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
                 {"apart", test_apart, true},
                 {"read", test_read, true},
                 {"unreadable", test_unreadable, true},
                 {"missed", test_missed, false},
                 {"killed", test_killed, false}};
    struct window_group world;

    MPI_Init(&argc, &argv);
    alarm(300); /* a rank that waits for progress waits for ever */
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
    ct_windows_finish();
    MPI_Finalize();
    return mistakes != 0 ? 1 : outcome;
}
