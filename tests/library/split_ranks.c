/*
 * split_ranks - communicators that a program splits off know how many like them use each cable,
 * from the ranks on each host, which MPI_Init counts by one MPI_Allreduce.
 *
 * MPI program of six ranks, linked with the library. By the argument
 *   apart       each is on a host of its own, three at either of two switches
 *   shared      each two are on one host, two hosts at the first switch
 *   unknown     the last rank is on a host that the site does not have
 *   unprepared  rank 1 has no memory to count them
 *   unseen      the library does not see MPI_Init
 *   forgotten   rank 1 does not know them, so its communicators do not
 * Where they are not known all parts are taken to use all cables.
 */
#include "library/group/world_hosts.h"
#include "library/tuned.h"
#include "tests/library/checked_calls.h"
#include "tests/library/untuned_tuned.h"

#include <stdio.h>
#include <string.h>

enum { CABLES_MAX = SWITCHES + 3 }; /* of the places of three ranks */

/* A way to split the ranks. */
static const struct shape {
    const char *mode;
    int colors[RANKS];
    int nranks;               /* of the parts that are looked at */
    int on_cable[CABLES_MAX]; /* of each; 0 at the end. Without: nobody asks */
} shapes[] = {
    {"apart", {0, 1, 2, 0, 1, 2}, 2, {1, 3, 1, 1}},
    {"apart", {0, 0, 0, 1, 1, 1}, 3, {1, 1, 1, 1}},
    {"apart", {0, 1, 1, 1, 0, 1}, 2, {1, 3, 1, 1}},
    {"apart", {0, 1, 1, 1, 0, 1}, 4, {0}},
    {"shared", {0, 1, 0, 1, 0, 1}, 3, {1, 2, 2, 2, 2}},
    {"shared", {0, 0, 1, 1, 2, 2}, 2, {1, 1}},
};

static const char *mode;
static int world_rank, mistakes, nallreduces;
static struct ct_parts seen; /* what the library predicts by */

int PMPI_Get_processor_name(char *name, int *length)
{
    int rank;
    const int err = PMPI_Comm_rank(MPI_COMM_WORLD, &rank);

    if (strcmp(mode, "unknown") == 0 && rank == RANKS - 1)
        *length = sprintf(name, "elsewhere");
    else
        *length = sprintf(name, "host%d", strcmp(mode, "shared") == 0 ? rank / 2 * 2 : rank);
    return err;
}

int __real_ct_ranking_share(const struct ct_predictor *by, const struct ct_problem *problem,
                            struct ct_share share, struct ct_prediction *predictions, int *n,
                            struct ct_diag *diag);
int __wrap_ct_ranking_share(const struct ct_predictor *by, const struct ct_problem *problem,
                            struct ct_share share, struct ct_prediction *predictions, int *n,
                            struct ct_diag *diag);

int __wrap_ct_ranking_share(const struct ct_predictor *by, const struct ct_problem *problem,
                            struct ct_share share, struct ct_prediction *predictions, int *n,
                            struct ct_diag *diag)
{
    seen = *by->parts;
    return __real_ct_ranking_share(by, problem, share, predictions, n, diag);
}

int __real_PMPI_Allreduce(const void *send, void *recv, int count, MPI_Datatype type, MPI_Op op,
                          MPI_Comm comm);
int __wrap_PMPI_Allreduce(const void *send, void *recv, int count, MPI_Datatype type, MPI_Op op,
                          MPI_Comm comm);

int __wrap_PMPI_Allreduce(const void *send, void *recv, int count, MPI_Datatype type, MPI_Op op,
                          MPI_Comm comm)
{
    nallreduces++;
    return __real_PMPI_Allreduce(send, recv, count, type, op, comm);
}

bool __real_ct_world_hosts_prepare(int nranks);
bool __wrap_ct_world_hosts_prepare(int nranks);

bool __wrap_ct_world_hosts_prepare(int nranks)
{
    int rank;

    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    return (strcmp(mode, "unprepared") != 0 || rank != 1) && __real_ct_world_hosts_prepare(nranks);
}

const struct ct_program_ranks *__real_ct_world_hosts(void);
const struct ct_program_ranks *__wrap_ct_world_hosts(void);

const struct ct_program_ranks *__wrap_ct_world_hosts(void)
{
    return strcmp(mode, "forgotten") == 0 && world_rank == 1 ? NULL : __real_ct_world_hosts();
}

static void expect_number(const char *what, int at, int found, int wanted)
{
    if (found == wanted)
        return;
    mistakes++;
    fprintf(stderr, "%s, rank %d: %s %d: %d, not %d\n", mode, world_rank, what, at, found, wanted);
}

/* True if all ranks of the communicator know the ranks on each host. */
static bool is_counted(const struct shape *shape)
{
    if (strcmp(mode, "forgotten") == 0)
        return strcmp(shape->mode, "apart") == 0 && shape->colors[world_rank] != shape->colors[1];
    return strcmp(mode, shape->mode) == 0;
}

static void expect_parts(const struct shape *shape)
{
    const bool is_known = is_counted(shape) && shape->on_cable[0] != 0;

    expect_number("parts", 0, seen.n, RANKS / shape->nranks);
    expect_number("cables are known", 0, seen.on_cable != NULL, is_known);
    for (int i = 0; is_known && seen.on_cable != NULL && i < CABLES_MAX; i++) {
        if (shape->on_cable[i] != 0)
            expect_number("cable", i, seen.on_cable[i], shape->on_cable[i]);
    }
}

static void try_shape(const struct shape *shape)
{
    MPI_Comm_split(MPI_COMM_WORLD, shape->colors[world_rank], world_rank, &checked.comm);
    MPI_Comm_size(checked.comm, &checked.nranks);
    MPI_Comm_rank(checked.comm, &checked.rank);
    if (checked.nranks == shape->nranks) {
        seen = (struct ct_parts){.n = -1};
        expect_number("wrong elements", 0, checked_alltoall(1), 0);
        expect_parts(shape);
    }
    MPI_Comm_free(&checked.comm);
}

int main(int argc, char **argv)
{
    const struct shape *last = shapes + sizeof shapes / sizeof *shapes;
    int wanted = 2;
    bool is_shared;

    mode = argc > 1 ? argv[1] : "apart";
    is_shared = strcmp(mode, "shared") == 0;
    if (strcmp(mode, "unseen") == 0)
        wanted = 0;
    else if (strcmp(mode, "unknown") == 0 || strcmp(mode, "unprepared") == 0)
        wanted = 1;
    untuned_tuned_make("apart");
    if (strcmp(mode, "unseen") == 0)
        PMPI_Init(&argc, &argv);
    else
        MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &world_rank);
    expect_number("allreduces in MPI_Init", 0, nallreduces, wanted);
    for (const struct shape *shape = shapes; shape < last; shape++) {
        if (strcmp(shape->mode, is_shared ? "shared" : "apart") == 0 &&
            strcmp(mode, "unknown") != 0)
            try_shape(shape);
    }
    MPI_Finalize();
    return mistakes != 0;
}
