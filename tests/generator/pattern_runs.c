/*
 * pattern_runs.c - routines for patterns, run with the pattern's counts and with
 * others, against native results.
 *
 * MPI program, any number of ranks. Prints what differs; the exit code is 1 if
 * anything did on any rank.
 */
#include "generator/generator.h"
#include "library/run/runner.h"
#include "repo/pattern/ring.h"
#include "repo/phases/phased.h"

#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const struct ct_collective ct_alltoallv;
extern const struct ct_collective ct_allgatherv;

enum { RANKS_MAX = 16, ROUTINES_MAX = 3, GUARD = 0xa5 };

/* The counts of calls; the first is the pattern's. */
enum counts { SOME, OTHERS, ONE_SENDS, ONE_GETS, NONE, LARGE, COUNTS };

static int nranks;
static int rank;
static int failures;
static int ncalls;
static struct ct_runner *runner;
static const struct ct_routine *current; /* what plan() plans */

static void die(const char *text)
{
    fprintf(stderr, "rank %d: %s\n", rank, text);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

static int size_of(enum counts counts, int from, int to)
{
    const uint32_t mixed =
        ((uint32_t)(from * 131 + to * 17 + (int)counts * 7) * 2654435761u) >> 8;

    switch (counts) {
    case ONE_SENDS:
        return from == nranks / 2 ? 1000 + to : 0;
    case ONE_GETS:
        return to == nranks / 2 ? 1000 + from : 0;
    case LARGE:
        return (int)(mixed % 40000);
    case NONE:
    case COUNTS:
        return 0;
    case SOME:
    case OTHERS:
        break;
    }
    return mixed % 3 == 0 ? 0 : (int)(mixed % 700);
}

/* Two switches, ranks dealt round them. */
struct two_switches {
    struct ct_cluster cluster;
    struct ct_node nodes[2 + RANKS_MAX];
    int places[RANKS_MAX];
    char name[8];
    char empty[1];
};

static void make_cluster(struct two_switches *made)
{
    *made = (struct two_switches){.name = "dealt"};
    made->cluster = (struct ct_cluster){
        .name = made->name,
        .note = made->empty,
        .launch = made->empty,
        .nodes = made->nodes,
        .rank_place = made->places,
        .rank_host = made->places,
        .per_host = 1,
        .nranks = nranks,
        .nnodes = 2 + nranks,
    };
    for (int i = 0; i < 2 + nranks; i++) {
        made->nodes[i].name = made->empty;
        made->nodes[i].kind = i < 2 ? CT_NODE_SWITCH : CT_NODE_HOST;
        made->nodes[i].parent = i == 0 ? -1 : i == 1 ? 0 : i % 2;
    }
    for (int i = 0; i < nranks; i++)
        made->places[i] = 2 + i;
}

/* The sizes that this rank knows. */
struct work {
    const struct ct_collective *collective;
    size_t item_bytes[2 * RANKS_MAX]; /* by ct_size_place */
    int counts[2][RANKS_MAX];
    int displs[2][RANKS_MAX];
    size_t bytes[2];
    unsigned char *sent;
    unsigned char *got;
    unsigned char *expected;
};

static void size_buffer(struct work *work, enum counts counts,
                        enum ct_buffer buffer)
{
    const struct ct_member member = {.nranks = nranks, .rank = rank};

    for (int i = 0; i < work->collective->nblocks(&member, buffer); i++) {
        const int item = work->collective->content(&member, buffer, i).item;
        const int bytes = work->collective->private_bytes != 0
                              ? size_of(counts, item / nranks, item % nranks)
                              : size_of(counts, item, 0);

        work->item_bytes[ct_size_place(work->collective, &member, buffer, i)] =
            (size_t)bytes;
        work->counts[buffer][i] = bytes;
        work->displs[buffer][i] = (int)work->bytes[buffer];
        work->bytes[buffer] += (size_t)bytes;
    }
}

static void run_native(struct work *work)
{
    if (work->collective->private_bytes != 0)
        PMPI_Alltoallv(work->sent, work->counts[CT_SEND], work->displs[CT_SEND],
                       MPI_BYTE, work->expected, work->counts[CT_RECV],
                       work->displs[CT_RECV], MPI_BYTE, MPI_COMM_WORLD);
    else
        PMPI_Allgatherv(work->sent, work->counts[CT_SEND][0], MPI_BYTE,
                        work->expected, work->counts[CT_RECV],
                        work->displs[CT_RECV], MPI_BYTE, MPI_COMM_WORLD);
}

static void make_work(struct work *work, const struct ct_collective *collective,
                      enum counts counts)
{
    *work = (struct work){.collective = collective};
    size_buffer(work, counts, CT_SEND);
    size_buffer(work, counts, CT_RECV);
    work->sent = malloc(work->bytes[CT_SEND] + 1);
    work->got = malloc(work->bytes[CT_RECV] + 1);
    work->expected = malloc(work->bytes[CT_RECV] + 1);
    if (work->sent == NULL || work->got == NULL || work->expected == NULL)
        die("out of memory");
    for (size_t i = 0; i < work->bytes[CT_SEND]; i++)
        work->sent[i] = (unsigned char)(i * 7 + (size_t)rank * 31 + 1);
    memset(work->expected, GUARD, work->bytes[CT_RECV] + 1);
    run_native(work);
}

static void free_work(struct work *work)
{
    free(work->sent);
    free(work->got);
    free(work->expected);
}

static void run(struct work *work, const struct ct_algorithm *algorithm,
                int setting, enum counts counts)
{
    const struct ct_problem problem = {
        .collective = work->collective,
        .nranks = nranks,
        .bytes = 100,
        .item_bytes = work->item_bytes,
        .setting = ct_settings_at(algorithm->params, setting),
    };
    const struct ct_call call = {
        .send = work->sent,
        .recv = work->got,
        .bytes = 100,
        .element_bytes = 1,
    };

    memset(work->got, GUARD, work->bytes[CT_RECV] + 1);
    if (ct_runner_run(runner, algorithm, &problem, &call) != MPI_SUCCESS)
        die(algorithm->name);
    ncalls++;
    if (memcmp(work->got, work->expected, work->bytes[CT_RECV] + 1) == 0)
        return;
    failures++;
    fprintf(stderr, "rank %d of %d: %s, setting %d, counts %d: wrong\n", rank,
            nranks, algorithm->name, setting, (int)counts);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    current->maker->plan(current->state, builder, shape);
}

/* Where the setting has segments at all. */
static int segments(const struct ct_problem *problem)
{
    return problem->setting.values[0] == 0 ? 1 : 4;
}

static void run_routine(const struct ct_routine *routine,
                        struct ct_algorithm *algorithm)
{
    const bool is_private = routine->maker->collective->private_bytes != 0;

    current = routine;
    *algorithm = (struct ct_algorithm){
        .name = routine->name,
        .collective = routine->maker->collective,
        .params = {is_private ? &ct_phased_param : &ct_ring_allgather_param},
        .segments = is_private ? NULL : segments,
        .plan = plan,
    };
    for (int counts = 0; counts < COUNTS; counts++) {
        struct work work;

        make_work(&work, algorithm->collective, (enum counts)counts);
        for (int i = 0; i < ct_settings_count(algorithm->params); i++)
            run(&work, algorithm, i, (enum counts)counts);
        free_work(&work);
    }
}

static void run_pattern(const struct ct_cluster *cluster,
                        const struct ct_collective *collective)
{
    static struct ct_algorithm algorithms[2][ROUTINES_MAX];
    const bool is_private = collective->private_bytes != 0;
    size_t bytes[RANKS_MAX * RANKS_MAX];
    char name[] = "some";
    const struct ct_call_pattern pattern = {
        .name = name,
        .collective = collective,
        .rank_count = nranks,
        .call_count = 1,
        .bytes = bytes,
    };
    struct ct_generated *generated;
    struct ct_diag diag;

    for (int i = 0; i < nranks * nranks; i++)
        bytes[i] = (size_t)(is_private ? size_of(SOME, i / nranks, i % nranks)
                                       : size_of(SOME, i, 0));
    if (ct_generate_for(cluster, &pattern, &generated, &diag) != CT_OK)
        die(diag.text);
    for (int i = 0; i < generated->nroutines; i++)
        run_routine(&generated->routines[i], &algorithms[is_private][i]);
    ct_generated_free(generated);
}

int main(int argc, char **argv)
{
    struct two_switches made;
    struct ct_workspace workspace = {0};
    MPI_Comm comm;

    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (nranks > RANKS_MAX)
        die("too many ranks");
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    runner = ct_runner_new();
    if (runner == NULL || ct_runner_bind(runner, comm) != MPI_SUCCESS)
        die("no runner");
    ct_runner_use(runner, &workspace, true);
    make_cluster(&made);
    run_pattern(&made.cluster, &ct_alltoallv);
    run_pattern(&made.cluster, &ct_allgatherv);
    ct_runner_free(runner);
    ct_workspace_fini(&workspace);
    MPI_Comm_free(&comm);
    MPI_Allreduce(MPI_IN_PLACE, &failures, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0)
        printf("%d ranks: %d calls compared, %d differences\n", nranks, ncalls,
               failures);
    MPI_Finalize();
    return failures != 0;
}
