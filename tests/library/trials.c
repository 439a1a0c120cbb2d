/*
 * trials - communicators that were not tuned compare what is predicted to be fast with
 * native in their first calls, and run what was faster on the slowest rank.
 *
 * MPI program of six ranks, linked with the library, each on a host of its own; what is
 * predicted is in untuned_tuned.c. Time stands still
 * but for what calls cost, so it is known what is faster. With an argument:
 *   kept      native takes ten times as long
 *   lost      the choice does
 *   slowest   native does on the last rank, the choice twice as long on others
 *   again     as kept, with calls enough for the second comparison
 *   medium    the same with calls of an eighth of a second
 *   long      the same with calls of a second
 *   reversed  the same, but from the 31st call of the choice on as lost
 *   wavering  as again, but then native takes a little less in all calls but one
 *   seldom    as kept, but other sizes come before the second comparison
 *   late      native takes a little longer, but for one of its first three calls
 *   late_lost the choice does
 *   rounding  sums of doubles and of integers; as lost
 *   all       sums of doubles with COLLTUNE_TRIAL=all; as lost
 *   untried   with COLLTUNE_TRIAL=off; as lost
 *   many      at each doubling of the bytes, more than there is room for; as lost
 *   failing   a call fails on one rank; as kept
 *   broken    the ranks cannot compare, as MPI fails; as kept
 *   unranked  the ranks cannot bring together what they predict, as MPI fails
 *   periodic  two sizes in turn, then others; the choice takes 1.6 times as long
 *   rooted    with roots, in place, on datatypes with gaps
 *   doubted   three ranks, native is expected to be as fast; as kept
 *   guessed   three ranks of a tuned job whose choice is predicted, and three of none; as kept
 *   guessed_lost, unsure  the same, as lost; predicted less surely, without trials
 *   rolling   sizes that do not come again
 *   undecided the same, as doubted
 */
#include "library/entry/take.h"
#include "library/untuned/native_trial.h"
#include "tests/library/checked_calls.h"
#include "tests/library/trial_clock.h"
#include "tests/library/untuned_tuned.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CALLS = 20, OTHERS = 64 };

static int mistakes;

int PMPI_Get_processor_name(char *name, int *length)
{
    int number;
    const int err = PMPI_Comm_rank(MPI_COMM_WORLD, &number);

    *length = sprintf(name, "host%d", number);
    return err;
}

static void expect(const char *call, int number, enum ct_reason wanted, int wrong)
{
    const enum ct_reason found = ct_take_latest();

    if (found == wanted && wrong == 0)
        return;
    mistakes++;
    fprintf(stderr, "%s %d on rank %d: \"%s\", not \"%s\"; %d wrong elements\n", call, number,
            checked.rank, ct_reason_text(found), ct_reason_text(wanted), wrong);
}

static void expect_number(const char *what, int found, int wanted)
{
    if (found == wanted)
        return;
    mistakes++;
    fprintf(stderr, "rank %d: %s: %d, not %d\n", checked.rank, what, found, wanted);
}

/* In calls of a trial that is over after so many: each of the two in turn, and
   in pairs the one that was second begins. */
static enum ct_reason reason_of(int call, int over_after, enum ct_reason later)
{
    static const bool is_native[] = {false, true, true, false};

    if (call >= over_after)
        return later;
    return is_native[call % 4] ? CT_COMPARED : CT_TUNED;
}

static void try_alltoalls(int over_after, enum ct_reason later)
{
    int ncompared = 0, nlater = 0;

    for (int i = 0; i < CALLS; i++) {
        const int wrong = checked_alltoall(8);

        expect("alltoall", i, reason_of(i, over_after, later), wrong);
        ncompared += ct_take_latest() == CT_COMPARED;
        nlater += i >= over_after;
    }
    expect_number("calls of native in turn", trial_calls.ncalls[CT_RIVAL_NATIVE], ncompared);
    expect_number("votes", trial_calls.nvotes, over_after);
    expect_number("calls of PMPI_Alltoall", trial_calls.nalltoalls,
                  ncompared + (later == CT_TRIAL_LOST ? nlater : 0));
}

/* A choice that was faster in the first comparison, of four calls. */
static void try_twice(int nwaits, enum ct_reason later)
{
    const int again = 4 + nwaits;

    for (int i = 0; i < again + 8 + CALLS; i++) {
        const int wrong = checked_alltoall(8);

        expect("alltoall", i,
               i < again ? reason_of(i, 4, CT_TUNED) : reason_of(i - again, 8, later), wrong);
    }
    expect_number("votes", trial_calls.nvotes, 4 + 8);
}

static void try_again(void)
{
    try_twice(CT_TRIAL_WAIT_MOST, CT_TUNED);
}

static void try_medium(void)
{
    try_twice(8, CT_TUNED);
}

static void try_long(void)
{
    try_twice(CT_TRIAL_WAIT_LEAST, CT_TUNED);
}

static void try_reversed(void)
{
    try_twice(CT_TRIAL_WAIT_MOST, CT_TRIAL_LOST);
}

/* Its calls come too seldom to be compared again: it stays. */
static void try_seldom(void)
{
    for (int i = 0; i < 4 + CALLS; i++)
        expect("alltoall", i, reason_of(i, 4, CT_TUNED), checked_alltoall(8));
    for (int i = 0; i < 2 * OTHERS; i++)
        expect("other size", i, CT_TUNED, checked_alltoall(13));
    for (int i = 0; i < CT_TRIAL_WAIT_MOST + CALLS; i++)
        expect("alltoall", i, CT_TUNED, checked_alltoall(8));
    expect_number("votes", trial_calls.nvotes, 4);
}

static void try_sums(void)
{
    for (int i = 0; i < CALLS; i++) {
        int wrong = checked_allreduce(16);

        expect("sum of integers", i, reason_of(i, 8, CT_TRIAL_LOST), wrong);
        wrong = checked_allreduce_doubles(8);
        expect("sum of doubles", i, CT_TUNED, wrong);
    }
}

static void try_doubles(void)
{
    for (int i = 0; i < CALLS; i++) {
        const int wrong = checked_allreduce_doubles(8);

        expect("sum of doubles", i, reason_of(i, 8, CT_TRIAL_LOST), wrong);
    }
}

static void try_many(void)
{
    int ncompared = 0, wrong = 0;

    for (int count = 1; count <= CHECKED_BYTES / 4; count *= 2) {
        for (int i = 0; i < CALLS; i++) {
            wrong += checked_alltoall(count);
            ncompared += ct_take_latest() == CT_COMPARED;
            wrong += checked_allgather(count);
            ncompared += ct_take_latest() == CT_COMPARED;
            wrong += checked_allreduce(count);
            ncompared += ct_take_latest() == CT_COMPARED;
            wrong += checked_bcast(count, 0);
            ncompared += ct_take_latest() == CT_COMPARED;
        }
    }
    expect_number("calls of native in turn", ncompared, 4 * CT_TRIALS);
    expect_number("wrong elements", wrong, 0);
}

/* The rank that fails takes its turns like the others. */
static void try_failing(void)
{
    static const struct {
        int call, over_after;
    } failures[] = {{0, 4}, {2, 4}, {3, 16}};

    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    for (int k = 0; k < 3; k++) {
        trial_calls.fails_after = failures[k].call;
        for (int i = 0; i < CALLS; i++) {
            const int wrong = checked_alltoall(1 << 2 * k);

            expect("alltoall", i, reason_of(i, failures[k].over_after, CT_TUNED), wrong);
        }
    }
}

static void try_broken(void)
{
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    for (int i = 0; i < 2 * CALLS; i++) {
        const int wrong = checked_alltoall(8);

        expect("alltoall", i, reason_of(i, 4, CT_TUNED), wrong);
    }
}

/* The error is the call's, and a later call is predicted. */
static void try_unranked(void)
{
    int sent[RANKS] = {0}, got[RANKS];

    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    expect("alltoall", 0, CT_TUNED, checked_alltoall(8));
    trial_calls.is_broken = true;
    expect_number("alltoall is right",
                  MPI_Alltoall(sent, 1, MPI_INT, got, 1, MPI_INT, MPI_COMM_WORLD) == MPI_SUCCESS,
                  false);
    expect_number("calls of PMPI_Alltoall", trial_calls.nalltoalls, 0);
    trial_calls.is_broken = false;
    expect("alltoall", 1, CT_TUNED, checked_alltoall(1));
}

/* Each second call is of another size, larger and as slow as the choice is at
   the first: neither is taken for the other. Then the first size is gone: after
   64 others the trial begins anew. */
static void try_periodic(void)
{
    for (int i = 0; i < CALLS; i++) {
        int wrong = checked_alltoall(8);
        expect("first size", i, reason_of(i, 8, CT_TRIAL_LOST), wrong);
        wrong = checked_alltoall(13);
        expect("second size", i, i < 7 ? CT_TUNED : CT_TRIAL_LOST, wrong);
    }
    expect("another doubling", 0, CT_TUNED, checked_alltoall(16));
    for (int i = 0; i < OTHERS + CALLS; i++) {
        int wrong = checked_alltoall(31);
        expect("other size", i, i < OTHERS ? CT_TUNED : reason_of(i - OTHERS, 8, CT_TRIAL_LOST),
               wrong);
    }
}

static void try_rooted(void)
{
    static const struct {
        const char *name;
        int (*call)(int root);
    } calls[] = {{"gather", checked_gather},
                 {"scatter", checked_scatter},
                 {"reduce", checked_reduce},
                 {"reduce of pairs", checked_reduce_pairs},
                 {"reduce_scatter_block", checked_reduce_scatter_block},
                 {"bcast", checked_bcast_gaps}};

    for (size_t k = 0; k < sizeof calls / sizeof calls[0]; k++) {
        for (int i = 0; i < CALLS; i++) {
            const int wrong = calls[k].call(2);

            expect(calls[k].name, i, reason_of(i, 8, CT_TRIAL_LOST), wrong);
        }
        expect(calls[k].name, CALLS, CT_TRIAL_LOST, calls[k].call(3));
    }
}

/* Without a trial native would run in these. */
static void try_kept(void)
{
    for (int i = 0; i < CALLS; i++) {
        const int wrong = checked_alltoall(1);

        expect(scenario, i, reason_of(i, 4, CT_TUNED), wrong);
    }
}

static void set_comm(MPI_Comm comm)
{
    checked.comm = comm;
    MPI_Comm_size(comm, &checked.nranks);
    MPI_Comm_rank(comm, &checked.rank);
}

/* 64 calls are not like the first of a trial, and three times more not like the
   next one. */
static void try_rolling_sizes(enum ct_reason later)
{
    for (int i = 0; i < 4 * (1 + OTHERS) + CALLS; i++) {
        const int wrong = checked_alltoall(256 + i % 256);

        expect("alltoall", i, i < 4 * (1 + OTHERS) ? CT_TUNED : later, wrong);
    }
    expect_number("votes", trial_calls.nvotes, 5); /* at the last one it ends */
}

static void try_rolling(void)
{
    try_rolling_sizes(CT_TUNED);
}

/* Ranks 0 to 2 race a tuned job's choice, the others what is predicted for ranks of none. */
static void try_guessed(void)
{
    const int rank = checked.rank;
    MPI_Comm part;

    MPI_Comm_split(MPI_COMM_WORLD, rank / THIRD, rank, &part);
    set_comm(part);
    if (is("unsure"))
        expect("alltoall", 0, rank < THIRD ? CT_UNDECIDED : CT_TUNED, checked_alltoall(8));
    else
        try_alltoalls(is("guessed") ? 4 : 8, is("guessed") ? CT_TUNED : CT_TRIAL_LOST);
    MPI_Comm_free(&part);
}

static void try_third(void)
{
    MPI_Comm part;

    MPI_Comm_split(MPI_COMM_WORLD, checked.rank / THIRD, checked.rank, &part);
    set_comm(part);
    if (is("undecided"))
        try_rolling_sizes(CT_UNDECIDED);
    else
        try_kept();
    MPI_Comm_free(&part);
}

/* Whether there is such a scenario. */
static bool try_scenario(void)
{
    static const struct {
        const char *name;
        void (*run)(void); /* NULL: all-to-alls, with these */
        int over_after;
        enum ct_reason later;
    } scenarios[] = {
        {"kept", NULL, 4, CT_TUNED},
        {"lost", NULL, 8, CT_TRIAL_LOST},
        {"slowest", NULL, 4, CT_TUNED},
        {"again", try_again, 0, 0},
        {"medium", try_medium, 0, 0},
        {"long", try_long, 0, 0},
        {"reversed", try_reversed, 0, 0},
        {"wavering", try_again, 0, 0},
        {"seldom", try_seldom, 0, 0},
        {"late", NULL, 16, CT_TUNED},
        {"late_lost", NULL, 16, CT_TRIAL_LOST},
        {"untried", NULL, 0, CT_TUNED},
        {"rounding", try_sums, 0, 0},
        {"all", try_doubles, 0, 0},
        {"many", try_many, 0, 0},
        {"failing", try_failing, 0, 0},
        {"broken", try_broken, 0, 0},
        {"unranked", try_unranked, 0, 0},
        {"periodic", try_periodic, 0, 0},
        {"rooted", try_rooted, 0, 0},
        {"doubted", try_third, 0, 0},
        {"undecided", try_third, 0, 0},
        {"guessed", try_guessed, 0, 0},
        {"guessed_lost", try_guessed, 0, 0},
        {"unsure", try_guessed, 0, 0},
        {"rolling", try_rolling, 0, 0},
    };

    for (size_t i = 0; i < sizeof scenarios / sizeof scenarios[0]; i++) {
        if (!is(scenarios[i].name))
            continue;
        if (scenarios[i].run != NULL)
            scenarios[i].run();
        else
            try_alltoalls(scenarios[i].over_after, scenarios[i].later);
        return true;
    }
    return false;
}

int main(int argc, char **argv)
{
    scenario = argc > 1 ? argv[1] : "";
    untuned_tuned_make(is("undecided") || is("doubted")      ? "doubted"
                       : is("guessed") || is("guessed_lost") ? "guessed"
                       : is("unsure")                        ? "unsure"
                                                             : "tried");
    MPI_Init(&argc, &argv);
    set_comm(MPI_COMM_WORLD);
    if (!try_scenario())
        mistakes++;
    MPI_Finalize();
    return mistakes != 0;
}
