/*
 * window_reads TEST - long posts are read in the memory of the poster, as long as that goes.
 *
 * read        they are: nothing lies in the window
 * unreadable  a rank that may not read the memory of others: two copies
 * shut        a rank whose memory is closed to others when the window is made
 * closed      rank 0 closes its memory to others later, then a filter forbids rank 1 to read:
 *             their posts go through the window
 * secret      the same of a post whose second half is memory that no other process reads
 */
#define _GNU_SOURCE /* syscall, MAP_ANONYMOUS */
#include "library/window/windows.h"
#include "tests/library/refused_call.h"
#include "tests/library/window_plans.h"

#include <linux/capability.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define SKIPPED 77          /* what this test needs is not allowed here */
#define NUMBERS (200 << 10) /* in a block: of several slices */

static int nranks;
static int mistakes, outcome;

static const struct ct_slots *slots_of(const struct window_group *group)
{
    return &ct_runner_lane(group->runner, 0)->view.window->slots;
}

/* Rank 0 posts a long block. Returns the bytes that it has put into the window. */
static size_t post_block(struct window_group *group)
{
    static unsigned char block[30000];
    struct ct_call bcast = {.recv = block, .bytes = sizeof block, .element_bytes = 1};
    size_t n = 0;

    memset(block, window_rank == 0, sizeof block);
    window_must(window_run_this(group, &window_bcast, bcast), "no window");
    for (size_t i = 0; i < sizeof block; i++)
        mistakes += block[i] != 1;
    for (int half = 0; half < CT_SLOT_HALVES; half++) {
        const struct ct_slots *slots = slots_of(group);
        const unsigned char *data = ct_slot_data(slots, slots->rank, half, sizeof block);

        for (size_t i = 0; i < slots->slice_bytes; i++)
            n += data[i];
    }
    return n;
}

static bool are_readable(const struct window_group *group)
{
    return ct_runner_lane(group->runner, 0)->view.read_from > 0;
}

static void test_read(struct window_group *world)
{
    struct window_group copied;

    mistakes += post_block(world) != 0 || !are_readable(world);
    window_group_init(&copied, MPI_COMM_WORLD, WINDOW_LIMIT);
    mistakes += (post_block(&copied) != 0) != (window_rank == 0);
    window_group_fini(&copied);
}

static void refuse_reading(void)
{
    window_must(ct_refuse_call(SYS_process_vm_readv, 0), "no filter");
}

static void test_unreadable(struct window_group *world)
{
    if (window_rank == 1)
        refuse_reading();
    mistakes += (post_block(world) != 0) != (window_rank == 0) || are_readable(world);
}

/* What a rank has at a place of its block. */
static int value(int rank, size_t place)
{
    return rank * 1000003 + (int)place;
}

static void check(bool is_right, const char *what, size_t place)
{
    if (!is_right && mistakes++ < 5)
        fprintf(stderr, "rank %d: %s: %zu is wrong\n", window_rank, what, place);
}

/* A broadcast, an allgather, two kinds of alltoall and a sum of what is in `block`. */
static void call_all(struct window_group *group, int *block)
{
    static int all[NUMBERS * WINDOW_RANKS_MAX];
    const size_t part = NUMBERS / (size_t)nranks;
    struct ct_call call = {.recv = window_rank == 0 ? block : all,
                           .bytes = NUMBERS * sizeof *block,
                           .element_bytes = sizeof *block,
                           .type = MPI_INT,
                           .op = MPI_SUM};

    for (size_t k = 0; k < NUMBERS; k++)
        block[k] = value(window_rank, k);
    window_must(window_run_this(group, &window_bcast, call), "no window");
    for (size_t k = 0; k < NUMBERS; k++)
        check(((const int *)call.recv)[k] == value(0, k), "bcast", k);
    call.send = block;
    call.recv = all;
    window_must(window_run(group, ALL, call), "no window");
    for (size_t k = 0; k < NUMBERS * (size_t)nranks; k++)
        check(all[k] == value((int)(k / NUMBERS), k % NUMBERS), "allgather", k);
    window_must(window_run(group, REDUCE, call), "no window");
    for (size_t k = 0; k < NUMBERS; k++)
        check(all[k] == nranks * value(nranks - 1, 2 * k) / 2, "allreduce", k);
    call.bytes = part * sizeof *block;
    for (int algorithm = PARTS; algorithm <= PAIRS; algorithm++) {
        memset(all, 0, sizeof all);
        window_must(window_run(group, algorithm, call), "no window");
        for (size_t k = 0; k < part * (size_t)nranks; k++)
            check(all[k] == value((int)(k / part), (size_t)window_rank * part + k % part),
                  "alltoall", k);
    }
}

/* True if a reader could not read a post of this rank where it was. */
static bool is_refused(const struct window_group *group)
{
    mistakes += !are_readable(group);
    return slots_of(group)->is_refused;
}

/* Root may read what is closed to others. */
static void drop_ptrace(void)
{
    struct __user_cap_header_struct head = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct data[_LINUX_CAPABILITY_U32S_3];

    window_must(syscall(SYS_capget, &head, data) == 0, "no capabilities");
    data[CAP_TO_INDEX(CAP_SYS_PTRACE)].effective &= ~CAP_TO_MASK(CAP_SYS_PTRACE);
    data[CAP_TO_INDEX(CAP_SYS_PTRACE)].permitted &= ~CAP_TO_MASK(CAP_SYS_PTRACE);
    window_must(syscall(SYS_capset, &head, data) == 0, "no other capabilities");
}

static void close_memory(void)
{
    window_must(prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0, "its memory cannot be closed");
}

/* Of rank 1: two copies. Of rank 0, whose file the others then cannot open: no window. */
static void test_shut(struct window_group *world)
{
    drop_ptrace();
    if (window_rank == 1)
        close_memory();
    MPI_Barrier(MPI_COMM_WORLD);
    mistakes += (post_block(world) != 0) != (window_rank == 0) || are_readable(world);
    ct_windows_finish(true);
    if (window_rank == 0)
        close_memory();
    MPI_Barrier(MPI_COMM_WORLD);
    mistakes += window_can_meet(WINDOW_LIMIT, 2);
}

static void test_closed(struct window_group *world)
{
    static int block[NUMBERS];

    drop_ptrace();
    MPI_Barrier(MPI_COMM_WORLD);
    call_all(world, block);
    if (!are_readable(world)) { /* by ptrace_scope, to who has not that capability */
        outcome = SKIPPED;
        return;
    }
    mistakes += is_refused(world);
    if (window_rank == 0)
        close_memory();
    call_all(world, block);
    mistakes += is_refused(world) != (window_rank == 0);
    if (window_rank == 1)
        refuse_reading();
    call_all(world, block);
    mistakes += is_refused(world) != (window_rank != 1);
}

/* A block of two halves; NULL: there is no such memory. */
static int *half_secret(void)
{
    const size_t bytes = NUMBERS * sizeof(int);
    char *block = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    int file = -1;

#ifdef SYS_memfd_secret
    file = (int)syscall(SYS_memfd_secret, 0);
#endif
    if (block == MAP_FAILED || file < 0 || ftruncate(file, (off_t)bytes / 2) != 0 ||
        mmap(block + bytes / 2, bytes / 2, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file,
             0) == MAP_FAILED)
        return NULL;
    return (int *)(void *)block;
}

static void test_secret(struct window_group *world)
{
    int *block = half_secret();
    int is_there = block != NULL;

    MPI_Allreduce(MPI_IN_PLACE, &is_there, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    if (!is_there) {
        outcome = SKIPPED;
        return;
    }
    for (int i = 0; i < 2; i++)
        call_all(world, block);
    mistakes += !is_refused(world);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(struct window_group *world);
    } tests[] = {{"read", test_read},
                 {"unreadable", test_unreadable},
                 {"shut", test_shut},
                 {"closed", test_closed},
                 {"secret", test_secret}};
    struct window_group world;

    MPI_Init(&argc, &argv);
    alarm(1200); /* a rank that waits for a post in vain waits for ever */
    MPI_Comm_rank(MPI_COMM_WORLD, &window_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    window_must(argc == 2 && nranks >= 2 && nranks <= WINDOW_RANKS_MAX, "usage: window_reads TEST");
    window_group_init(&world, MPI_COMM_WORLD, WINDOW_LIMIT);
    ct_runner_read_posts(world.runner, 1);
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++) {
        if (strcmp(argv[1], tests[i].name) == 0)
            tests[i].run(&world);
    }
    window_group_fini(&world);
    ct_windows_finish(true);
    MPI_Finalize();
    return mistakes != 0 ? 1 : outcome;
}
