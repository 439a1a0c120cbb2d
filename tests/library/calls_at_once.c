/*
 * calls_at_once - two calls of one runner under way at the same time, progressed in
 * turns, give what each gives alone: different collectives, the same one twice, and one
 * that is waited for while the other is under way. The ranks start the two in different
 * orders. An error in one harms neither the other nor later calls.
 */
#include "library/run/runner.h"
#include "repo/collective.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define RANKS_MAX 8
#define INTS ((size_t)1300000) /* of a buffer */

static int nranks, rank;
static int mistakes;

/* A call, its lane, and what tells its values from those of the other one. */
struct job {
    const struct ct_algorithm *algorithm;
    struct ct_lane *lane;
    int seed;
    int *send, *recv;
    size_t item_bytes[2 * RANKS_MAX];
    struct ct_problem problem;
    struct ct_call call;
};

static void must(bool is_right, const char *what)
{
    if (is_right)
        return;
    fprintf(stderr, "rank %d: %s\n", rank, what);
    MPI_Abort(MPI_COMM_WORLD, 1);
    exit(1); /* not reached */
}

/* Of an all-to-all: ints from one rank to another. */
static size_t count_of(const struct job *job, int from, int to)
{
    return job->problem.item_bytes == NULL ? job->problem.bytes / sizeof(int)
                                           : (size_t)((from + 2 * to + job->seed) % 4);
}

static int value_of(const struct job *job, int from, int to, size_t i)
{
    return job->seed * 1000000 + from * 10000 + to * 1000 + (int)(i % 1000);
}

static void fill(struct job *job)
{
    size_t at = 0;

    for (size_t i = 0; i < INTS && i <= job->problem.bytes / sizeof(int) * (size_t)nranks + 64; i++)
        job->recv[i] = -1;
    if (job->problem.collective->reduces) {
        for (; at < job->problem.bytes / sizeof(int); at++)
            job->send[at] = value_of(job, rank, 0, at);
        return;
    }
    for (int to = 0; to < nranks; to++) {
        for (size_t i = 0; i < count_of(job, rank, to); i++)
            job->send[at++] = value_of(job, rank, to, i);
    }
}

static void compare(const struct job *job, const char *name, int got, int wanted)
{
    if (got == wanted)
        return;
    if (mistakes++ < 5)
        fprintf(stderr, "rank %d: %s, call %d: %d, not %d\n", rank, name, job->seed, got, wanted);
}

static void check(const struct job *job)
{
    const char *name = job->algorithm->name;
    size_t at = 0;

    for (; job->problem.collective->reduces && at < job->problem.bytes / sizeof(int); at++) {
        int sum = 0;

        for (int from = 0; from < nranks; from++)
            sum += value_of(job, from, 0, at);
        compare(job, name, job->recv[at], sum);
    }
    for (int from = 0; !job->problem.collective->reduces && from < nranks; from++) {
        for (size_t i = 0; i < count_of(job, from, rank); i++)
            compare(job, name, job->recv[at++], value_of(job, from, rank, i));
    }
    compare(job, "bytes after the last", job->recv[at], -1);
}

/* Bytes: of a block, or of the vector; of private counts none. */
static void describe(struct job *job, const char *name, size_t bytes)
{
    const struct ct_collective *collective;
    struct ct_member member = {.nranks = nranks, .rank = rank};

    job->algorithm = ct_algorithm_find(ct_registry, name);
    if (job->algorithm == NULL) {
        must(false, "no such algorithm");
        return;
    }
    collective = job->algorithm->collective;
    job->problem = (struct ct_problem){
        .collective = collective,
        .nranks = nranks,
        .bytes = collective->private_bytes != 0 ? collective->private_bytes : bytes,
        .setting = ct_settings_at(job->algorithm->params, 0),
        .item_bytes = collective->private_bytes != 0 ? job->item_bytes : NULL};
    job->call = (struct ct_call){.send = job->send,
                                 .recv = job->recv,
                                 .bytes = job->problem.bytes,
                                 .element_bytes = collective->reduces ? sizeof(int) : 1,
                                 .type = MPI_INT,
                                 .op = MPI_SUM};
    for (int i = 0; i < nranks && collective->private_bytes != 0; i++) {
        job->item_bytes[ct_size_place(collective, &member, CT_SEND, i)] =
            count_of(job, rank, i) * sizeof(int);
        job->item_bytes[ct_size_place(collective, &member, CT_RECV, i)] =
            count_of(job, i, rank) * sizeof(int);
    }
    fill(job);
}

static void prepare(struct job *job)
{
    static const bool packs_nothing[CT_BLOCKS];
    bool is_ready = false;

    must(ct_lane_prepare(job->lane, job->algorithm, &job->problem, packs_nothing, &is_ready) ==
                 MPI_SUCCESS &&
             is_ready,
         "a call cannot be prepared");
}

/* Each in its turn, at other rates on other ranks, until both are over. */
static void progress_both(struct job *jobs)
{
    bool is_over[2] = {false, false};

    for (int i = 0; !is_over[0] || !is_over[1]; i++) {
        const int turn = i % (rank + 2) == 0 ? 1 : 0;

        if (!is_over[turn])
            must(ct_lane_progress(jobs[turn].lane, false, &is_over[turn]) == MPI_SUCCESS,
                 "a call failed");
    }
}

static void run_both(struct job *jobs, const char *first, const char *second, size_t bytes)
{
    describe(&jobs[0], first, bytes);
    describe(&jobs[1], second, bytes);
    for (int i = 0; i < 2; i++)
        prepare(&jobs[i]);
    for (int i = 0; i < 2; i++) {
        struct job *job = &jobs[(i + rank) % 2];

        ct_lane_start(job->lane, &job->problem, &job->call);
    }
    progress_both(jobs);
    for (int i = 0; i < 2; i++) {
        ct_lane_finish(jobs[i].lane);
        check(&jobs[i]);
    }
}

/* The first one is waited for while the second is under way. */
static void run_within(struct job *jobs, const char *first, const char *second, size_t bytes)
{
    bool is_over = false;

    describe(&jobs[0], first, bytes);
    describe(&jobs[1], second, bytes);
    prepare(&jobs[1]);
    ct_lane_start(jobs[1].lane, &jobs[1].problem, &jobs[1].call);
    prepare(&jobs[0]);
    must(ct_lane_run(jobs[0].lane, &jobs[0].problem, &jobs[0].call) == MPI_SUCCESS,
         "the call that is waited for failed");
    while (!is_over)
        must(ct_lane_progress(jobs[1].lane, false, &is_over) == MPI_SUCCESS,
             "the other call failed");
    for (int i = 0; i < 2; i++) {
        ct_lane_finish(jobs[i].lane);
        check(&jobs[i]);
    }
}

static void run_sizes(struct job *jobs, const char *first, const char *second)
{
    static const size_t sizes[] = {64, 4096, 100000};

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        run_both(jobs, first, second, sizes[i]);
        run_within(jobs, first, second, sizes[i]);
    }
}

static void run_pairs(struct job *jobs)
{
    static const char *const pairs[][2] = {
        {"allreduce_ring", "alltoall_ring"},
        {"alltoallv_spread", "allreduce_recursive_doubling"},
        {"allreduce_ring", "allreduce_ring"},
        {"allreduce_recursive_doubling", "allreduce_recursive_doubling"},
        {"alltoall_ring", "alltoall_ring"},
        {"alltoallv_spread", "alltoallv_spread"},
        {"alltoallv_tuna", "alltoallv_tuna"},
    };

    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        for (int again = 0; again < 3; again++)
            run_sizes(jobs, pairs[i][0], pairs[i][1]);
    }
    /* large memory, given back after the call */
    run_both(jobs, "allreduce_ring", "allreduce_ring", 5000000);
    run_within(jobs, "allreduce_ring", "allreduce_ring", 5000000);
}

/* The second call is shorter on rank 1: it ends with an error there, and nothing else
   does. */
static void run_cut(struct job *jobs, const char *first, const char *second)
{
    bool is_over[2] = {false, false};
    int errs[2] = {MPI_SUCCESS, MPI_SUCCESS};

    describe(&jobs[0], first, 4096);
    describe(&jobs[1], second, rank == 1 ? 2048 : 4096);
    for (int i = 0; i < 2; i++)
        prepare(&jobs[i]);
    for (int i = 0; i < 2; i++)
        ct_lane_start(jobs[i].lane, &jobs[i].problem, &jobs[i].call);
    for (int i = 0; !is_over[0] || !is_over[1]; i = 1 - i) {
        if (!is_over[i])
            errs[i] = ct_lane_progress(jobs[i].lane, false, &is_over[i]);
    }
    for (int i = 0; i < 2; i++)
        ct_lane_finish(jobs[i].lane);
    must(errs[0] == MPI_SUCCESS, "a call failed because of another one");
    must((errs[1] != MPI_SUCCESS) == (rank == 1), "a call that is cut has no error there");
    check(&jobs[0]);
    run_both(jobs, first, second, 4096);
}

int main(int argc, char **argv)
{
    struct ct_workspace workspace = {.nsteps = 0};
    struct ct_runner *runner = ct_runner_new(2);
    static struct job jobs[2];
    MPI_Comm comm;

    MPI_Init(&argc, &argv);
    alarm(1200); /* ranks that receive each other's messages wait for ever */
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    must(nranks <= RANKS_MAX && runner != NULL && ct_runner_bind(runner, comm) == MPI_SUCCESS,
         "no runner");
    ct_runner_use(runner, &workspace, true);
    for (int i = 0; i < 2; i++) {
        jobs[i].lane = ct_runner_lane(runner, i);
        jobs[i].seed = i + 1;
        jobs[i].send = malloc(INTS * sizeof(int));
        jobs[i].recv = malloc(INTS * sizeof(int));
        must(jobs[i].send != NULL && jobs[i].recv != NULL, "out of memory");
    }
    run_pairs(jobs);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN); /* MPICH's of requests */
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    run_cut(jobs, "allreduce_ring", "alltoall_ring");
    run_cut(jobs, "alltoallv_tuna", "allreduce_recursive_doubling");
    for (int i = 0; i < 2; i++) {
        free(jobs[i].send);
        free(jobs[i].recv);
    }
    ct_runner_free(runner);
    ct_workspace_fini(&workspace);
    MPI_Comm_free(&comm);
    MPI_Finalize();
    return mistakes != 0;
}
