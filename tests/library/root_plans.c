/*
 * root_plans - a program that goes through all roots: each needs a plan of its
 * own, which is made once; where plans take much memory, those used longest ago
 * are dropped, on all ranks alike though some ranks' are small.
 *
 * MPI program.
 */
#include "library/run/plans.h"
#include "library/run/runner.h"
#include "repo/setting.h"

#include <stdio.h>
#include <unistd.h>

enum { TOKENS = 1000, MADE_MAX = 256 };

extern const struct ct_collective ct_bcast;
extern const struct ct_algorithm bcast_binomial;
extern const struct ct_algorithm bcast_linear;

static int nranks, rank;
static int mistakes;
static int nplanned;
static size_t largest; /* bytes of a schedule of plan_long */

static void expect(const char *what, long value, long wanted)
{
    if (value == wanted)
        return;
    fprintf(stderr, "rank %d, %s: %ld, not %ld\n", rank, what, value, wanted);
    mistakes++;
}

/* A broadcast; the root has much to do besides. */
static void plan_long(struct ct_builder *builder, const struct ct_shape *shape)
{
    nplanned++;
    for (int i = 0; i < TOKENS && shape->rank == shape->root; i++)
        ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_SCRATCH, i, 1));
    bcast_linear.plan(builder, shape);
}

static void plan_short(struct ct_builder *builder, const struct ct_shape *shape)
{
    nplanned++;
    bcast_linear.plan(builder, shape);
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

static void broadcast(struct ct_runner *runner,
                      const struct ct_algorithm *algorithm, int root, int value)
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

    expect("error", ct_runner_run(runner, algorithm, &problem, &call),
           MPI_SUCCESS);
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

static size_t bytes_at_root(void)
{
    const struct ct_shape shape = {.nranks = nranks, .segments = 1};
    struct ct_schedule *schedule = NULL;
    size_t bytes;

    if (ct_algorithm_plan(&long_plans, &shape, &schedule, NULL) != CT_OK)
        MPI_Abort(MPI_COMM_WORLD, 1);
    bytes = ct_schedule_memory(schedule);
    ct_schedule_free(schedule);
    return bytes;
}

/* One more than there is room for, by turns of roots: the first is gone, the
   others are there, also on ranks whose own plans are short. */
static void try_many(struct ct_runner *runner)
{
    const int room = (int)(CT_PLANS_BYTES / largest);

    expect("is tried with enough settings", room < nranks * MADE_MAX, true);
    nplanned = 0;
    for (int i = 0; i <= room; i++)
        broadcast(runner, &long_plans, i % nranks, i / nranks);
    expect("plans at first", nplanned, room + 1);
    for (int i = room; i > 0; i--)
        broadcast(runner, &long_plans, i % nranks, i / nranks);
    expect("plans of those that are kept", nplanned, room + 1);
    broadcast(runner, &long_plans, 0, 0);
    expect("plans with the one that was dropped", nplanned, room + 2);
}

int main(int argc, char **argv)
{
    struct ct_workspace workspace = {.nsteps = 0};
    struct ct_runner *runner = ct_runner_new();

    MPI_Init(&argc, &argv);
    alarm(60); /* ranks that do not agree wait for ever */
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    ct_runner_bind(runner, MPI_COMM_WORLD);
    ct_runner_use(runner, &workspace, true);
    largest = bytes_at_root();
    try_all_roots(runner);
    try_many(runner);
    ct_runner_free(runner);
    ct_workspace_fini(&workspace);
    MPI_Finalize();
    return mistakes != 0;
}
