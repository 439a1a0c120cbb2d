/*
 * unequal_lengths.c - one rank's blocks are shorter or longer than the others':
 * every algorithm of the registry ends on all ranks.
 *
 * In a window, pairs of lengths of which each goes another way: beside a number, in a cell, in a
 * slice, straight or not, in several slices, or read where it is.
 *
 * MPI program. Each rank returns success, MPI_ERR_TRUNCATE or MPI_ERR_OTHER, as
 * MPICH's own collectives do. Prints what differs; the exit code is 1 if anything
 * did on any rank.
 */
#include "repo/algorithm.h"
#include "tests/library/dealt_places.h"
#include "tests/library/run_alone.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Of a block: enough for every unit of it to have elements. Short calls of rounds
   run in another way than longer ones (library/run/sendrecv_rounds.h). */
static const size_t sizes[][2] = {{4096, 8192}, {32768, 65536}};

enum { RANKS_MAX = 8, ELEMENT = sizeof(int), POSTED = 4 };

/* Each way of a post. The window is so small that the longest has several slices. */
static const size_t posted[] = {8, 4000, 20000, 300000};

static int nranks;
static int rank;
static int failures;
static int nerrors; /* messages that were cut off */
static struct ct_workspace workspace;
static struct ct_runner *runner;
static struct ct_places *places, *near; /* on several hosts, on one */
static char *send, *recv;

static void die(const char *text)
{
    fprintf(stderr, "rank %d: %s\n", rank, text);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

static void check_class(const struct ct_algorithm *algorithm, int err)
{
    int class;

    MPI_Error_class(err, &class);
    if (class == MPI_ERR_TRUNCATE)
        nerrors++;
    if (class == MPI_SUCCESS || class == MPI_ERR_TRUNCATE || class == MPI_ERR_OTHER)
        return;
    fprintf(stderr, "rank %d: %s: class %d\n", rank, algorithm->name, class);
    failures++;
}

/* All ranks plan for the longer blocks; `bytes` are this rank's. */
static void run(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                size_t bytes)
{
    const struct ct_call call = {.send = send,
                                 .recv = recv,
                                 .bytes = bytes,
                                 .element_bytes = ELEMENT,
                                 .type = MPI_INT,
                                 .op = MPI_SUM};

    check_class(algorithm, run_alone(runner, algorithm, problem, &call));
}

/* Returns how many settings ran: the first one that applies. */
static int run_algorithm(const struct ct_algorithm *algorithm, const size_t bytes[2])
{
    struct ct_problem problem = {.collective = algorithm->collective,
                                 .nranks = nranks,
                                 .bytes = bytes[1],
                                 .places = algorithm->by_places ? places : NULL};

    if (algorithm->collective->has_counts)
        return 0;
    for (int i = 0; i < ct_settings_count(algorithm->params); i++) {
        problem.setting = ct_settings_at(algorithm->params, i);
        if (!ct_algorithm_applies(algorithm, &problem))
            continue;
        run(algorithm, &problem, rank == 0 ? bytes[0] : bytes[1]);
        run(algorithm, &problem, rank == 0 ? bytes[1] : bytes[0]);
        run(algorithm, &problem, bytes[1]);
        return 1;
    }
    return 0;
}

/* All have made the calls of both lengths before, and make right ones afterwards. */
static int run_posted(const struct ct_algorithm *algorithm, struct ct_problem *problem,
                      const size_t bytes[2])
{
    for (int i = 0; i < 6; i++) {
        problem->bytes = bytes[i < 2 || i > 3 ? i % 2 : (rank == 0) == (i == 2)];
        run(algorithm, problem, problem->bytes);
    }
    return 2;
}

/* True if calls of either length run the same plan. */
static bool have_one_plan(const struct ct_algorithm *algorithm, struct ct_problem *problem,
                          const size_t bytes[2])
{
    int segments[2];

    for (int i = 0; i < 2; i++) {
        problem->bytes = bytes[i];
        if (!ct_algorithm_applies(algorithm, problem))
            return false;
        segments[i] = ct_algorithm_shape(algorithm, problem, rank).segments;
    }
    return segments[0] == segments[1];
}

/* All settings. */
static int run_in_window(const struct ct_algorithm *algorithm)
{
    struct ct_problem problem = {
        .collective = algorithm->collective, .nranks = nranks, .places = near};
    int runs = 0;

    if (!ct_collective_has_data(algorithm->collective) || algorithm->collective->has_counts)
        return 0;
    for (int i = 0; i < ct_settings_count(algorithm->params); i++) {
        problem.setting = ct_settings_at(algorithm->params, i);
        for (int k = 0; k < POSTED * POSTED; k++) {
            const size_t bytes[2] = {posted[k / POSTED], posted[k % POSTED]};

            if (bytes[0] < bytes[1] && have_one_plan(algorithm, &problem, bytes))
                runs += run_posted(algorithm, &problem, bytes);
        }
    }
    return runs;
}

static void set_up(MPI_Comm *comm)
{
    const size_t room = 300000 * RANKS_MAX;

    MPI_Comm_dup(MPI_COMM_WORLD, comm);
    MPI_Comm_set_errhandler(*comm, MPI_ERRORS_RETURN);
    runner = ct_runner_new(1);
    places = dealt_places(nranks);
    near = shared_places(nranks, 1);
    send = calloc(room, 1);
    recv = calloc(room, 1);
    if (runner == NULL || places == NULL || near == NULL || send == NULL || recv == NULL ||
        ct_runner_bind(runner, *comm) != MPI_SUCCESS)
        die("out of memory");
    ct_runner_use(runner, &workspace, true);
    ct_runner_offer_window(runner, (size_t)512 << 10);
    ct_runner_read_posts(runner, SIZE_MAX); /* only as plans want it */
}

int main(int argc, char **argv)
{
    MPI_Comm comm;
    int runs = 0, nposted = 0;

    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (nranks > RANKS_MAX)
        die("too many ranks");
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    set_up(&comm);
    for (int i = 0; ct_registry[i] != NULL; i++) {
        for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++)
            runs += run_algorithm(ct_registry[i], sizes[k]);
        if (ct_registry[i]->by_window)
            nposted += run_in_window(ct_registry[i]);
    }
    ct_runner_free(runner);
    ct_places_free(places);
    ct_places_free(near);
    ct_windows_finish(true);
    ct_workspace_fini(&workspace);
    free(send);
    free(recv);
    MPI_Comm_free(&comm);
    MPI_Allreduce(MPI_IN_PLACE, &failures, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Allreduce(MPI_IN_PLACE, &nerrors, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0)
        printf("%d ranks: %d calls, %d in a window, %d cut off, %d differences\n", nranks, 3 * runs,
               3 * nposted, nerrors, failures);
    MPI_Finalize();
    return failures != 0 || nerrors < runs + nposted || nposted == 0;
}
