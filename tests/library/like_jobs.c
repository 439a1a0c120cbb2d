/*
 * like_jobs - communicators of ranks that were not tuned take the choices of
 * the job that they are like, with the right result, or are native for the
 * right reason.
 *
 * MPI program of six ranks, linked with the library. Ranks believe that each is
 * on a host of its own, three at either of two switches. Tuned were six ranks in
 * another order, and three at one switch ("thirds"). With an argument:
 *   together  all ranks are on one host
 *   unknown   the last rank is on a host that the site does not have
 *   differ    rank 1 has other traits for "thirds" than the others
 *   placed    ranks 0 to 2 are those that "thirds" had
 *   forced    COLLTUNE_FORCE=allgather:ring is set
 *   faint     what was chosen for alltoall gained little
 *   parts     "halves", three ranks beside three others, was tuned, too
 */
#include "library/run/placement.h"
#include "library/take.h"
#include "tests/repo/descriptors.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RANKS = 6, THIRD = 3, SWITCHES = 2, NODES = SWITCHES + RANKS };
enum { LONG = 1000, LONG_BYTES = 4 * LONG }; /* of a long block */

static const char *mode;

static bool is_mode(const char *name)
{
    return strcmp(mode, name) == 0;
}

static int name_host(int rank, char *name)
{
    if (is_mode("unknown") && rank == RANKS - 1)
        return sprintf(name, "elsewhere");
    return sprintf(name, "host%d", is_mode("together") ? 0 : rank);
}

int PMPI_Get_processor_name(char *name, int *length)
{
    int rank;
    const int err = PMPI_Comm_rank(MPI_COMM_WORLD, &rank);

    *length = name_host(rank, name);
    return err;
}

/* The second switch is below the first. */
static const int parent[NODES] = {-1, 0, 0, 0, 0, 1, 1, 1};
static const double capacity[NODES] = {0, 1e8, 1e8, 1e8, 1e8, 1e8, 1e8, 1e8};
static uint64_t host[NODES];
static const struct ct_site site = {NODES, parent, capacity, host};

extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm bcast_linear;

/* Made for the ranks of their job, as the generator's routines are. */
static struct ct_algorithm made_for_all, made_for_a_third, made_for_them_only;

enum { NATIVE, MADE, MADE_ONLY, RING, LINEAR, CHOICES };

static const struct ct_choice choices[CHOICES] = {
    [NATIVE] = {NULL, {{0}}, 0},
    [MADE] = {&made_for_all, {{0}}, 0},
    [MADE_ONLY] = {&made_for_them_only, {{0}}, 0},
    [RING] = {&allgather_ring, {{0}}, 0},
    [LINEAR] = {&bcast_linear, {{0}}, 0},
};

static const struct ct_choice choices_of_third[] = {
    {NULL, {{0}}, 0},
    {&made_for_a_third, {{0}}, 0},
    {&allgather_ring, {{0}}, 0},
    {&bcast_linear, {{0}}, 0},
};

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != RANKS)
        return &choices[NATIVE];
    return &choices[problem->bytes <= 64 ? MADE : MADE_ONLY];
}

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    return &choices[problem->nranks != RANKS ? NATIVE : RING];
}

/* As in tuned.c, there is a table of this job's roots. */
static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    static const unsigned char roots[RANKS] = {LINEAR, LINEAR, LINEAR,
                                               LINEAR, LINEAR, NATIVE};

    if (problem->root >= RANKS)
        abort();
    return &choices[roots[problem->root]];
}

static const struct ct_choice *choose_third(const struct ct_problem *problem)
{
    if (problem->nranks != THIRD)
        return &choices_of_third[0];
    return &choices_of_third[problem->collective == &ct_alltoall ? 1 : 2];
}

/* The last root of four ranks is the last of three. */
static const struct ct_choice *
choose_third_bcast(const struct ct_problem *problem)
{
    static const unsigned char roots[THIRD] = {0, 0, 3};

    if (problem->root >= THIRD)
        abort();
    return &choices_of_third[roots[problem->root]];
}

static const struct ct_dispatch dispatch[] = {{&ct_alltoall, choose_alltoall},
                                              {&ct_allgather, choose_allgather},
                                              {&ct_bcast, choose_bcast},
                                              {NULL, NULL}};
static const struct ct_dispatch dispatch_of_third[] = {
    {&ct_alltoall, choose_third},
    {&ct_allgather, choose_third},
    {&ct_bcast, choose_third_bcast},
    {NULL, NULL}};

/* Five blocks of 4 bytes take a cable 200 ns. */
static struct ct_tuned_figure figures[] = {
    {&ct_allgather, 4, 1e-9, 1e-9},
    {&ct_allgather, LONG_BYTES, 1, 0.5},
    {&ct_alltoall, 4, 1, 0.5},
};

static struct ct_tuned thirds = {
    .job = "thirds",
    .nranks = THIRD,
    .traits = {3, 3, 1, 1, 2e-8, 1e-8, 1},
    .choices = choices_of_third,
    .nchoices = 4,
    .dispatch = dispatch_of_third,
    .figures = figures,
    .nfigures = 3,
};
static struct ct_tuned halves;
static const struct ct_tuned *const jobs[] = {&thirds, &halves, NULL};

const struct ct_tuned ct_tuned = {
    .machine = "like_jobs",
    .nranks = RANKS,
    .is_simulated = true, /* so that any MPI library will do */
    .placement_hash = 1,  /* of nobody */
    .site = &site,
    .choices = choices,
    .nchoices = CHOICES,
    .dispatch = dispatch,
    .job = "all",
    .traits = {6, 6, 1, 2, 9e-8, 1e-8, 1},
    .jobs = jobs,
    .figures = figures,
    .nfigures = 3,
};

static int mistakes;

/* Calls on one communicator, and what is to become of them. */
struct group {
    const char *name;
    MPI_Comm comm;
    int nranks, rank;
};

static struct group group_of(const char *name, MPI_Comm comm)
{
    struct group group = {.name = name, .comm = comm};

    MPI_Comm_size(comm, &group.nranks);
    MPI_Comm_rank(comm, &group.rank);
    return group;
}

static void expect(const struct group *group, const char *call,
                   enum ct_reason wanted, int wrong)
{
    const enum ct_reason found = ct_take_latest();

    if (found == wanted && wrong == 0)
        return;
    mistakes++;
    fprintf(stderr,
            "%s, %s on rank %d: \"%s\", not \"%s\"; %d wrong elements\n",
            group->name, call, group->rank, ct_reason_text(found),
            ct_reason_text(wanted), wrong);
}

static int value(int from, int to, int i)
{
    return 100000 * from + 10000 * to + i;
}

static void alltoall(const struct group *group, int count,
                     enum ct_reason wanted)
{
    static int sent[RANKS * LONG], got[RANKS * LONG];
    const int n = group->nranks * count;
    int wrong = 0;

    for (int i = 0; i < n; i++)
        sent[i] = value(group->rank, i / count, i % count);
    memset(got, -1, sizeof got);
    MPI_Alltoall(sent, count, MPI_INT, got, count, MPI_INT, group->comm);
    for (int i = 0; i < n; i++)
        wrong += got[i] != value(i / count, group->rank, i % count);
    expect(group, "alltoall", wanted, wrong);
}

static void allgather(const struct group *group, int count,
                      enum ct_reason wanted)
{
    static int sent[LONG], got[RANKS * LONG];
    const int n = group->nranks * count;
    int wrong = 0;

    for (int i = 0; i < count; i++)
        sent[i] = value(group->rank, 0, i);
    memset(got, -1, sizeof got);
    MPI_Allgather(sent, count, MPI_INT, got, count, MPI_INT, group->comm);
    for (int i = 0; i < n; i++)
        wrong += got[i] != value(i / count, 0, i % count);
    expect(group, "allgather", wanted, wrong);
}

static void bcast(const struct group *group, int root, enum ct_reason wanted)
{
    int data = group->rank == root ? 77 : 0;

    MPI_Bcast(&data, 1, MPI_INT, root, group->comm);
    expect(group, "bcast", wanted, data != 77);
}

static void allreduce(const struct group *group, enum ct_reason wanted)
{
    int one = 1, sum = 0;

    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, group->comm);
    expect(group, "allreduce", wanted, sum != group->nranks);
}

/* Nothing of any job is taken. */
static void try_native(const struct group *group, enum ct_reason wanted)
{
    alltoall(group, 1, wanted);
    allgather(group, LONG, wanted);
    allreduce(group, wanted);
}

/* What the job of all ranks gives to as many others. */
static void try_all(const struct group *group)
{
    const bool is_forced = is_mode("forced");

    for (int i = 0; i < 2; i++) { /* the second is like an earlier one */
        alltoall(group, 1, CT_TUNED);
        /* what is chosen for 50 bytes, if it is worth it */
        alltoall(group, 50, is_mode("faint") ? CT_NOT_APPLICABLE : CT_TUNED);
        alltoall(group, LONG, CT_NOT_APPLICABLE);
        allgather(group, 1, is_forced ? CT_TUNED : CT_TOO_SLOW);
        allgather(group, LONG, CT_TUNED);
    }
    for (int root = 0; root < group->nranks; root++)
        bcast(group, root, root < RANKS - 1 ? CT_TUNED : CT_NATIVE_CHOSEN);
    allreduce(group, CT_NEVER_TUNED);
}

/* What "thirds" gives. */
static void try_third(const struct group *group)
{
    const bool takes_all = is_mode("forced") || is_mode("placed");
    const bool is_first = strcmp(group->name, "first half") == 0;

    for (int i = 0; i < 2; i++) {
        alltoall(group, 1, CT_TUNED);
        alltoall(group, LONG, CT_TUNED);
        allgather(group, 1, takes_all && is_first ? CT_TUNED : CT_TOO_SLOW);
        allgather(group, LONG, CT_TUNED);
    }
    bcast(group, group->nranks - 1,
          group->nranks < THIRD ? CT_NATIVE_CHOSEN : CT_TUNED);
    allreduce(group, CT_NEVER_TUNED);
}

static MPI_Comm split(int first, int last)
{
    int rank;
    MPI_Comm comm;

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_split(MPI_COMM_WORLD,
                   rank >= first && rank <= last ? 0 : MPI_UNDEFINED, rank,
                   &comm);
    return comm;
}

/* Ranks of the world in a communicator of their own; others do nothing. */
static void try_part(const char *name, int first, int last,
                     enum ct_reason reason)
{
    MPI_Comm comm = split(first, last);
    struct group group;

    if (comm == MPI_COMM_NULL)
        return;
    group = group_of(name, comm);
    if (reason == CT_TUNED)
        try_third(&group);
    else
        try_native(&group, reason);
    MPI_Comm_free(&comm);
}

static void try_communicators(void)
{
    const struct group world = group_of("world", MPI_COMM_WORLD);
    const struct group self = group_of("self", MPI_COMM_SELF);
    const enum ct_reason first = is_mode("together") ? CT_NO_LIKE_JOB
                                 : is_mode("differ") ? CT_OTHER_LIBRARY
                                                     : CT_TUNED;
    const enum ct_reason last = is_mode("unknown")  ? CT_UNKNOWN_HOST
                                : is_mode("differ") ? CT_TUNED
                                                    : first;
    const enum ct_reason all = is_mode("unknown") ? CT_UNKNOWN_HOST : first;

    if (is_mode("forced")) {
        try_all(&world);
        return;
    }
    if (all == CT_TUNED)
        try_all(&world);
    else
        try_native(&world, all);
    try_part("first half", 0, THIRD - 1, first);
    try_part("second half", THIRD, RANKS - 1, last);
    try_part("two ranks", 0, 1, first);
    try_part("four ranks", 0, 3, first);
    try_native(&self, CT_NO_LIKE_JOB);
}

static void make_algorithm(struct ct_algorithm *algorithm, const char *name,
                           int nranks, const struct ct_algorithm *elsewhere)
{
    *algorithm = alltoall_ring;
    algorithm->name = name;
    algorithm->nranks = nranks;
    algorithm->elsewhere = elsewhere;
}

static void make_jobs(void)
{
    make_algorithm(&made_for_all, "alltoall_made_for_all", RANKS,
                   &alltoall_ring);
    make_algorithm(&made_for_a_third, "alltoall_made_for_a_third", THIRD,
                   &alltoall_ring);
    make_algorithm(&made_for_them_only, "alltoall_made_for_them_only", RANKS,
                   NULL);
    for (int rank = 0; rank < RANKS; rank++) {
        char name[32];

        sprintf(name, "host%d", rank);
        host[SWITCHES + rank] = ct_hash(CT_HASH_START, name, strlen(name));
    }
    if (is_mode("placed"))
        thirds.placement_hash = ct_placement_hash(host + SWITCHES, THIRD);
    if (is_mode("faint"))
        figures[2].choice_s = 0.9;
    halves = thirds;
    halves.job = "halves";
    halves.traits.nparts = RANKS / THIRD;
    if (!is_mode("parts"))
        halves.traits.nranks = 0; /* nothing is like it */
}

int main(int argc, char **argv)
{
    int rank;

    mode = argc > 1 ? argv[1] : "";
    make_jobs();
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (is_mode("differ") && rank == 1)
        thirds.traits.ring_s *= 1.01;
    try_communicators();
    MPI_Finalize();
    return mistakes != 0;
}
