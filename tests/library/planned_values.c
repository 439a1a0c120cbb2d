/*
 * planned_values - an algorithm whose plan depends on its parameter though it
 * divides blocks, too: each value runs the schedule that was planned for it.
 */
#include "tests/library/run_alone.h"
#include "tests/repo/descriptors.h"

#include <stdio.h>

static const int values[] = {0, 1};
static const struct ct_param shift = {.name = "shift", .nvalues = 2, .values = values};

static int one(const struct ct_problem *problem)
{
    (void)problem;
    return 1;
}

/* The own block goes to another place for each value. */
static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_copy(builder, ct_span(CT_SEND, 0, 1),
            ct_span(CT_RECV, (shape->rank + shape->setting.values[0]) % shape->nranks, 1));
}

static const struct ct_algorithm algorithm = {
    .name = "allgather_shift",
    .collective = &ct_allgather,
    .params = {&shift},
    .segments = one,
    .plan = plan,
};

int main(int argc, char **argv)
{
    struct ct_workspace workspace = {.nsteps = 0};
    struct ct_runner *runner = ct_runner_new(1);
    int rank, nranks;
    int mistakes = 0;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    ct_runner_bind(runner, MPI_COMM_WORLD);
    ct_runner_use(runner, &workspace, true);
    for (int i = 0; i < 4; i++) {
        int got[8] = {0};
        const int sent = 7;
        const struct ct_call call = {
            .send = &sent, .recv = got, .bytes = sizeof sent, .element_bytes = 1};
        const struct ct_problem problem = {.collective = &ct_allgather,
                                           .nranks = nranks,
                                           .bytes = sizeof sent,
                                           .setting = {{i % 2}}};

        run_alone(runner, &algorithm, &problem, &call);
        if (got[(rank + i % 2) % nranks] != sent) {
            fprintf(stderr, "value %d: not where it should be\n", i % 2);
            mistakes++;
        }
    }
    ct_runner_free(runner);
    ct_workspace_fini(&workspace);
    MPI_Finalize();
    return mistakes != 0;
}
