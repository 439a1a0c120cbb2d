/*
 * trial_of_three - what is predicted to be the fastest, the next of another algorithm, and
 * native are compared in the first calls of a communicator that was not tuned.
 *
 * MPI program of six ranks, linked with the library, each on a host of its own; predicted
 * are (untuned_tuned.c) C, alltoall_ring, and S, alltoall_spread, which is a little slower; N
 * is native. Time stands
 * still but for what calls cost. With an argument:
 *   second    S takes least
 *   far       the same, but S is expected to take twice as long
 *   kept      C does, and native ten times as long
 *   lost      native does
 *   close     each of them has a fast call; by the median S takes least
 *   slowest   S takes least on all ranks but one
 *   returned  as second, but then native takes least
 *   hopeless  native is expected to take three times as long; as second
 *   alone     the same, and S twice as long
 *   mistaken  as alone, but native takes least, and C longer than native was expected to
 *   misled    as hopeless, in the same way
 *   none      native is expected to be twice as fast: nothing is compared
 *   sums      sums of doubles: C runs, as its result must not depend on the time
 *   unready   as kept, but no rank can ever prepare S: M, native for want of memory
 *   random    calls cost what each rank draws: all ranks do the same
 */
#include "library/entry/take.h"
#include "library/group/consent.h"
#include "library/task/blocks.h"
#include "library/untuned/native_trial.h"
#include "tests/library/checked_calls.h"
#include "tests/library/untuned_tuned.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CALLS = 20, TURNS_MOST = 32 };

static const char *scenario;
static int mistakes;
static double now_s; /* of this rank */
static bool is_turn; /* since the last vote */
static int nvotes, nturns, nof[CT_RIVALS];
static const char *ran; /* the algorithm of the last call that was judged */

static bool is(const char *name)
{
    return strcmp(scenario, name) == 0;
}

int PMPI_Get_processor_name(char *name, int *length)
{
    int number;
    const int err = PMPI_Comm_rank(MPI_COMM_WORLD, &number);

    *length = sprintf(name, "host%d", number);
    return err;
}

double __wrap_PMPI_Wtime(void);

double __wrap_PMPI_Wtime(void)
{
    return now_s;
}

/* Milliseconds of a call whose turn it is, of those of its kind the given one. */
static double cost_of(enum ct_rival rival, int number)
{
    static const struct {
        const char *name;
        double costs[CT_RIVALS];
    } table[] = {{"second", {10, 1, 10}},  {"far", {1, 1, 10}},      {"kept", {1, 1.5, 10}},
                 {"unready", {1, 0, 10}},  {"lost", {10, 10, 1}},    {"close", {1.2, 1, 1.1}},
                 {"hopeless", {10, 1, 0}}, {"mistaken", {10, 0, 1}}, {"misled", {11, 10, 1}}};

    if (is("random"))
        return 1 + rand() % 10 * 0.01;
    if (is("close") && number == 3)
        return 0.5;
    if (is("slowest"))
        return rival == CT_RIVAL_CHOICE ? 2 : rival == CT_RIVAL_NATIVE || checked.rank == 4 ? 3 : 1;
    if (is("returned"))
        return number > 3 ? (double[]){10, 10, 1}[rival] : (double[]){10, 1, 10}[rival];
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        if (is(table[i].name))
            return table[i].costs[rival];
    }
    return 1;
}

int __real_ct_blocks_run(const struct ct_blocks *blocks, const struct ct_task *task,
                         const struct ct_pick *pick, const struct ct_native_call *native);
int __wrap_ct_blocks_run(const struct ct_blocks *blocks, const struct ct_task *task,
                         const struct ct_pick *pick, const struct ct_native_call *native);

int __wrap_ct_blocks_run(const struct ct_blocks *blocks, const struct ct_task *task,
                         const struct ct_pick *pick, const struct ct_native_call *native)
{
    const int err = __real_ct_blocks_run(blocks, task, pick, native);
    const enum ct_rival rival = ct_pick_calls_native(pick)                        ? CT_RIVAL_NATIVE
                                : strstr(pick->algorithm->name, "spread") != NULL ? CT_RIVAL_SECOND
                                                                                  : CT_RIVAL_CHOICE;

    ran = pick->algorithm->name;
    if (!is_turn)
        return err;
    is_turn = false;
    nturns++;
    now_s += cost_of(rival, nof[rival]++) * 1e-3;
    return err;
}

int __real_ct_consent_ask(struct ct_context *context, unsigned *bits);
int __wrap_ct_consent_ask(struct ct_context *context, unsigned *bits);

int __wrap_ct_consent_ask(struct ct_context *context, unsigned *bits)
{
    nvotes++;
    is_turn = true;
    return __real_ct_consent_ask(context, bits);
}

int __real_ct_lane_prepare(struct ct_lane *lane, const struct ct_algorithm *algorithm,
                           const struct ct_problem *problem, const bool *packs, bool *is_ready);
int __wrap_ct_lane_prepare(struct ct_lane *lane, const struct ct_algorithm *algorithm,
                           const struct ct_problem *problem, const bool *packs, bool *is_ready);

int __wrap_ct_lane_prepare(struct ct_lane *lane, const struct ct_algorithm *algorithm,
                           const struct ct_problem *problem, const bool *packs, bool *is_ready)
{
    if (!is("unready") || strstr(algorithm->name, "spread") == NULL)
        return __real_ct_lane_prepare(lane, algorithm, problem, packs, is_ready);
    *is_ready = false;
    return MPI_SUCCESS;
}

/* C, S or N. */
static char what_ran(void)
{
    if (ct_take_latest() == CT_NO_MEMORY)
        return 'M';
    if (ct_take_latest() != CT_TUNED)
        return 'N';
    return strstr(ran, "spread") != NULL ? 'S' : 'C';
}

static void expect(bool is_right, const char *what, int call)
{
    if (is_right)
        return;
    mistakes++;
    fprintf(stderr, "rank %d, call %d: %s; %c ran: %s\n", checked.rank, call, what, what_ran(),
            ct_reason_text(ct_take_latest()));
}

/* Alltoalls run these in turn, `last` from then on. */
static void try_turns(const char *turns, char last)
{
    const int nfirst = (int)strlen(turns);

    for (int i = 0; i < nfirst + CALLS; i++) {
        expect(checked_alltoall(8) == 0, "wrong elements", i);
        expect(what_ran() == (i < nfirst ? turns[i] : last), "not what was expected", i);
    }
}

/* A comparison, the calls between, and the second one. */
static void try_twice(const char *first, char winner, const char *again, char last)
{
    char turns[128], calls[CT_TRIAL_WAIT_MOST + 1] = "";

    memset(calls, winner, CT_TRIAL_WAIT_MOST);
    snprintf(turns, sizeof turns, "%s%s%s", first, calls, again);
    try_turns(turns, last);
    expect(nvotes == (int)(strlen(first) + strlen(again)), "other turns", nvotes);
}

static void try_sums(void)
{
    for (int i = 0; i < CALLS; i++) {
        expect(checked_allreduce_doubles(8) == 0, "wrong elements", i);
        expect(ct_take_latest() == CT_TUNED, "another reason", i);
    }
    expect(nvotes == 0, "a comparison", nvotes);
}

/* At some sizes; no rank does what another does not. */
static void try_random(void)
{
    srand((unsigned)checked.rank + 1);
    for (int count = 1; count <= 64; count *= 4) {
        nturns = 0;
        for (int i = 0; i < 4 * CALLS; i++) {
            int both[2];

            expect(checked_alltoall(count) == 0, "wrong elements", i);
            both[0] = (unsigned char)what_ran();
            both[1] = -both[0];
            PMPI_Allreduce(MPI_IN_PLACE, both, 2, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
            expect(both[0] == -both[1], "not on all ranks", i);
        }
        expect(nturns > 0 && nturns <= TURNS_MOST, "turns without end, or none", nturns);
    }
}

static void try_scenario(void)
{
    if (is("second"))
        try_twice("CSNNSCCSNNSC", 'S', "SNNSSNNS", 'S');
    else if (is("far"))
        try_twice("CNNC", 'C', "CNNCCNNC", 'C');
    else if (is("returned"))
        try_twice("CSNNSCCSNNSC", 'S', "SNNSSNNS", 'N');
    else if (is("kept"))
        try_twice("CSNNSCCSSC", 'C', "CNNCCNNC", 'C');
    else if (is("lost"))
        try_turns("CSNNSCCSNNSC", 'N');
    else if (is("close"))
        try_twice("CSNNSCCSNNSCCSNNSCCSNNSC", 'S', "SNNSSNNS", 'S');
    else if (is("slowest"))
        try_twice("CSNNSCCSNNSC", 'C', "CNNCCNNC", 'C');
    else if (is("unready"))
        try_twice("CMNNMC", 'C', "CNNCCNNC", 'C');
    else if (is("hopeless"))
        try_turns("CSSCCSSC", 'S');
    else if (is("alone"))
        try_turns("", 'C');
    else if (is("mistaken"))
        try_twice("CC", 'C', "CNNCCNNC", 'N');
    else if (is("misled"))
        try_twice("CSSCCSSC", 'S', "SNNSSNNS", 'N');
    else if (is("none"))
        try_turns("", 'N');
    else if (is("sums"))
        try_sums();
    else if (is("random"))
        try_random();
    else
        mistakes++;
}

int main(int argc, char **argv)
{
    scenario = argc > 1 ? argv[1] : "";
    untuned_tuned_make(is("none") ? "native" : is("sums") ? "tried" : scenario);
    MPI_Init(&argc, &argv);
    checked.comm = MPI_COMM_WORLD;
    MPI_Comm_size(MPI_COMM_WORLD, &checked.nranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &checked.rank);
    try_scenario();
    MPI_Finalize();
    return mistakes != 0;
}
