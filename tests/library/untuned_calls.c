/*
 * untuned_calls - communicators of ranks that were not tuned run what is predicted to be
 * fast, with the right result, or are native for the right reason.
 *
 * MPI program of six ranks, linked with the library. Ranks believe that each is on a host of
 * its own, three at either of two switches; with "ordered" they are dealt round the switches.
 * What each argument asks for is in untuned_tuned.h, and besides
 *   memory   rank 1 has no memory for its first ranking
 *   forced   COLLTUNE_FORCE=allgather:ring is set
 *   refused  the last rank, which has nothing to send, calls MPI_Gatherv wrongly
 */
#include "library/entry/take.h"
#include "tests/library/checked_calls.h"
#include "tests/library/untuned_tuned.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int PMPI_Get_processor_name(char *name, int *length)
{
    int rank;
    const int err = PMPI_Comm_rank(MPI_COMM_WORLD, &rank);

    if (is_mode("unknown") && rank == RANKS - 1)
        *length = sprintf(name, "elsewhere");
    else
        *length = sprintf(name, "host%d", is_mode("ordered") ? rank % 2 * THIRD + rank / 2 : rank);
    return err;
}

static int mistakes;
static int nranked; /* times that the library ranked candidates */
static const char *name;

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
    static bool has_failed;
    const bool fails = is_mode("memory") && checked.rank == 1 && !has_failed;

    nranked++;
    has_failed = true;
    if (fails)
        return CT_ERR_MEMORY;
    return __real_ct_ranking_share(by, problem, share, predictions, n, diag);
}

static void expect(const char *call, enum ct_reason wanted, int wrong)
{
    const enum ct_reason found = ct_take_latest();

    if (found == wanted && wrong == 0)
        return;
    mistakes++;
    fprintf(stderr, "%s, %s on rank %d: \"%s\", not \"%s\"; %d wrong elements\n", name, call,
            checked.rank, ct_reason_text(found), ct_reason_text(wanted), wrong);
}

static void expect_number(const char *what, int found, int wanted)
{
    if (found == wanted)
        return;
    mistakes++;
    fprintf(stderr, "%s, rank %d: %s: %d, not %d\n", name, checked.rank, what, found, wanted);
}

static void use(const char *called, MPI_Comm comm)
{
    name = called;
    checked.comm = comm;
    MPI_Comm_size(comm, &checked.nranks);
    MPI_Comm_rank(comm, &checked.rank);
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

/* By an operation that does not commute. */
static void allreduce_in_order(enum ct_reason wanted)
{
    const int mine[2] = {2, checked.rank};
    int all[2] = {0}, right[2] = {1, 0};
    MPI_Datatype pair;
    MPI_Op op;

    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    MPI_Op_create(compose_pairs, 0, &op);
    for (int rank = 0; rank < checked.nranks; rank++) {
        right[1] = 2 * right[1] + rank;
        right[0] *= 2;
    }
    MPI_Allreduce(mine, all, 1, pair, op, checked.comm);
    MPI_Op_free(&op);
    MPI_Type_free(&pair);
    expect("allreduce in order", wanted, (all[0] != right[0]) + (all[1] != right[1]));
}

static void scan(enum ct_reason wanted)
{
    const int one = 1;
    int sum = 0;

    MPI_Scan(&one, &sum, 1, MPI_INT, MPI_SUM, checked.comm);
    expect("scan", wanted, sum != checked.rank + 1);
}

/* Sizes from one integer to far above what was timed. */
static void try_predicted(void)
{
    static const int counts[] = {1, 50, LONG, 1 << 16};

    for (int i = 0; i < 2; i++) { /* the second are like earlier ones */
        for (int k = 0; k < 4; k++)
            expect("alltoall", CT_TUNED, checked_alltoall(counts[k]));
        expect("allgather", is_mode("forced") ? CT_TUNED : CT_PREDICTED_SLOW, checked_allgather(1));
        expect("allreduce", is_mode("ordered") ? CT_TUNED : CT_PREDICTED_SLOW,
               checked_allreduce(1));
        allreduce_in_order(CT_PREDICTED_SLOW);
        scan(CT_NEVER_TUNED);
    }
    for (int root = 0; root < checked.nranks; root++)
        expect("bcast", CT_TUNED, checked_bcast(1, root));
}

/* A kind of calls is ranked once, and one with many roots with few of them. */
static void try_kinds(void)
{
    nranked = 0;
    for (int i = 0; i < 8; i++) {
        checked_alltoall(64 + i);
        checked_alltoall(128 + i);
    }
    expect_number("rankings of two doublings", nranked, 2);
    for (int i = 0; i < 2 * RANKS; i++)
        expect("bcast", CT_TUNED, checked_bcast(LONG, i % RANKS));
    expect_number("rankings with all roots", nranked, 2 + CT_RANKED_ROOTS);
}

static void try_native(enum ct_reason wanted)
{
    expect("alltoall", wanted, checked_alltoall(1));
    expect("allgather", wanted, checked_allgather(LONG));
    expect("allreduce", wanted, checked_allreduce(1));
}

/* Ranks of the world in a communicator of their own; others do nothing. */
static void try_part(const char *called, int first, int last, enum ct_reason reason)
{
    MPI_Comm comm;
    int rank;

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_split(MPI_COMM_WORLD, rank >= first && rank <= last ? 0 : MPI_UNDEFINED, rank, &comm);
    if (comm == MPI_COMM_NULL)
        return;
    use(called, comm);
    if (reason == CT_TUNED && first == 0 && last == THIRD - 1 &&
        (is_mode("placed") || is_mode("parts"))) {
        expect("alltoall", CT_TUNED, checked_alltoall(1));
        expect("allgather", CT_NEVER_TUNED, checked_allgather(1));
    } else if (reason == CT_TUNED) {
        try_predicted();
    } else {
        try_native(reason);
    }
    MPI_Comm_free(&comm);
}

static void try_world(void)
{
    use("world", MPI_COMM_WORLD);
    if (is_mode("memory")) {
        expect("alltoall", CT_NO_MEMORY, checked_alltoall(1));
        expect("alltoall again", CT_TUNED, checked_alltoall(1));
        expect_number("rankings", nranked, 2);
    }
    try_predicted();
    if (!is_mode("forced"))
        try_kinds();
}

/* The others do not wait for a rank that was refused the first call of its kind. */
static void try_refused(void)
{
    const bool is_last = checked.rank == RANKS - 1;
    const int counts[RANKS] = {1, 1, 1, 1, 1, 0}, displs[RANKS] = {0, 1, 2, 3, 4, 5};
    int all[RANKS], wrong = 0, err;

    expect("alltoall", CT_TUNED, checked_alltoall(1)); /* sets up */
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    for (int i = 0; i < 2; i++) { /* the second is right */
        err = MPI_Gatherv(&checked.rank, is_last ? i - 1 : 1, MPI_INT, all, counts, displs, MPI_INT,
                          0, MPI_COMM_WORLD);
        PMPI_Barrier(MPI_COMM_WORLD); /* they are back before that rank makes the next call */
        expect_number("error of gatherv", err != MPI_SUCCESS, is_last && i == 0);
        for (int rank = 0; rank < RANKS - 1 && checked.rank == 0; rank++)
            wrong += all[rank] != rank;
        expect("gatherv", is_last && i == 0 ? CT_WRONG_ARGUMENTS : CT_TUNED, wrong);
    }
    expect("alltoall again", CT_TUNED, checked_alltoall(1));
}

static void try_communicators(void)
{
    const bool differs = is_mode("differ") || is_mode("differ_error");
    const enum ct_reason few = is_mode("none") ? CT_OTHER_NRANKS : CT_TUNED;

    if (is_mode("refused")) {
        use("world", MPI_COMM_WORLD);
        try_refused();
        return;
    }
    if (is_mode("none") || is_mode("unknown")) {
        use("world", MPI_COMM_WORLD);
        try_native(is_mode("none") ? CT_OTHER_PLACEMENT : CT_UNKNOWN_HOST);
    } else if (!differs) {
        try_world();
    }
    try_part("first half", 0, THIRD - 1, differs ? CT_OTHER_LIBRARY : few);
    try_part("second half", THIRD, RANKS - 1, is_mode("unknown") ? CT_UNKNOWN_HOST : few);
    try_part("two ranks", 0, 1, differs ? CT_OTHER_LIBRARY : few);
    try_part("four ranks", 0, 3, differs ? CT_OTHER_LIBRARY : few);
    use("self", MPI_COMM_SELF);
    if (!is_mode("forced"))
        try_native(CT_OTHER_NRANKS);
}

int main(int argc, char **argv)
{
    int rank;

    untuned_tuned_make(argc > 1 ? argv[1] : "");
    PMPI_Init(&argc, &argv); /* the ranks agree later: they differ only now */
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 1)
        untuned_tuned_differ();
    try_communicators();
    MPI_Finalize();
    return mistakes != 0;
}
