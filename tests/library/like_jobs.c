/*
 * like_jobs - communicators of ranks that were not tuned take the choices of
 * the job that they are like, with the right result, or are native for the
 * right reason.
 *
 * MPI program of six ranks, linked with the library. Ranks believe that each is
 * on a host of its own, three at either of two switches. Tuned were six ranks in
 * another order, and three at one switch ("thirds"). What each argument asks for
 * is in like_tuned.h.
 */
#include "library/entry/take.h"
#include "tests/library/like_tuned.h"
#include "tests/repo/descriptors.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int name_host(int rank, char *name)
{
    if (is_mode("dealt"))
        return sprintf(name, "host%d", rank % 2 * THIRD + rank / 2);
    if (is_mode("unknown") && rank == RANKS - 1)
        return sprintf(name, "elsewhere");
    return sprintf(name, "host%d", is_mode("together") || is_mode("far") ? 0 : rank);
}

int PMPI_Get_processor_name(char *name, int *length)
{
    int rank;
    const int err = PMPI_Comm_rank(MPI_COMM_WORLD, &rank);

    *length = name_host(rank, name);
    return err;
}

static int mistakes;

static int njudged; /* calls */

double __real_ct_native_time(const struct ct_tuned *job, const struct ct_collective *collective,
                             size_t bytes, const struct ct_traits *here);
double __wrap_ct_native_time(const struct ct_tuned *job, const struct ct_collective *collective,
                             size_t bytes, const struct ct_traits *here);

double __wrap_ct_native_time(const struct ct_tuned *job, const struct ct_collective *collective,
                             size_t bytes, const struct ct_traits *here)
{
    njudged++;
    return __real_ct_native_time(job, collective, bytes, here);
}

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

static void expect(const struct group *group, const char *call, enum ct_reason wanted, int wrong)
{
    const enum ct_reason found = ct_take_latest();

    if (found == wanted && wrong == 0)
        return;
    mistakes++;
    fprintf(stderr, "%s, %s on rank %d: \"%s\", not \"%s\"; %d wrong elements\n", group->name, call,
            group->rank, ct_reason_text(found), ct_reason_text(wanted), wrong);
}

static int value(int from, int to, int i)
{
    return 100000 * from + 10000 * to + i;
}

static void alltoall(const struct group *group, int count, enum ct_reason wanted)
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

static void allgather(const struct group *group, int count, enum ct_reason wanted)
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

static bool is_gain_small(void)
{
    return is_mode("faint") || is_mode("little") || is_mode("doubted") || is_mode("untimed") ||
           is_mode("uneven") || is_mode("own");
}

/* Does native win where two jobs are about as like these ranks? */
static bool is_doubted(const struct group *group, bool is_first)
{
    if (is_mode("doubted") || is_mode("little"))
        return true;
    if (is_mode("sure") || is_mode("untimed"))
        return group->nranks > THIRD;
    return (is_mode("own") || is_mode("uneven")) && !is_first;
}

/* What the job of all ranks gives to as many others. */
static void try_all(const struct group *group)
{
    const bool is_forced = is_mode("forced");

    for (int i = 0; i < 2; i++) { /* the second is like an earlier one */
        alltoall(group, 1, is_mode("little") ? CT_NATIVE_CHOSEN : CT_TUNED);
        /* what is chosen for 50 bytes, if it is worth it */
        alltoall(group, 50,
                 is_gain_small()     ? CT_NOT_APPLICABLE
                 : is_mode("waning") ? CT_NATIVE_CHOSEN
                                     : CT_TUNED);
        alltoall(group, LONG, CT_NOT_APPLICABLE);
        /* with the nearest radix that these ranks can have */
        alltoall(group, RADIX, is_mode("waning") ? CT_NOT_APPLICABLE : CT_TUNED);
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
    const bool takes_all = is_mode("forced") || is_mode("placed") || is_mode("own");
    const bool is_first = strcmp(group->name, "first half") == 0;
    const enum ct_reason pairs = is_doubted(group, is_first) ? CT_NATIVE_CHOSEN : CT_TUNED;

    for (int i = 0; i < 2; i++) {
        alltoall(group, 1, pairs);
        alltoall(group, LONG, pairs);
        allgather(group, 1, takes_all && is_first ? CT_TUNED : CT_TOO_SLOW);
        allgather(group, LONG, CT_TUNED);
    }
    bcast(group, group->nranks - 1, group->nranks < THIRD ? CT_NATIVE_CHOSEN : CT_TUNED);
    allreduce(group, CT_NEVER_TUNED);
}

/* Of pairs {a, b}, x -> a x + b each, the second after the first. */
static void compose_pairs(void *in, void *inout, int *length, MPI_Datatype *type)
{
    const int *first = in;
    int *second = inout;

    (void)type;
    for (int i = 0; i < 2 * *length; i += 2) {
        second[i + 1] = second[i] * first[i + 1] + second[i + 1];
        second[i] *= first[i];
    }
}

static void allreduce_in_order(const struct group *group, enum ct_reason wanted)
{
    const int mine[2] = {2, group->rank};
    int all[2] = {0}, right[2] = {1, 0};
    MPI_Datatype pair;
    MPI_Op op;

    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    MPI_Op_create(compose_pairs, 0, &op);
    for (int rank = 0; rank < group->nranks; rank++) {
        right[1] = 2 * right[1] + rank;
        right[0] *= 2;
    }
    MPI_Allreduce(mine, all, 1, pair, op, group->comm);
    MPI_Op_free(&op);
    MPI_Type_free(&pair);
    expect(group, "allreduce in order", wanted, (all[0] != right[0]) + (all[1] != right[1]));
}

/* What "sorted" gives to ranks in another order: native as it is. */
static void try_sorted(const struct group *group)
{
    for (int i = 0; i < 2; i++) {
        alltoall(group, 1, CT_TUNED);
        alltoall(group, LONG, CT_NATIVE_CHOSEN);
        allgather(group, 1, CT_NATIVE_CHOSEN);
        allgather(group, LONG, CT_TUNED);
        allreduce(group, CT_TUNED);
        allreduce_in_order(group, CT_TUNED);
    }
    for (int root = 0; root < group->nranks; root++)
        bcast(group, root, CT_NATIVE_CHOSEN);
}

static void try_refused(const struct group *group)
{
    for (int i = 0; i < 2; i++) /* the first sets the communicator up */
        allgather(group, 1, CT_TOO_SLOW);
    njudged = 0;
    for (int i = 0; i < 2; i++)
        allgather(group, 1, CT_TOO_SLOW);
    if ((njudged == 0) == is_mode("refused"))
        return;
    mistakes++;
    fprintf(stderr, "refused on rank %d: judged %d times\n", group->rank, njudged);
}

static MPI_Comm split(int first, int last)
{
    int rank;
    MPI_Comm comm;

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_split(MPI_COMM_WORLD, rank >= first && rank <= last ? 0 : MPI_UNDEFINED, rank, &comm);
    return comm;
}

/* Ranks of the world in a communicator of their own; others do nothing. */
static void try_part(const char *name, int first, int last, enum ct_reason reason)
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

static bool differs(void)
{
    return is_mode("differ") || is_mode("gains");
}

static void try_communicators(void)
{
    const struct group world = group_of("world", MPI_COMM_WORLD);
    const struct group self = group_of("self", MPI_COMM_SELF);
    const enum ct_reason first = is_mode("together") ? CT_NO_LIKE_JOB
                                 : differs()         ? CT_OTHER_LIBRARY
                                                     : CT_TUNED;
    const enum ct_reason last = is_mode("unknown") ? CT_UNKNOWN_HOST : differs() ? CT_TUNED : first;
    const enum ct_reason all = is_mode("unknown") ? CT_UNKNOWN_HOST : first;

    if (is_mode("forced")) {
        try_all(&world);
        return;
    }
    if (is_mode("named")) {
        alltoall(&world, 1, CT_TUNED);
        allgather(&world, 1, CT_TUNED);
    }
    if (is_mode("named") || is_mode("far") || is_mode("misnamed")) {
        allgather(&world, LONG, CT_TUNED);
        return;
    }
    if (is_mode("dealt")) {
        try_sorted(&world);
        return;
    }
    if (is_mode("few")) {
        alltoall(&world, 1, CT_NATIVE_CHOSEN);
        return;
    }
    if (is_mode("as_loaded") || is_mode("rival")) {
        alltoall(&world, 1, CT_TUNED);
        return;
    }
    if (is_mode("loaded") || is_mode("slow_rival")) {
        alltoall(&world, 1, CT_TOO_SLOW);
        return;
    }
    if (is_mode("refused") || is_mode("refused_each_time")) {
        try_refused(&world);
        return;
    }
    if (all == CT_TUNED)
        try_all(&world);
    else
        try_native(&world, all);
    try_part("first half", 0, THIRD - 1, first);
    try_part("second half", THIRD, RANKS - 1, last);
    if (is_mode("uneven") || is_mode("own"))
        return;
    try_part("two ranks", 0, 1, first);
    try_part("four ranks", 0, 3, first);
    try_native(&self, CT_NO_LIKE_JOB);
}

int main(int argc, char **argv)
{
    int rank;

    like_tuned_make(argc > 1 ? argv[1] : "");
    PMPI_Init(&argc, &argv); /* the ranks agree later: they differ only now */
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 1)
        like_tuned_differ();
    try_communicators();
    MPI_Finalize();
    return mistakes != 0;
}
