/*
 * window_progress TEST - MPI makes progress on all that the application has under way.
 *
 * early    while a rank waits, though messages of the library's own for a later call are there
 *          already: in each kind of wait for a short or long post, its readers, or messages beside
 *          posts; and of a call that goes on now and then
 * counted  in a wait after each poll but the first ones, and twice before a call returns
 */
#define _GNU_SOURCE /* usleep */
#include "library/mpi/mpi_progress.h"
#include "library/run/posts.h"
#include "library/window/windows.h"
#include "tests/library/window_plans.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int nranks;
static int mistakes;
static char block[600000], all[sizeof block * WINDOW_RANKS_MAX];

static void post_to_all(struct window_group *world)
{
    const struct ct_call call = {.recv = block, .bytes = 8, .element_bytes = 1};

    for (int i = 0; i < CT_SLOT_HEADS + 1; i++) /* as many as a rank has heads */
        window_must(window_run_this(world, &window_bcast, call), "no window");
}

static void post_long(struct window_group *world)
{
    const struct ct_call call = {.recv = block, .bytes = sizeof block, .element_bytes = 1};

    for (int i = 0; i < 3; i++)
        window_must(window_run_this(world, &window_bcast, call), "no window");
}

static void fetch(struct window_group *world, int algorithm, size_t bytes)
{
    const struct ct_call call = {.send = block, .recv = all, .bytes = bytes, .element_bytes = 1};

    window_must(window_run(world, algorithm, call), "no window");
}

static void fetch_short(struct window_group *world)
{
    fetch(world, ALL, 8);
}

static void fetch_long(struct window_group *world)
{
    fetch(world, ALL, sizeof block);
}

static void fetch_beside_messages(struct window_group *world)
{
    fetch(world, MIXED, 1000);
}

/* Nothing waits in it. */
static void go_on_now_and_then(struct window_group *world)
{
    static const bool packs_nothing[CT_BLOCKS];
    const struct ct_problem problem = {
        .collective = window_algorithms[ALL].collective, .nranks = world->nranks, .bytes = 8};
    const struct ct_call call = {.send = block, .recv = all, .bytes = 8, .element_bytes = 1};
    struct ct_lane *lane = ct_runner_lane(world->runner, 0);
    bool is_over = false;

    window_must(ct_lane_prepare(lane, &window_algorithms[ALL], &problem, packs_nothing, &is_over) ==
                        MPI_SUCCESS &&
                    is_over,
                "a call cannot be prepared");
    ct_lane_start(lane, &problem, &call);
    do {
        window_must(ct_lane_progress(lane, false, &is_over) == MPI_SUCCESS, "a call failed");
    } while (!is_over);
    ct_lane_finish(lane);
}

/* Rank 1 comes late: it sends rank 0 a message, and waits until rank 0 has it. */
static void test_early(struct window_group *world)
{
    static void (*const waits[])(struct window_group * world) = {
        post_to_all, post_long, fetch_short, fetch_long, fetch_beside_messages, go_on_now_and_then};
    char message;

    for (size_t i = 0; i < sizeof waits / sizeof *waits; i++) {
        MPI_Request request;
        int tag;

        waits[i](world); /* all make plans together */
        tag = ct_runner_lane(world->runner, 0)->running.first_tag +
              (waits[i] == fetch_beside_messages ? CT_TAGS_MAX : 0); /* not one of its own */
        if (window_rank == 0)
            MPI_Irecv(&message, 1, MPI_CHAR, 1, 7, MPI_COMM_WORLD, &request);
        MPI_Barrier(MPI_COMM_WORLD);
        if (window_rank == 1) { /* as a rank does that is a call ahead */
            MPI_Send(&message, 1, MPI_CHAR, 0, tag, world->comm);
            usleep(20000);
            MPI_Ssend(&message, 1, MPI_CHAR, 0, 7, MPI_COMM_WORLD);
        }
        alarm(60);
        waits[i](world);
        alarm(1200);
        if (window_rank == 0)
            MPI_Wait(&request, MPI_STATUS_IGNORE);
        if (window_rank == 0)
            MPI_Recv(&message, 1, MPI_CHAR, 1, tag, world->comm, MPI_STATUS_IGNORE);
    }
}

static struct ct_pmpi mpi; /* what counts in its place calls */
static int ntests, nprobes;

static int count_test(MPI_Request *request, int *is_over, MPI_Status *status)
{
    ntests++;
    return mpi.Test(request, is_over, status);
}

static int count_probe(int source, int tag, MPI_Comm comm, int *is_there, MPI_Status *status)
{
    nprobes++;
    return mpi.Iprobe(source, tag, comm, is_there, status);
}

/* Counting begins anew. */
static void check_counts(const char *what, int wanted_tests, int wanted_probes)
{
    if ((ntests != wanted_tests || nprobes != wanted_probes) && mistakes++ < 5)
        fprintf(stderr, "rank %d: %s: %d tests and %d probes in place of %d and %d\n", window_rank,
                what, ntests, nprobes, wanted_tests, wanted_probes);
    ntests = nprobes = 0;
}

static void count_in_waits(struct window_group *world)
{
    struct ct_window_view view = ct_runner_lane(world->runner, 0)->view;
    struct ct_window window = {.is_crowded = false};
    struct ct_running run = {.view = &view};
    int npolls = 0, nyields = 0;

    view.window = &window;
    for (; nyields < 100; npolls++)
        nyields += !ct_posts_wait(&run);
    check_counts("a wait", npolls - CT_WAITING_EAGER, 0);
    window.is_crowded = true;
    for (int i = 0; i < 100; i++)
        nyields -= !ct_posts_wait(&run);
    check_counts("a wait for a processor", 100, 0);
    mistakes += nyields != 0;
}

static void test_counted(struct window_group *world)
{
    struct ct_lane *lane = ct_runner_lane(world->runner, 0);
    char message = 0;

    mpi = ct_pmpi;
    ct_pmpi.Test = count_test;
    ct_pmpi.Iprobe = count_probe;
    count_in_waits(world);
    mistakes += !window_call_once(world);
    MPI_Barrier(MPI_COMM_WORLD);
    ntests = nprobes = 0;
    ct_lane_take_in(lane, MPI_COMM_WORLD);
    check_counts("a call in the window", 1, 1);
    ct_lane_take_in(lane, MPI_COMM_WORLD);
    check_counts("no call in the window", 0, 0);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Send(&message, 1, MPI_CHAR, (window_rank + 1) % nranks, 7, MPI_COMM_WORLD);
    mistakes += !window_call_once(world);
    MPI_Barrier(MPI_COMM_WORLD);
    ntests = nprobes = 0;
    ct_lane_take_in(lane, MPI_COMM_WORLD);
    mistakes += ntests < 16;
    MPI_Recv(&message, 1, MPI_CHAR, MPI_ANY_SOURCE, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    ct_pmpi = mpi;
}

int main(int argc, char **argv)
{
    struct window_group world;

    MPI_Init(&argc, &argv);
    alarm(1200);
    MPI_Comm_rank(MPI_COMM_WORLD, &window_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    window_must(argc == 2 && nranks >= 2 && nranks <= WINDOW_RANKS_MAX,
                "usage: window_progress TEST");
    window_group_init(&world, MPI_COMM_WORLD, WINDOW_LIMIT);
    mistakes += !window_call_once(&world);
    if (strcmp(argv[1], "early") == 0)
        test_early(&world);
    else
        test_counted(&world);
    window_group_fini(&world);
    ct_windows_finish(true);
    ct_progress_finish();
    MPI_Finalize();
    return mistakes != 0;
}
