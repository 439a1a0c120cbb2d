/*
 * plan_shortage - one rank has no memory for one more plan that depends on
 * counts: the call fails on all ranks, and all keep the same plans, so that
 * they go on agreeing in the calls for which they have to.
 *
 * MPI program; linked so that it stands before calloc.
 */
#include "library/run/plans.h"
#include "tests/library/run_alone.h"

#include <stdio.h>
#include <unistd.h>

#define INTS 64
#define KEPT 16 /* plans that depend on counts */
#define RANKS_MAX 8

extern const struct ct_algorithm allgatherv_bruck;
extern const struct ct_collective ct_allgatherv;

static int plans_to_fail;
static int nranks, rank;
static int mistakes;

void *__real_calloc(size_t n, size_t size);
void *__wrap_calloc(size_t n, size_t size);

void *__wrap_calloc(size_t n, size_t size)
{
    if (plans_to_fail > 0 && n == 1 && size == sizeof(struct ct_plan)) {
        plans_to_fail--;
        return NULL;
    }
    return __real_calloc(n, size);
}

static void expect(const char *what, int value, int wanted)
{
    if (value == wanted)
        return;
    fprintf(stderr, "rank %d, %s: %d, not %d\n", rank, what, value, wanted);
    mistakes++;
}

/* Rank 0 gives `ints`, the others one each; returns the runner's error. */
static int gather(struct ct_runner *runner, int ints)
{
    static struct ct_algorithm algorithm;
    size_t item_bytes[RANKS_MAX];
    int sent[INTS], got[INTS + RANKS_MAX] = {0};
    const struct ct_call call = {
        .send = sent, .recv = got, .bytes = sizeof sent[0], .element_bytes = 1};
    const struct ct_problem problem = {.collective = &ct_allgatherv,
                                       .nranks = nranks,
                                       .bytes = sizeof sent[0],
                                       .item_bytes = item_bytes};
    int err;

    algorithm = allgatherv_bruck;
    algorithm.by_counts = true;
    for (int i = 0; i < nranks; i++)
        item_bytes[i] = (size_t)(i == 0 ? ints : 1) * sizeof sent[0];
    for (int i = 0; i < INTS; i++)
        sent[i] = 100 * rank + i;
    err = run_alone(runner, &algorithm, &problem, &call);
    for (int i = 0; i < ints && err == MPI_SUCCESS; i++)
        expect("of rank 0", got[i], i);
    for (int i = 1; i < nranks && err == MPI_SUCCESS; i++)
        expect("of another rank", got[ints + i - 1], 100 * i);
    return err;
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
    for (int ints = 1; ints <= KEPT; ints++)
        expect("error", gather(runner, ints), MPI_SUCCESS);
    for (int round = 0; round < 3; round++) {
        plans_to_fail = rank == nranks - 1;
        expect("error of the shortage", gather(runner, KEPT + 4 + round), MPI_ERR_NO_MEM);
        expect("failures left", plans_to_fail, 0);
        for (int ints = 1; ints <= KEPT + 3; ints++)
            expect("error afterwards", gather(runner, ints), MPI_SUCCESS);
    }
    ct_runner_free(runner);
    ct_workspace_fini(&workspace);
    MPI_Finalize();
    return mistakes != 0;
}
