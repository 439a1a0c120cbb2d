/*
 * root_plans - a program that goes through all roots: each needs a plan of its
 * own, which is made once; where plans take much memory, those used longest ago
 * are dropped, on all ranks alike though some ranks' are small.
 *
 * MPI program.
 */
#include "library/run/plans.h"
#include "repo/setting.h"
#include "tests/library/run_alone.h"

#include <stdio.h>
#include <unistd.h>

enum { COPIES = 4000, MADE_MAX = 256 };

extern const struct ct_collective ct_bcast;
extern const struct ct_algorithm bcast_tree;

static int nranks, rank;
static int mistakes;
static int nplanned;

static void expect(const char *what, long value, long wanted)
{
    if (value == wanted)
        return;
    fprintf(stderr, "rank %d, %s: %ld, not %ld\n", rank, what, value, wanted);
    mistakes++;
}

/* The root sends to all others. */
static void plan_linear(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_shape linear = *shape;

    linear.setting = (struct ct_setting){{0, 0, 1}};
    bcast_tree.plan(builder, &linear);
}

/* A broadcast; the root has much to do besides. */
static void plan_long(struct ct_builder *builder, const struct ct_shape *shape)
{
    nplanned++;
    for (int i = 0; i < COPIES && shape->rank == shape->root; i++)
        ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_SCRATCH, i, 1));
    plan_linear(builder, shape);
}

static void plan_short(struct ct_builder *builder, const struct ct_shape *shape)
{
    nplanned++;
    plan_linear(builder, shape);
}

static const struct ct_param variant = {.name = "variant", .nvalues = MADE_MAX};

static const struct ct_algorithm long_plans = {
    .name = "bcast_long",
    .collective = &ct_bcast,
    .params = {&variant},
    .plan = plan_long,
};

static const struct ct_algorithm short_plans = {
    .name = "bcast_short",
    .collective = &ct_bcast,
    .plan = plan_short,
};

static void broadcast(struct ct_runner *runner, const struct ct_algorithm *algorithm, int root,
                      int value)
{
    const int sent = 1000 * root + value;
    int got = -1;
    const struct ct_call call = {
        .send = &sent, .recv = &got, .bytes = sizeof sent, .element_bytes = 1};
    const struct ct_problem problem = {.collective = &ct_bcast,
                                       .nranks = nranks,
                                       .bytes = sizeof sent,
                                       .root = root,
                                       .setting = {{value}}};

    expect("error", run_alone(runner, algorithm, &problem, &call), MPI_SUCCESS);
    expect("what came", rank == root ? sent : got, sent);
}

static void try_all_roots(struct ct_runner *runner)
{
    nplanned = 0;
    for (int round = 0; round < 3; round++) {
        for (int root = 0; root < nranks; root++)
            broadcast(runner, &short_plans, root, 0);
    }
    expect("plans of all roots", nplanned, nranks);
}

/* Of one of the long plans, on average: nearly all is the root's. */
static size_t average_bytes(void)
{
    const struct ct_shape shape = {.nranks = nranks, .segments = 1};
    struct ct_schedule *schedule = NULL;
    size_t bytes;

    if (ct_algorithm_plan(&long_plans, &shape, &schedule, NULL) != CT_OK)
        MPI_Abort(MPI_COMM_WORLD, 1);
    bytes = ct_schedule_memory(schedule);
    ct_schedule_free(schedule);
    return bytes / (size_t)nranks;
}

static void broadcast_number(struct ct_runner *runner, int i)
{
    broadcast(runner, &long_plans, i % nranks, i / nranks);
}

/* Many, by turns of roots, then the latest again: about as many are there as
   there is room for, as many on ranks whose own plans are short. */
static void try_many(struct ct_runner *runner)
{
    const int room = (int)(CT_PLANS_BYTES / average_bytes());
    const int n = 2 * room;
    int kept = 0, least, most;

    expect("is tried with enough settings", n < nranks * MADE_MAX, true);
    nplanned = 0;
    for (int i = 0; i < n; i++)
        broadcast_number(runner, i);
    expect("plans at first", nplanned, n);
    while (kept < n && nplanned == n)
        broadcast_number(runner, n - 1 - kept++);
    kept -= nplanned - n; /* the last was not there any more */
    MPI_Allreduce(&kept, &least, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    MPI_Allreduce(&kept, &most, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    expect("plans kept, on all ranks", least, most);
    expect("are too many", kept > room, false);
    expect("are too few", kept < room * 9 / 10, false);
}

int main(int argc, char **argv)
{
    struct ct_workspace workspace = {.nsteps = 0};
    struct ct_runner *runner = ct_runner_new(1);

    MPI_Init(&argc, &argv);
    alarm(1200); /* ranks that do not agree wait for ever */
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    ct_runner_bind(runner, MPI_COMM_WORLD);
    ct_runner_use(runner, &workspace, true);
    try_all_roots(runner);
    try_many(runner);
    ct_runner_free(runner);
    ct_workspace_fini(&workspace);
    MPI_Finalize();
    return mistakes != 0;
}
