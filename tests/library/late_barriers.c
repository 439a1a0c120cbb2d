/*
 * late_barriers.c - every barrier of the registry, with a rank that is late.
 *
 * MPI program, any number of ranks, all on one host, whose clock they share. Each
 * algorithm that applies runs with each of its settings; in each run another
 * rank enters late, and no rank may leave before that. Prints which did; the
 * exit code is 1 if any did on any rank.
 */
#include "tests/library/dealt_places.h"
#include "tests/library/run_alone.h"
#include "tests/repo/descriptors.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static int nranks, rank;
static int failures;
static int turn; /* who is late */
static struct ct_runner *runner;

static void must(bool is_well)
{
    if (!is_well)
        MPI_Abort(MPI_COMM_WORLD, 2);
}

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void run(const struct ct_algorithm *algorithm, const struct ct_problem *problem)
{
    static const struct timespec moment = {.tv_nsec = 1000000};
    const struct ct_call call = {.element_bytes = 1};
    double entered, left;

    if (turn++ % nranks == rank)
        nanosleep(&moment, NULL);
    entered = now();
    must(run_alone(runner, algorithm, problem, &call) == MPI_SUCCESS);
    left = now();
    MPI_Allreduce(MPI_IN_PLACE, &entered, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    if (left >= entered)
        return;
    failures++;
    fprintf(stderr, "rank %d of %d: left %s, value %d, before all had entered\n", rank, nranks,
            algorithm->name, problem->setting.values[0]);
}

static int run_algorithm(const struct ct_algorithm *algorithm, struct ct_places *const *places)
{
    int runs = 0;

    for (int i = 0; i < ct_settings_count(algorithm->params); i++) {
        const struct ct_problem problem = {
            .collective = &ct_barrier,
            .nranks = nranks,
            .setting = ct_settings_at(algorithm->params, i),
            .places = algorithm->by_window   ? places[1]
                      : algorithm->by_places ? places[0]
                                             : NULL,
        };

        if (!ct_algorithm_applies(algorithm, &problem))
            continue;
        for (int k = 0; k < 3; k++)
            run(algorithm, &problem);
        runs++;
    }
    return runs;
}

int main(int argc, char **argv)
{
    struct ct_workspace workspace = {0};
    struct ct_places *places[2];
    MPI_Comm comm;
    int runs = 0;

    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    places[0] = dealt_places(nranks);
    places[1] = shared_places(nranks, 1);
    runner = ct_runner_new(1);
    must(places[0] != NULL && places[1] != NULL && runner != NULL &&
         ct_runner_bind(runner, comm) == MPI_SUCCESS);
    ct_runner_use(runner, &workspace, true);
    ct_runner_offer_window(runner, (size_t)64 << 20);
    for (int i = 0; ct_registry[i] != NULL; i++) {
        if (ct_registry[i]->collective == &ct_barrier)
            runs += run_algorithm(ct_registry[i], places);
    }
    must(runs > 0);
    ct_runner_free(runner);
    for (int i = 0; i < 2; i++)
        ct_places_free(places[i]);
    ct_windows_finish(true);
    ct_workspace_fini(&workspace);
    MPI_Comm_free(&comm);
    MPI_Allreduce(MPI_IN_PLACE, &failures, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0)
        printf("%d ranks: %d candidates, %d left early\n", nranks, runs, failures);
    MPI_Finalize();
    return failures != 0;
}
