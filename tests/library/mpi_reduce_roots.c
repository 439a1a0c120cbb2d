/*
 * mpi_reduce_roots.c - every algorithm of reduce, with each rank as root.
 *
 * MPI program, any number of ranks. For an operation that commutes and one that
 * does not, and some sizes, the right result is computed from all ranks'
 * contributions; then each algorithm that applies runs with each of its settings
 * and each root, out of place and, at the root, in place. Ranks that are not
 * the root have no receive buffer. Prints what differs; the exit code is 1 if
 * anything did on any rank.
 */
#include "tests/library/run_alone.h"
#include "tests/repo/descriptors.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* x -> scale * x + shift, modulo 2^32 */
struct map {
    unsigned scale;
    unsigned shift;
};

enum { ELEMENTS_MAX = 10000, GUARDS = 8 };

static int nranks;
static int rank;
static int failures;
static struct ct_workspace workspace;
static struct ct_runner *runner;

static struct map sent[ELEMENTS_MAX];
static struct map got[ELEMENTS_MAX + GUARDS];
static struct map wanted[ELEMENTS_MAX + GUARDS];

/* A reduction of `count` maps. */
struct work {
    MPI_Datatype type;
    MPI_Op op;
    bool commutes;
    size_t count;
};

static struct map contribution(int from, size_t i)
{
    return (struct map){2 * (unsigned)(i + 17 * (size_t)from) + 3,
                        (unsigned)(i * 5 + (size_t)from * 11 + 1)};
}

/* Of maps, first `a`, then `b`; or sums. */
static struct map combined(bool commutes, struct map a, struct map b)
{
    if (commutes)
        return (struct map){a.scale + b.scale, a.shift + b.shift};
    return (struct map){a.scale * b.scale, a.scale * b.shift + a.shift};
}

static void combine_all(bool commutes, const struct map *in, struct map *inout, int count)
{
    for (int i = 0; i < count; i++)
        inout[i] = combined(commutes, in[i], inout[i]);
}

static void add(void *in, void *inout, int *count, MPI_Datatype *type)
{
    (void)type;
    combine_all(true, in, inout, *count);
}

static void compose(void *in, void *inout, int *count, MPI_Datatype *type)
{
    (void)type;
    combine_all(false, in, inout, *count);
}

static void fill(const struct work *work)
{
    memset(wanted, 0xa5, sizeof wanted);
    for (size_t i = 0; i < work->count; i++) {
        sent[i] = contribution(rank, i);
        wanted[i] = contribution(0, i);
        for (int from = 1; from < nranks; from++)
            wanted[i] = combined(work->commutes, wanted[i], contribution(from, i));
    }
}

static void run(const struct work *work, const struct ct_algorithm *algorithm,
                const struct ct_problem *problem, bool in_place)
{
    const bool is_root = rank == problem->root;
    const struct ct_call call = {
        .send = is_root && in_place ? got : sent,
        .recv = is_root ? got : NULL,
        .bytes = problem->bytes,
        .element_bytes = sizeof(struct map),
        .type = work->type,
        .op = work->op,
    };
    size_t i = 0;

    memset(got, 0xa5, sizeof got);
    if (in_place)
        memcpy(got, sent, problem->bytes);
    if (run_alone(runner, algorithm, problem, &call) != MPI_SUCCESS)
        MPI_Abort(MPI_COMM_WORLD, 1);
    while (is_root && i < work->count + GUARDS && memcmp(&got[i], &wanted[i], sizeof got[i]) == 0)
        i++;
    if (!is_root || i == work->count + GUARDS)
        return;
    failures++;
    fprintf(stderr, "%s, %d ranks, root %d, value %d%s%s: element %zu of %zu\n", algorithm->name,
            nranks, rank, problem->setting.values[0], in_place ? ", in place" : "",
            work->commutes ? "" : ", in order", i, work->count);
}

/* Returns how many ran. */
static int run_algorithm(const struct work *work, const struct ct_algorithm *algorithm)
{
    int runs = 0;

    if (!work->commutes && !algorithm->ordered)
        return 0;
    for (int i = 0; i < ct_settings_count(algorithm->params); i++) {
        struct ct_problem problem = {
            .collective = &ct_reduce,
            .nranks = nranks,
            .bytes = work->count * sizeof(struct map),
            .setting = ct_settings_at(algorithm->params, i),
            .keeps_order = !work->commutes,
        };

        if (!ct_algorithm_applies(algorithm, &problem))
            continue;
        for (; problem.root < nranks; problem.root++)
            run(work, algorithm, &problem, (problem.root + runs++) % 2 == 0);
    }
    return runs;
}

static int run_sizes(struct work *work)
{
    static const size_t counts[] = {1, 3, 1000, ELEMENTS_MAX};
    int runs = 0;

    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        work->count = counts[i];
        fill(work);
        for (int k = 0; ct_registry[k] != NULL; k++) {
            if (ct_registry[k]->collective == &ct_reduce)
                runs += run_algorithm(work, ct_registry[k]);
        }
    }
    return runs;
}

static int run_operations(void)
{
    struct work work = {.commutes = true};
    int runs;

    MPI_Type_contiguous(2, MPI_UNSIGNED, &work.type);
    MPI_Type_commit(&work.type);
    MPI_Op_create(add, 1, &work.op);
    runs = run_sizes(&work);
    MPI_Op_free(&work.op);
    MPI_Op_create(compose, 0, &work.op);
    work.commutes = false;
    runs += run_sizes(&work);
    MPI_Op_free(&work.op);
    MPI_Type_free(&work.type);
    return runs;
}

int main(int argc, char **argv)
{
    MPI_Comm comm;
    int runs;

    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    runner = ct_runner_new(1);
    if (runner == NULL || ct_runner_bind(runner, comm) != MPI_SUCCESS)
        MPI_Abort(MPI_COMM_WORLD, 1);
    ct_runner_use(runner, &workspace, true);
    runs = run_operations();
    ct_runner_free(runner);
    ct_workspace_fini(&workspace);
    MPI_Comm_free(&comm);
    MPI_Allreduce(MPI_IN_PLACE, &failures, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0)
        printf("%d ranks: %d reductions, %d differences\n", nranks, runs, failures);
    MPI_Finalize();
    return failures != 0 || runs == 0;
}
