/*
 * take.c - what the collectives have in common: the choice, and running it.
 */
#include "library/entry/take.h"

#include "library/call/tally.h"
#include "library/choice/fitting.h"
#include "library/choice/tuned_patterns.h"
#include "library/group/consent.h"
#include "library/mpi/abi.h"
#include "library/mpi/datatypes.h"
#include "library/mpi/quiet.h"
#include "library/mpi/raise.h"
#include "library/record/recorder.h"
#include "library/report/finish.h"
#include "library/switches/fixed_order.h"
#include "library/switches/force.h"
#include "library/task/blocks.h"
#include "library/task/native.h"
#include "library/untuned/native_trial.h"
#include "library/untuned/predicted_choice.h"

static _Thread_local enum ct_reason latest; /* while calls are watched */

static const struct ct_chosen nothing; /* of calls that are native at once */

enum ct_reason ct_take_latest(void)
{
    return latest;
}

/* The choice that is forced, or keeps the order, or was tuned. */
static enum ct_reason find_choice(const struct ct_task *task, struct ct_pick *pick, int *err)
{
    const struct ct_context *context = task->context;

    if (task->is_fixed)
        pick->choice = ct_fixed_order_choice(&pick->problem);
    if (pick->choice == NULL)
        pick->choice = ct_force_find(task->interposed);
    if (pick->choice != NULL)
        return CT_TUNED;
    if (context->unmatched != CT_TUNED)
        return context->unmatched;
    if (ct_context_is_tuned_job(context))
        pick->choice = ct_tuned_pattern_choose(task, err);
    if (pick->choice != NULL)
        return CT_TUNED;
    if (!ct_tuned.is_unchecked)
        pick->problem.announced_most =
            CT_ANNOUNCED_TIMES * task->interposed->collective->private_bytes;
    if (context->untuned != NULL)
        pick->served = context->untuned->served;
    pick->is_raced = context->untuned != NULL && context->untuned->job == NULL;
    if (pick->is_raced)
        return ct_predicted_choose(task, pick, err);
    pick->choice = ct_tuned_choice(context->untuned == NULL ? &ct_tuned : context->untuned->job,
                                   &pick->problem);
    pick->is_raced = pick->has_native = pick->choice != NULL && pick->choice->is_predicted;
    pick->is_doubted = pick->is_raced && pick->choice->is_doubted;
    return pick->choice == NULL ? CT_NEVER_TUNED : CT_TUNED;
}

/* Fit the choice, or find another one where it needs a window that the ranks do not have; and
   whose turn it is, if it is raced. */
static enum ct_reason fit(const struct ct_task *task, struct ct_pick *pick, struct ct_turn *turn,
                          int *err)
{
    enum ct_reason reason = ct_fit(task, pick);

    if (reason == CT_NO_WINDOW && ct_lane_never_meets(task->context->lane))
        reason = ct_predicted_instead(task, pick, err);
    return reason == CT_TUNED && pick->is_raced ? ct_trial_join(task, pick, turn, err) : reason;
}

static enum ct_reason choose(const struct ct_task *task, struct ct_pick *pick, struct ct_turn *turn,
                             int *err)
{
    const enum ct_reason reason = find_choice(task, pick, err);

    return reason == CT_TUNED && *err == MPI_SUCCESS ? fit(task, pick, turn, err) : reason;
}

/* What a call needs once it is known what runs. */
struct needs {
    struct ct_blocks blocks;
    struct ct_native_call native; /* where native is called */
};

/* Get what the call needs; a rank without it takes the others with it, as does
   one with a block that is too large. */
static enum ct_reason prepare(const struct ct_task *task, const struct ct_pick *pick,
                              struct needs *needs, int *err)
{
    struct ct_lane *lane = task->context->lane;
    bool is_ready = true;

    needs->blocks = ct_blocks_find(task, pick);
    if (ct_pick_calls_native(pick))
        *err = ct_native_prepare(task, &pick->problem.setting, &needs->native, &is_ready);
    if (*err == MPI_SUCCESS && is_ready)
        *err = ct_lane_prepare(lane, pick->algorithm, &pick->problem, needs->blocks.is_packed,
                               &is_ready);
    if (*err == MPI_SUCCESS && is_ready && ct_fit_is_in_vain(task, pick))
        return CT_SPLITS_BLOCKS;
    if (*err == MPI_SUCCESS && is_ready)
        ct_blocks_place(&needs->blocks, task);
    if (*err != MPI_SUCCESS || is_ready)
        return CT_TUNED;
    if (ct_lane_lacks_window(lane))
        return CT_NO_WINDOW;
    return pick->algorithm->announces != CT_ANNOUNCES_NOTHING &&
                   ct_lane_is_too_large(lane, &pick->problem)
               ? CT_LARGE_BLOCK
               : CT_NO_MEMORY;
}

static bool is_choice(enum ct_reason reason)
{
    return reason == CT_TUNED || reason == CT_NATIVE_CHOSEN;
}

/* A call that was counted. */
static void note(const struct ct_interposed *interposed, const struct ct_arguments *args,
                 enum ct_reason reason, const struct ct_chosen *chosen, struct ct_tally *tally)
{
    latest = reason;
    if (!ct_profile_is_on())
        return;
    ct_profile_note(tally, interposed, args, reason);
    if (is_choice(reason) && chosen->served == NULL && chosen->instead == CT_AS_SET)
        ct_profile_find_figures(interposed, chosen->choice, chosen->bytes);
}

static struct ct_tally *count(const struct ct_interposed *interposed,
                              const struct ct_arguments *args, enum ct_reason reason,
                              const struct ct_chosen *chosen)
{
    struct ct_tally *tally = is_choice(reason) ? ct_count_choice(interposed, chosen)
                                               : ct_count_native(interposed, reason);

    if (ct_call_is_watched())
        note(interposed, args, reason, chosen, tally);
    return tally;
}

/* The same for a call that is remembered: so is where it is counted. */
static void count_again(struct ct_recent *recent, const struct ct_arguments *args,
                        enum ct_reason reason)
{
    if (recent->tally == NULL || reason != CT_TUNED) {
        count(recent->interposed, args, reason, &recent->chosen);
        return;
    }
    ct_count_again(recent->tally, recent->chosen.served);
    if (ct_call_is_watched())
        note(recent->interposed, args, reason, &recent->chosen, recent->tally);
}

/* Before a call that was prepared. */
static void begin(struct ct_quiet *quiet, const struct ct_context *context,
                  const struct ct_problem *problem, MPI_Comm comm)
{
    quiet->comm = MPI_COMM_NULL;
    if (ct_lane_has_requests(context->lane, problem) && ct_context_has_world_alone())
        ct_quiet_begin_requests(quiet, comm);
}

/* After a call that was to run. */
static int finish(const struct ct_context *context, const struct ct_interposed *interposed,
                  MPI_Comm comm, int err)
{
    ct_lane_finish(context->lane);
    if (err != MPI_SUCCESS) {
        ct_windows_miss_call();
        ct_raise(interposed->collective->name, comm, err);
    }
    return err;
}

/* The first thing that went wrong. */
static int first_of(int err, int later)
{
    return err == MPI_SUCCESS ? later : err;
}

/* Run what was prepared; err: what went wrong so far. */
static int run(const struct ct_task *task, const struct ct_pick *pick, const struct needs *needs,
               const struct ct_turn *turn, int err)
{
    struct ct_quiet quiet = {.comm = MPI_COMM_NULL};

    if (err == MPI_SUCCESS)
        begin(&quiet, task->context, &pick->problem, task->args->comm);
    if (err == MPI_SUCCESS)
        err = ct_blocks_run(&needs->blocks, task, pick, &needs->native);
    ct_lane_take_in(task->context->lane, task->args->comm);
    err = first_of(err, ct_trial_end(turn, task->context->comm, err));
    ct_quiet_end_requests(&quiet);
    return finish(task->context, task->interposed, task->args->comm, err);
}

/* The same for a call like an earlier one, which is prepared. */
static int run_again(struct ct_recent *recent, const struct ct_context *context,
                     const struct ct_arguments *args)
{
    struct ct_quiet quiet;
    int err;

    begin(&quiet, context, &recent->problem, args->comm);
    err = ct_recent_run(recent, context, args);
    ct_lane_take_in(context->lane, args->comm);
    if (quiet.comm != MPI_COMM_NULL)
        ct_quiet_end_requests(&quiet);
    return finish(context, recent->interposed, args->comm, err);
}

/* The most frequent of them: it runs by the plan that is kept, and there is nothing to note.
   Returns false if it is another call: nothing was done. */
static bool take_recent(struct ct_recent *recent, const struct ct_context *context,
                        const struct ct_arguments *args, int *err)
{
    if (ct_call_is_watched() || recent->reason != CT_TUNED || recent->tally == NULL ||
        !ct_lane_prepare_kept(context->lane, &recent->kept, &recent->problem))
        return false;
    ct_count_again(recent->tally, recent->chosen.served);
    *err = run_again(recent, context, args);
    return true;
}

/* All others. */
static bool take_again(struct ct_recent *recent, const struct ct_context *context,
                       const struct ct_arguments *args, int *err)
{
    enum ct_reason reason = recent->reason;
    bool is_ready = true;

    *err = MPI_SUCCESS;
    if (reason == CT_TUNED && !ct_lane_prepare_kept(context->lane, &recent->kept, &recent->problem))
        *err = ct_recent_prepare(recent, context, &is_ready);
    if (*err == MPI_SUCCESS && !is_ready)
        reason = CT_NO_MEMORY;
    count_again(recent, args, reason);
    if (reason == CT_NO_MEMORY && ct_fixed_order_has(recent->chosen.choice)) {
        *err = ct_fixed_order_fail(recent->interposed, args->comm, reason);
        return true;
    }
    if (reason != CT_TUNED)
        return false;
    *err = *err == MPI_SUCCESS ? run_again(recent, context, args)
                               : finish(context, recent->interposed, args->comm, *err);
    return true;
}

/* Remember what was found, for calls like this one. Returns what is kept of a call that runs;
   NULL if it is native or cannot be kept. */
static struct ct_recent *keep(const struct ct_task *task, const struct ct_pick *pick,
                              const struct needs *needs, enum ct_reason reason)
{
    if (reason == CT_TUNED)
        return ct_recent_keep_run(task, pick, &needs->blocks, &needs->native);
    if (ct_recent_is_lasting(task, reason) && ct_call_is_watched())
        ct_recent_keep_watched(task, pick, reason);
    else if (ct_recent_is_lasting(task, reason))
        ct_recent_keep_native(task->context, task->interposed, task->args);
    return NULL;
}

/* The end of a call: true if it is not to be passed on. */
static bool is_over(const struct ct_task *task, enum ct_reason reason, int *err)
{
    if (task->is_fixed && ct_fixed_order_forbids_native(reason)) {
        *err = ct_fixed_order_fail(task->interposed, task->args->comm, reason);
        return true;
    }
    return reason == CT_TUNED || reason == CT_WRONG_COMMUNICATOR;
}

/* Prepare what was chosen. If this call finds that there is no window, or that posts are not read
   where they are, fit the choice once more; in a trial such a call is native. */
static enum ct_reason prepare_or_fit(const struct ct_task *task, struct ct_pick *pick,
                                     struct ct_turn *turn, struct needs *needs, int *err)
{
    enum ct_reason reason = prepare(task, pick, needs, err);

    if (reason != CT_NO_WINDOW || *err != MPI_SUCCESS || turn->trial != NULL ||
        !(ct_lane_never_meets(task->context->lane) || ct_lane_never_reads(task->context->lane)))
        return reason;
    reason = fit(task, pick, turn, err);
    return reason == CT_TUNED ? prepare(task, pick, needs, err) : reason;
}

/* Choose for the task, and run it if that can be done. */
static bool run_task(const struct ct_task *task, int *err)
{
    const struct ct_interposed *interposed = task->interposed;
    struct ct_pick pick = {.problem = ct_task_problem(task)};
    struct ct_turn turn = {.trial = NULL};
    struct needs needs;
    enum ct_reason reason = choose(task, &pick, &turn, err);
    struct ct_recent *recent = NULL;
    struct ct_tally *tally;

    if (reason == CT_TUNED && *err == MPI_SUCCESS)
        reason = prepare_or_fit(task, &pick, &turn, &needs, err);
    if (*err == MPI_SUCCESS && turn.trial == NULL)
        recent = keep(task, &pick, &needs, reason);
    tally = count(interposed, task->args,
                  reason == CT_TUNED && turn.is_timed && turn.rival == CT_RIVAL_NATIVE ? CT_COMPARED
                                                                                       : reason,
                  &(struct ct_chosen){pick.choice, ct_task_counted_bytes(task), pick.served,
                                      pick.ns, pick.native_ns, pick.instead});
    if (recent != NULL)
        recent->tally = tally;
    if (reason == CT_TUNED)
        *err = run(task, &pick, &needs, &turn, *err);
    else if (turn.is_timed && turn.rival == CT_RIVAL_SECOND) /* it takes for ever */
        *err = first_of(*err, ct_trial_end(&turn, task->context->comm, MPI_ERR_NO_MEM));
    if (reason != CT_TUNED && *err != MPI_SUCCESS) {
        ct_consent_miss_call(task->context); /* other ranks may run it */
        *err = finish(task->context, interposed, task->args->comm, *err);
        return true;
    }
    return is_over(task, reason, err);
}

static bool judge_and_take(const struct ct_interposed *interposed, const struct ct_arguments *args,
                           int *err)
{
    struct ct_task task;
    const enum ct_reason reason = ct_task_make(&task, interposed, args, err);

    if (reason == CT_TUNED)
        return run_task(&task, err);
    if (!ct_reason_is_of_all(reason) && reason != CT_INTERCOMM)
        ct_consent_miss_call(task.context);
    if (*err == MPI_SUCCESS && ct_recent_is_lasting(&task, reason) && !ct_call_is_watched())
        ct_recent_keep_native(task.context, interposed, args);
    count(interposed, args, reason, &nothing);
    return is_over(&task, reason, err);
}

/* True if all calls like this one are passed on for a reason of the communicator. */
static bool is_passed_on(const struct ct_interposed *interposed, enum ct_reason reason)
{
    return reason != CT_TUNED && !(interposed->collective->reduces &&
                                   ct_fixed_order_forbids_native(reason) && ct_fixed_order_is_on());
}

/* recent: as found before contexts were held, if they last */
static bool take(const struct ct_interposed *interposed, const struct ct_arguments *args,
                 struct ct_recent *recent, int *err)
{
    struct ct_context *context = ct_context_known(args->comm);

    if (context != NULL && is_passed_on(interposed, context->reason)) {
        count(interposed, args, context->reason, &nothing);
        return false;
    }
    if (recent == NULL && context != NULL && !ct_contexts_last())
        recent = ct_recent_find(context, interposed, args);
    return context == NULL || recent == NULL ? judge_and_take(interposed, args, err)
                                             : take_again(recent, context, args, err);
}

/* The same for all that is not recent; apart from that, which needs a smaller frame. */
static CT_APART bool look_and_take(const struct ct_interposed *interposed,
                                   const struct ct_arguments *args, struct ct_recent *recent,
                                   int *err)
{
    bool is_taken;

    if (ct_context_hold())
        ct_finish_register(args->comm);
    if (ct_profile_is_on())
        ct_profile_begin();
    is_taken = take(interposed, args, recent, err);
    if (ct_call_is_watched() && ct_recorder_wants(interposed->collective) &&
        ct_reason_is_of_all(latest))
        ct_recorder_note(interposed->collective, args);
    ct_context_release();
    if (is_taken && ct_profile_is_on())
        ct_profile_end();
    return is_taken;
}

bool ct_take(const struct ct_interposed *interposed, const struct ct_arguments *args, int *err)
{
    struct ct_context *context;
    struct ct_recent *recent = NULL;

    if (!ct_abi_is_ours())
        return false;
    context = ct_context_known(args->comm);
    if (context != NULL && ct_contexts_last())
        recent = ct_recent_find(context, interposed, args);
    return (context != NULL && recent != NULL && take_recent(recent, context, args, err)) ||
           look_and_take(interposed, args, recent, err);
}
