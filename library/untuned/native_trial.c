/*
 * native_trial.c - whose turn it is, and what was faster.
 */
#include "library/untuned/native_trial.h"

#include "base/numbers.h"
#include "base/statistics.h"
#include "library/group/consent.h"
#include "library/mpi/operations.h"
#include "library/mpi/pmpi.h"
#include "library/switches/force.h"
#include "library/switches/switches.h"
#include "library/task/task.h"
#include "library/untuned/predicted_choice.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

/* The ranks compare after so many rounds, in which each had a call. */
static const int checkpoints[] = {1, 3, CT_TRIAL_ROUNDS};

/* After one round what took so many times as long as the choice is out: the choice is
   what is expected to be fast. */
#define CLEAR_GAIN 2

/* Rounds of the second comparison. */
#define ROUNDS_AGAIN 3

/* A trial begins anew with the call after so many that differ from its own. */
#define OTHERS_MOST 64

/* It is over when it would have to begin so many times. */
#define BEGINNINGS_MOST 4

/* Of this process. */
static atomic_ulong nbegun, nkept, nsecond, nlost;
static atomic_llong cost_ns; /* of calls of what was slower, beyond the others */

static bool is_repeatable(const struct ct_task *task)
{
    const struct ct_arguments *args = task->args;

    return !task->interposed->collective->reduces || ct_trial_mode() == CT_TRIAL_ALL ||
           ct_operation_is_exact(args->op, args->elements[CT_SEND].type);
}

/* Once there is no room for more, what was tried before still is. */
static bool has_room(const struct ct_native_trials *trials, const struct ct_task *task)
{
    const int doublings = ct_doublings(task->bytes);

    for (int i = 0; i < trials->n; i++) {
        if (trials->at[i].interposed == task->interposed && trials->at[i].doublings == doublings)
            return true;
    }
    return trials->n < CT_TRIALS;
}

bool ct_trial_is_possible(const struct ct_task *task)
{
    const struct ct_interposed *interposed = task->interposed;
    const struct ct_native_trials *trials = task->context->trials;
    struct ct_problem problem;

    if (trials == NULL || ct_trial_mode() == CT_TRIAL_OFF || interposed->native == NULL ||
        ct_force_find(interposed) != NULL || !is_repeatable(task) || !has_room(trials, task))
        return false;
    problem = ct_task_problem(task);
    return ct_algorithm_applies(interposed->native, &problem);
}

/* Begin to compare calls like this one, with native if it was to be compared at first:
   ranks may remember that it is not. */
static void begin(struct ct_native_trial *trial, const struct ct_task *task,
                  const struct ct_pick *pick)
{
    trial->bytes = task->bytes;
    trial->root = task->member.root;
    trial->second = pick->second;
    trial->second_ns = pick->second_ns;
    trial->native_ns = pick->native_ns;
    memset(trial->ns, 0, sizeof trial->ns);
    trial->nrounds = trial->place = trial->nin = 0;
    trial->in[trial->nin++] = CT_RIVAL_CHOICE;
    if (trial->second != NULL)
        trial->in[trial->nin++] = CT_RIVAL_SECOND;
    if (trial->has_native)
        trial->in[trial->nin++] = CT_RIVAL_NATIVE;
}

/* The choice is timed, but not compared. */
static bool is_alone(const struct ct_native_trial *trial)
{
    return trial->second == NULL && !trial->has_native;
}

/* That of the call. If there is none, it is made in the next place, which it gets when all ranks
   take the call's turn. NULL: there is no room. */
static struct ct_native_trial *find(const struct ct_task *task, const struct ct_pick *pick)
{
    struct ct_native_trials *trials = task->context->trials;
    const int doublings = ct_doublings(task->bytes);
    struct ct_native_trial *trial;

    for (int i = 0; i < trials->n; i++) {
        trial = &trials->at[i];
        if (trial->choice == pick->choice && trial->doublings == doublings &&
            trial->interposed == task->interposed)
            return trial;
    }
    if (trials->n == CT_TRIALS)
        return NULL;
    trial = &trials->at[trials->n];
    *trial = (struct ct_native_trial){.interposed = task->interposed,
                                      .choice = pick->choice,
                                      .doublings = doublings,
                                      .has_native = pick->has_native};
    begin(trial, task, pick);
    return trial;
}

/* Each in turn, then rounds in which the one that was last begins. */
static enum ct_rival turn_of(const struct ct_native_trial *trial)
{
    return trial->in[trial->nrounds % 2 == 0 ? trial->place : trial->nin - 1 - trial->place];
}

/* With another call. A choice that was faster once stays so. */
static void begin_anew(struct ct_native_trial *trial, const struct ct_task *task,
                       const struct ct_pick *pick)
{
    trial->is_over = trial->is_kept;
    if (trial->is_over)
        return;
    trial->nrestarts++;
    begin(trial, task, pick);
}

/* True if the call is like those that are compared. */
static bool takes_turn(struct ct_native_trial *trial, const struct ct_task *task,
                       const struct ct_pick *pick)
{
    const bool is_alike = trial->bytes == task->bytes && trial->root == task->member.root;

    if (!is_alike && trial->nothers++ < OTHERS_MOST)
        return false;
    if (!is_alike)
        begin_anew(trial, task, pick);
    trial->nothers = 0;
    if (trial->nwaits > 0) {
        trial->nwaits--;
        return false;
    }
    return !trial->is_over;
}

/* Pick one of those that are compared. Where the second cannot do the call, as a
   reduction by another operation, the choice runs. */
static void pick_rival(const struct ct_task *task, struct ct_pick *pick,
                       const struct ct_native_trial *trial, enum ct_rival rival)
{
    if (rival == CT_RIVAL_NATIVE) {
        pick->algorithm = task->interposed->native;
        pick->problem.setting = (struct ct_setting){{0}};
    }
    if (rival == CT_RIVAL_SECOND)
        ct_predicted_take(task, pick, trial->second, trial->second_ns);
}

/* The call is a turn if it is on all ranks. Then it begins. */
static bool begin_turn(const struct ct_task *task, struct ct_native_trial *trial, int *err)
{
    struct ct_native_trials *trials = task->context->trials;
    unsigned bits = 1;

    *err = ct_consent_ask(task->context, &bits);
    if (*err != MPI_SUCCESS || bits == 0)
        return false;
    if (trial == &trials->at[trials->n]) {
        trials->n++;
        atomic_fetch_add(&nbegun, !is_alone(trial));
    }
    if (trial->nrestarts == BEGINNINGS_MOST) { /* without a verdict */
        trial->is_over = true;
        trial->outcome = trial->is_doubted ? CT_UNDECIDED : CT_TUNED;
    }
    trial->began_s = PMPI_Wtime();
    return !trial->is_over;
}

/* Once some rank is out of trials, what is still to be decided stays as it is. */
enum ct_reason ct_trial_join(const struct ct_task *task, struct ct_pick *pick, struct ct_turn *turn,
                             int *err)
{
    struct ct_native_trial *trial;

    *turn = (struct ct_turn){.trial = NULL};
    trial = ct_trial_is_possible(task) ? find(task, pick) : NULL;
    if (pick->is_doubted && (trial == NULL || !trial->has_native))
        return CT_UNDECIDED;
    if (trial == NULL)
        return CT_TUNED;
    if (!trial->is_over) {
        trial->is_doubted = trial->is_doubted || pick->is_doubted;
        turn->is_timed = takes_turn(trial, task, pick) && begin_turn(task, trial, err);
    }
    turn->rival = turn->is_timed ? turn_of(trial) : trial->chosen;
    if (trial->outcome == CT_TUNED)
        pick_rival(task, pick, trial, turn->rival);
    if (!trial->is_over && !task->context->has_refused)
        turn->trial = trial;
    return trial->outcome;
}

static bool is_checkpoint(const struct ct_native_trial *trial)
{
    if (trial->is_kept)
        return trial->nrounds == 1 + ROUNDS_AGAIN;
    for (size_t i = 0; i < sizeof checkpoints / sizeof checkpoints[0]; i++) {
        if (trial->nrounds == 1 + checkpoints[i])
            return true;
    }
    return false;
}

/* The choice or the second, whose calls take so long, was the fastest so far. There is another
   look, later, if native was compared, or is predicted to take less than that. */
static void keep(struct ct_native_trial *trial, enum ct_rival winner, double ns)
{
    trial->chosen = winner;
    trial->is_kept = true;
    trial->is_over = !trial->has_native && ns <= (double)trial->native_ns;
    trial->in[0] = winner;
    trial->in[1] = CT_RIVAL_NATIVE;
    trial->nin = 2;
    trial->nrounds = 0;
    memset(trial->ns, 0, sizeof trial->ns);
    trial->nwaits = CT_TRIAL_WAIT_LEAST;
    while (trial->nwaits < CT_TRIAL_WAIT_MOST && trial->nwaits * ns < CT_TRIAL_WAIT_NS)
        trial->nwaits++;
    if (is_alone(trial) && trial->is_over)
        return;
    atomic_fetch_add(&nbegun, is_alone(trial));
    atomic_fetch_add(winner == CT_RIVAL_CHOICE ? &nkept : &nsecond, 1);
}

static void lose(struct ct_native_trial *trial)
{
    trial->is_over = true;
    trial->outcome = CT_TRIAL_LOST;
    atomic_fetch_add(&nlost, 1);
    if (trial->is_kept)
        atomic_fetch_sub(trial->chosen == CT_RIVAL_CHOICE ? &nkept : &nsecond, 1);
}

/* True if each call of one was faster than all calls of the other. */
static bool is_clearly_faster(double *one, double *other, int nrounds)
{
    return ct_quantile(one, nrounds, 1) < ct_quantile(other, nrounds, 0);
}

/* True if it need not be compared any longer. One round can only confirm what was
   expected, and three only if no two calls overlap. */
static bool is_out(const struct ct_native_trial *trial, enum ct_rival rival, int nrounds,
                   double ns[CT_RIVALS][CT_TRIAL_ROUNDS])
{
    double *own = ns[rival];
    bool is_behind = false;

    if (nrounds == 1)
        return rival != CT_RIVAL_CHOICE && own[0] >= CLEAR_GAIN * ns[CT_RIVAL_CHOICE][0];
    for (int i = 0; i < trial->nin; i++)
        is_behind = is_behind ||
                    (trial->in[i] != rival && is_clearly_faster(ns[trial->in[i]], own, nrounds));
    return is_behind;
}

/* The first of those with the least median. */
static enum ct_rival fastest(const struct ct_native_trial *trial, int nrounds,
                             double ns[CT_RIVALS][CT_TRIAL_ROUNDS])
{
    enum ct_rival best = trial->in[0];

    for (int i = 1; i < trial->nin; i++) {
        if (ct_median(ns[trial->in[i]], nrounds) < ct_median(ns[best], nrounds))
            best = trial->in[i];
    }
    return best;
}

/* By what the slowest ranks took. */
static void decide(struct ct_native_trial *trial, int nrounds,
                   double ns[CT_RIVALS][CT_TRIAL_ROUNDS])
{
    const struct ct_native_trial before = *trial;
    enum ct_rival winner;

    if (trial->is_kept) {
        if (is_out(trial, trial->chosen, nrounds, ns))
            lose(trial);
        trial->is_over = true;
        return;
    }
    trial->nin = 0;
    for (int i = 0; i < before.nin; i++) {
        if (!is_out(&before, before.in[i], nrounds, ns))
            trial->in[trial->nin++] = before.in[i];
    }
    if (trial->nin > 1 && nrounds < CT_TRIAL_ROUNDS)
        return;
    winner = fastest(trial, nrounds, ns);
    if (winner == CT_RIVAL_NATIVE)
        lose(trial);
    else
        keep(trial, winner, ct_median(ns[winner], nrounds));
}

/* A comparison that is over cost what the slower calls took longer. Those of one that was
   out early are 0 from then on. */
static void add_cost(const struct ct_native_trial *trial, int nrounds,
                     double ns[CT_RIVALS][CT_TRIAL_ROUNDS])
{
    const enum ct_rival faster = trial->outcome == CT_TRIAL_LOST ? CT_RIVAL_NATIVE : trial->chosen;
    double cost = 0;

    for (int rival = 0; rival < CT_RIVALS; rival++) {
        for (int i = 0; i < nrounds; i++)
            cost += ns[rival][i] > 0 ? ns[rival][i] - ns[faster][i] : 0;
    }
    if (isfinite(cost)) /* else some call failed */
        atomic_fetch_add(&cost_ns, (long long)cost);
}

/* Where MPI fails the choice stays: on all ranks, if it fails on all. */
static int compare(struct ct_native_trial *trial, MPI_Comm comm)
{
    const int nrounds = trial->nrounds - 1;
    double ns[CT_RIVALS][CT_TRIAL_ROUNDS], sorted[CT_RIVALS][CT_TRIAL_ROUNDS];
    int err;

    memcpy(ns, trial->ns, sizeof ns);
    err = PMPI_Allreduce(MPI_IN_PLACE, ns, CT_RIVALS * CT_TRIAL_ROUNDS, MPI_DOUBLE, MPI_MAX, comm);
    if (err != MPI_SUCCESS) {
        trial->is_over = true;
        return err;
    }
    memcpy(sorted, ns, sizeof sorted);
    decide(trial, nrounds, sorted);
    if (trial->is_over || trial->nrounds == 0)
        add_cost(trial, nrounds, ns);
    return MPI_SUCCESS;
}

/* A call that failed, perhaps on this rank alone, or never began is a turn all the same. */
int ct_trial_end(const struct ct_turn *turn, MPI_Comm comm, int err)
{
    struct ct_native_trial *trial = turn->trial;

    if (!turn->is_timed)
        return MPI_SUCCESS;
    if (trial->nrounds > 0)
        trial->ns[turn->rival][trial->nrounds - 1] =
            err == MPI_SUCCESS ? ceil((PMPI_Wtime() - trial->began_s) * 1e9) : INFINITY;
    if (++trial->place < trial->nin)
        return MPI_SUCCESS;
    trial->place = 0;
    trial->nrounds++;
    return is_checkpoint(trial) ? compare(trial, comm) : MPI_SUCCESS;
}

void ct_trials_print(FILE *file)
{
    if (nbegun > 0)
        fprintf(file,
                "colltune: predicted choices compared with native: %lu; "
                "kept: %lu; a runner-up was faster: %lu; native was faster: %lu; cost: %.3g s\n",
                atomic_load(&nbegun), atomic_load(&nkept), atomic_load(&nsecond),
                atomic_load(&nlost), (double)atomic_load(&cost_ns) * 1e-9);
}
