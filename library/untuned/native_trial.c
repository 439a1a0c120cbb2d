/*
 * native_trial.c - whose turn it is, and who was faster.
 */
#include "library/untuned/native_trial.h"

#include "base/statistics.h"
#include "library/mpi/operations.h"
#include "library/mpi/pmpi.h"
#include "library/switches/force.h"
#include "library/switches/switches.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

/* The ranks compare after so many pairs of calls. */
static const int checkpoints[] = {1, 3, CT_TRIAL_PAIRS};

/* One pair decides for the choice, which is expected to gain, if native took so
   many times as long. */
#define CLEAR_GAIN 2

/* Pairs of the second comparison. */
#define PAIRS_AGAIN 3

/* A trial begins anew with the call after so many that differ from its own. */
#define OTHERS_MOST 64

/* It is over when it would have to begin so many times. */
#define BEGINNINGS_MOST 4

/* Of this process. */
static atomic_ulong nbegun, nkept, nlost;
static atomic_llong cost_ns; /* of calls of what was slower, beyond the others */

static bool is_repeatable(const struct ct_task *task)
{
    const struct ct_arguments *args = task->args;

    return !task->interposed->collective->reduces || ct_trial_mode() == CT_TRIAL_ALL ||
           ct_operation_is_exact(args->op, args->elements[CT_SEND].type);
}

static int doublings_of(size_t bytes)
{
    int n = 0;

    while (bytes >>= 1)
        n++;
    return n;
}

/* Once there is no room for more, what was tried before still is. */
static bool has_room(const struct ct_like *like, const struct ct_task *task)
{
    const int doublings = doublings_of(task->bytes);

    for (int i = 0; i < like->ntrials; i++) {
        if (like->trials[i].interposed == task->interposed &&
            like->trials[i].doublings == doublings)
            return true;
    }
    return like->ntrials < CT_TRIALS;
}

bool ct_trial_is_possible(const struct ct_task *task)
{
    const struct ct_interposed *interposed = task->interposed;
    const struct ct_like *like = task->context->like;
    struct ct_problem problem;

    if (like == NULL || like->is_the_job || ct_trial_mode() == CT_TRIAL_OFF ||
        interposed->native == NULL || ct_force_find(interposed) != NULL || !is_repeatable(task) ||
        !has_room(like, task))
        return false;
    problem = ct_task_problem(task);
    return ct_algorithm_applies(interposed->native, &problem);
}

/* That of the call, a new one if there is none. NULL: there is no room. Found
   alike on all ranks: each has made the calls that were part of trials. */
static struct ct_native_trial *find(const struct ct_task *task, const struct ct_choice *choice)
{
    struct ct_like *like = task->context->like;
    const int doublings = doublings_of(task->bytes);
    struct ct_native_trial *trial;

    for (int i = 0; i < like->ntrials; i++) {
        trial = &like->trials[i];
        if (trial->choice == choice && trial->doublings == doublings &&
            trial->interposed == task->interposed)
            return trial;
    }
    if (like->ntrials == CT_TRIALS)
        return NULL;
    trial = &like->trials[like->ntrials++];
    *trial = (struct ct_native_trial){.interposed = task->interposed,
                                      .choice = choice,
                                      .doublings = doublings,
                                      .bytes = task->bytes,
                                      .root = task->member.root};
    atomic_fetch_add(&nbegun, 1);
    return trial;
}

/* The choice, native, then pairs in which the one that was second begins. */
static enum ct_rival turn_of(int call)
{
    return (enum ct_rival)((call % 2) ^ (call / 2 % 2));
}

/* With another call; if that was tried often enough, without a verdict. A
   choice that was faster once stays so. */
static void begin_anew(struct ct_native_trial *trial, const struct ct_task *task)
{
    if (trial->is_kept || ++trial->nrestarts == BEGINNINGS_MOST) {
        trial->is_over = true;
        trial->outcome = trial->is_doubted && !trial->is_kept ? CT_UNDECIDED : CT_TUNED;
        return;
    }
    trial->bytes = task->bytes;
    trial->root = task->member.root;
    trial->ncalls = 0;
}

/* True if the call is like those that are compared. */
static bool takes_turn(struct ct_native_trial *trial, const struct ct_task *task)
{
    const bool is_alike = trial->bytes == task->bytes && trial->root == task->member.root;

    if (!is_alike && trial->nothers++ < OTHERS_MOST)
        return false;
    if (!is_alike)
        begin_anew(trial, task);
    trial->nothers = 0;
    if (trial->nwaits > 0) {
        trial->nwaits--;
        return false;
    }
    return !trial->is_over;
}

enum ct_reason ct_trial_join(const struct ct_task *task, const struct ct_pick *pick,
                             struct ct_turn *turn)
{
    struct ct_native_trial *trial;

    *turn = (struct ct_turn){.trial = NULL};
    if (!ct_trial_is_possible(task))
        return CT_TUNED;
    trial = find(task, pick->choice);
    if (trial == NULL)
        return pick->is_doubted ? CT_UNDECIDED : CT_TUNED;
    if (!trial->is_over) {
        trial->is_doubted = trial->is_doubted || pick->is_doubted;
        turn->is_timed = takes_turn(trial, task);
    }
    if (trial->is_over)
        return trial->outcome;
    turn->trial = trial;
    turn->is_native = turn->is_timed && turn_of(trial->ncalls) == CT_RIVAL_NATIVE;
    return CT_TUNED;
}

int ct_trial_begin(const struct ct_turn *turn, MPI_Comm comm)
{
    int err;

    if (!turn->is_timed)
        return MPI_SUCCESS;
    err = PMPI_Barrier(comm);
    turn->trial->began_s = PMPI_Wtime();
    return err;
}

static bool is_checkpoint(const struct ct_native_trial *trial, int npairs)
{
    if (trial->is_kept)
        return npairs == PAIRS_AGAIN;
    for (size_t i = 0; i < sizeof checkpoints / sizeof checkpoints[0]; i++) {
        if (npairs == checkpoints[i])
            return true;
    }
    return false;
}

/* The choice, whose calls take so long, was faster so far: another look,
   later. */
static void keep(struct ct_native_trial *trial, double seconds)
{
    trial->is_kept = true;
    trial->ncalls = 0;
    trial->nwaits = CT_TRIAL_WAIT_LEAST;
    while (trial->nwaits < CT_TRIAL_WAIT_MOST && trial->nwaits * seconds < CT_TRIAL_WAIT_S)
        trial->nwaits++;
    atomic_fetch_add(&nkept, 1);
}

static void lose(struct ct_native_trial *trial)
{
    trial->is_over = true;
    trial->outcome = CT_TRIAL_LOST;
    atomic_fetch_add(&nlost, 1);
    if (trial->is_kept)
        atomic_fetch_sub(&nkept, 1);
}

/* True if each call of one was faster than all calls of the other. */
static bool is_clearly_faster(double *one, double *other, int npairs)
{
    return ct_quantile(one, npairs, 1) < ct_quantile(other, npairs, 0);
}

/* By what the slowest ranks took. One pair can only confirm what was expected,
   and three only if no two of their calls overlap. */
static void decide(struct ct_native_trial *trial, int npairs,
                   double seconds[CT_RIVALS][CT_TRIAL_PAIRS])
{
    double *choice = seconds[CT_RIVAL_CHOICE];
    double *native = seconds[CT_RIVAL_NATIVE];

    if (npairs == CT_TRIAL_PAIRS) {
        if (ct_median(native, npairs) < ct_median(choice, npairs))
            lose(trial);
        else
            keep(trial, ct_median(choice, npairs));
    } else if (npairs == 1) {
        if (native[0] >= CLEAR_GAIN * choice[0])
            keep(trial, choice[0]);
    } else if (is_clearly_faster(native, choice, npairs)) {
        lose(trial);
    } else if (trial->is_kept) {
        trial->is_over = true;
    } else if (is_clearly_faster(choice, native, npairs)) {
        keep(trial, ct_median(choice, npairs));
    }
}

/* A comparison that is over cost what the slower calls took longer. */
static void add_cost(const struct ct_native_trial *trial, int npairs,
                     double seconds[CT_RIVALS][CT_TRIAL_PAIRS])
{
    const enum ct_rival faster =
        trial->outcome == CT_TRIAL_LOST ? CT_RIVAL_NATIVE : CT_RIVAL_CHOICE;
    double cost_s = 0;

    for (int i = 0; i < npairs; i++)
        cost_s += seconds[!faster][i] - seconds[faster][i];
    if (isfinite(cost_s)) /* else some call failed */
        atomic_fetch_add(&cost_ns, (long long)(cost_s * 1e9));
}

/* Where MPI fails the choice stays: on all ranks, if it fails on all. */
static int compare(struct ct_native_trial *trial, int npairs, MPI_Comm comm)
{
    double seconds[CT_RIVALS][CT_TRIAL_PAIRS];
    int err;

    memcpy(seconds, trial->seconds, sizeof seconds);
    err = PMPI_Allreduce(MPI_IN_PLACE, seconds, CT_RIVALS * CT_TRIAL_PAIRS, MPI_DOUBLE, MPI_MAX,
                         comm);
    if (err != MPI_SUCCESS) {
        trial->is_over = true;
        return err;
    }
    decide(trial, npairs, seconds);
    if (trial->is_over || trial->ncalls == 0)
        add_cost(trial, npairs, seconds);
    return MPI_SUCCESS;
}

/* A call that failed, perhaps on this rank alone, is a turn all the same. */
int ct_trial_end(const struct ct_turn *turn, MPI_Comm comm, int err)
{
    struct ct_native_trial *trial = turn->trial;
    int npairs;

    if (!turn->is_timed)
        return MPI_SUCCESS;
    npairs = trial->ncalls / CT_RIVALS;
    if (npairs > 0)
        trial->seconds[turn_of(trial->ncalls)][npairs - 1] =
            err == MPI_SUCCESS ? PMPI_Wtime() - trial->began_s : INFINITY;
    trial->ncalls++;
    return trial->ncalls % CT_RIVALS == 0 && is_checkpoint(trial, npairs)
               ? compare(trial, npairs, comm)
               : MPI_SUCCESS;
}

void ct_trials_print(FILE *file)
{
    if (nbegun > 0)
        fprintf(file,
                "colltune: choices of like jobs compared with native: %lu; "
                "kept: %lu; native was faster: %lu; cost: %.3g s\n",
                atomic_load(&nbegun), atomic_load(&nkept), atomic_load(&nlost),
                (double)atomic_load(&cost_ns) * 1e-9);
}
