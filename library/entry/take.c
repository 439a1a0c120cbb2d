/*
 * take.c - what the collectives have in common: the choice, and running it.
 */
#include "library/entry/take.h"

#include "library/call/tally.h"
#include "library/choice/choosing.h"
#include "library/choice/fitting.h"
#include "library/choice/tuned_patterns.h"
#include "library/mpi/abi.h"
#include "library/mpi/datatypes.h"
#include "library/mpi/quiet.h"
#include "library/mpi/raise.h"
#include "library/record/recorder.h"
#include "library/report/finish.h"
#include "library/switches/fixed_order.h"
#include "library/switches/force.h"
#include "library/task/enter.h"
#include "library/task/native.h"
#include "library/untuned/like_choice.h"
#include "library/untuned/native_trial.h"
#include "library/untuned/rival_choice.h"

static _Thread_local enum ct_reason latest;

static const struct ct_chosen nothing; /* of calls that are native at once */

enum ct_reason ct_take_latest(void)
{
    return latest;
}

/* The tuned choice, the one that is forced, or the one that keeps the order. */
static enum ct_reason find_choice(struct ct_task *task)
{
    if (task->is_fixed)
        task->choice = ct_fixed_order_choice(&task->problem);
    if (task->choice == NULL)
        task->choice = ct_force_find(task->interposed);
    if (task->choice != NULL)
        return CT_TUNED;
    if (task->context->unmatched != CT_TUNED)
        return task->context->unmatched;
    if (task->context->like == NULL)
        task->choice = ct_tuned_pattern_choose(task);
    if (task->choice != NULL)
        return CT_TUNED;
    if (!ct_tuned.is_unchecked)
        task->problem.announced_most =
            CT_ANNOUNCED_TIMES * task->interposed->collective->private_bytes;
    if (task->context->like != NULL)
        return ct_like_choose(task);
    task->choice = ct_choose(&ct_tuned, &task->problem);
    return task->choice == NULL ? CT_NEVER_TUNED : CT_TUNED;
}

static enum ct_reason choose(struct ct_task *task)
{
    enum ct_reason reason;

    task->problem.nranks = task->context->nranks;
    task->problem.root = task->member.root;
    task->problem.places = task->context->places;
    task->problem.announced_most = 0;
    reason = find_choice(task);
    return reason == CT_TUNED ? ct_fit(task) : reason;
}

/* Of a like job's choice: another one may suit these ranks better, or native. */
static enum ct_reason doubt(struct ct_task *task)
{
    ct_rivals_compare(task);
    if (task->err == MPI_SUCCESS && ct_choice_is_too_slow(task))
        return CT_TOO_SLOW;
    return task->err == MPI_SUCCESS ? ct_trial_join(task) : CT_TUNED;
}

static enum ct_reason judge(struct ct_task *task)
{
    enum ct_reason reason = ct_task_enter(task);

    if (reason == CT_TUNED)
        reason = choose(task);
    if (reason == CT_TUNED)
        ct_task_compare_sides(task);
    return reason == CT_TUNED && !task->is_fixed ? doubt(task) : reason;
}

/* Get what the call needs; a rank without it takes the others with it, as does
   one with a block that is too large. */
static enum ct_reason prepare(struct ct_task *task)
{
    bool is_ready = true;

    ct_task_choose_packs(task);
    if (ct_task_calls_native(task))
        task->err = ct_native_prepare(task, &task->native, &is_ready);
    if (task->err == MPI_SUCCESS && is_ready)
        task->err = ct_lane_prepare(task->context->lane, task->algorithm, &task->problem,
                                    task->packs, &is_ready);
    if (task->err == MPI_SUCCESS && is_ready)
        ct_task_place_blocks(task);
    if (task->err != MPI_SUCCESS || is_ready)
        return CT_TUNED;
    return task->algorithm->announces != CT_ANNOUNCES_NOTHING &&
                   ct_lane_is_too_large(task->context->lane, &task->problem)
               ? CT_LARGE_BLOCK
               : CT_NO_MEMORY;
}

static void count(const struct ct_interposed *interposed, const struct ct_arguments *args,
                  enum ct_reason reason, const struct ct_chosen *chosen)
{
    const bool is_choice = reason == CT_TUNED || reason == CT_NATIVE_CHOSEN;
    struct ct_tally *tally =
        is_choice ? ct_count_choice(interposed, chosen) : ct_count_native(interposed, reason);

    latest = reason;
    if (!ct_profile_is_on())
        return;
    ct_profile_note(tally, interposed, args, reason);
    if (is_choice && chosen->served == NULL)
        ct_profile_find_figures(interposed, chosen->choice, chosen->bytes);
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
    if (err != MPI_SUCCESS)
        ct_raise(interposed->collective->name, comm, err);
    return err;
}

/* NULL unless the choice was taken from another job than that of the ranks. What is
   forced or fixed was taken from none. */
static struct ct_served_comms *served_by(const struct ct_context *context,
                                         const struct ct_interposed *interposed,
                                         const struct ct_choice *choice)
{
    return context->like != NULL && ct_force_find(interposed) == NULL && !ct_fixed_order_has(choice)
               ? context->like->served
               : NULL;
}

/* Run what was judged. */
static int run(struct ct_task *task)
{
    struct ct_quiet quiet = {.comm = MPI_COMM_NULL};

    if (task->err == MPI_SUCCESS)
        begin(&quiet, task->context, &task->problem, task->args->comm);
    ct_trial_begin(task);
    if (task->err == MPI_SUCCESS)
        task->err = ct_task_run(task);
    ct_trial_end(task);
    ct_quiet_end_requests(&quiet);
    return finish(task->context, task->interposed, task->args->comm, task->err);
}

/* The same for a call like an earlier one. */
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
    count(recent->interposed, args, reason,
          &(struct ct_chosen){recent->choice, recent->problem.bytes,
                              served_by(context, recent->interposed, recent->choice),
                              recent->instead_of});
    if (reason == CT_NO_MEMORY && ct_fixed_order_has(recent->choice)) {
        *err = ct_fixed_order_fail(recent->interposed, args->comm, reason);
        return true;
    }
    if (reason != CT_TUNED)
        return false;
    if (*err == MPI_SUCCESS) {
        struct ct_quiet quiet;

        begin(&quiet, context, &recent->problem, args->comm);
        *err = ct_recent_run(recent, context, args);
        ct_quiet_end_requests(&quiet);
    }
    *err = finish(context, recent->interposed, args->comm, *err);
    return true;
}

/* What the report says of its size: with private counts, the average block that
   this rank sends, or receives if it sends none. */
static size_t counted_bytes(const struct ct_task *task)
{
    const enum ct_buffer side = task->nblocks[CT_SEND] > 0 ? CT_SEND : CT_RECV;
    const int n = task->nblocks[side];

    if (task->interposed->collective->private_bytes == 0 || task->problem.item_bytes == NULL)
        return task->problem.bytes;
    return (ct_task_offset(task, side, n) + (size_t)n - 1) / (size_t)n;
}

/* True if later calls like this one are native, too. Where a trial is possible,
   another choice may be made once there is no room for a trial (like_choice.c). */
static bool is_lasting(const struct ct_task *task, enum ct_reason reason)
{
    if (task->context == NULL || task->context->reason != CT_TUNED)
        return false;
    return reason == CT_NO_BYTES || reason == task->context->unmatched ||
           reason == CT_NATIVE_CHOSEN || reason == CT_NEVER_TUNED || reason == CT_TRIAL_LOST ||
           reason == CT_UNDECIDED || (reason == CT_TOO_SLOW && !ct_trial_is_possible(task));
}

static bool judge_and_take(const struct ct_interposed *interposed, const struct ct_arguments *args,
                           int *err)
{
    struct ct_task task = ct_task_of(interposed, args);
    enum ct_reason reason;

    task.is_fixed =
        ct_fixed_order_matters(interposed, args) && !ct_take_is_empty(args, interposed->by);
    reason = judge(&task);
    if (reason == CT_TUNED && task.err == MPI_SUCCESS)
        reason = prepare(&task);
    if (task.err == MPI_SUCCESS && task.trial == NULL) {
        if (reason == CT_TUNED || (ct_call_is_watched() && is_lasting(&task, reason)))
            ct_recent_keep(&task, reason);
        else if (is_lasting(&task, reason))
            ct_recent_keep_native(task.context, interposed, args);
    }
    count(interposed, args,
          reason == CT_TUNED && ct_trial_turn(&task) == CT_RIVAL_NATIVE ? CT_COMPARED : reason,
          &(struct ct_chosen){
              task.choice, counted_bytes(&task),
              task.choice == NULL ? NULL : served_by(task.context, interposed, task.choice),
              task.instead_of});
    if (reason != CT_TUNED && ct_trial_turn(&task) == CT_RIVAL_SECOND)
        ct_trial_end(&task); /* others may have the memory */
    *err = reason == CT_TUNED ? run(&task) : task.err;
    if (task.is_fixed && ct_fixed_order_forbids_native(reason)) {
        *err = ct_fixed_order_fail(interposed, args->comm, reason);
        return true;
    }
    return reason == CT_TUNED || reason == CT_WRONG_COMMUNICATOR;
}

/* True if all calls like this one on a communicator are passed on. */
static bool are_passed_on(const struct ct_interposed *interposed, const struct ct_context *context)
{
    return context != NULL && context->reason != CT_TUNED &&
           !(interposed->collective->reduces && ct_fixed_order_forbids_native(context->reason) &&
             ct_fixed_order_is_on());
}

static bool is_declined(const struct ct_interposed *interposed, const struct ct_arguments *args)
{
    const struct ct_context *context = ct_context_known(args->comm);

    if (!are_passed_on(interposed, context))
        return false;
    count(interposed, args, context->reason, &nothing);
    return true;
}

static bool take(const struct ct_interposed *interposed, const struct ct_arguments *args, int *err)
{
    struct ct_context *context;
    struct ct_recent *recent;

    if (is_declined(interposed, args))
        return false;
    context = ct_context_known(args->comm);
    if (context == NULL || context->reason != CT_TUNED)
        return judge_and_take(interposed, args, err);
    recent = ct_recent_find(context, interposed, args);
    return recent == NULL ? judge_and_take(interposed, args, err)
                          : take_again(recent, context, args, err);
}

/* True if all ranks could make the call. */
static bool is_valid(enum ct_reason reason)
{
    return reason != CT_WRONG_ARGUMENTS && reason != CT_WRONG_COMMUNICATOR &&
           reason != CT_INTERCOMM;
}

bool ct_take(const struct ct_interposed *interposed, const struct ct_arguments *args, int *err)
{
    bool is_taken;

    if (!ct_abi_is_ours())
        return false;
    if (ct_context_hold())
        ct_finish_register(args->comm);
    if (ct_profile_is_on())
        ct_profile_begin();
    is_taken = take(interposed, args, err);
    if (ct_call_is_watched() && ct_recorder_wants(interposed->collective) && is_valid(latest))
        ct_recorder_note(interposed->collective, args);
    ct_context_release();
    if (is_taken && ct_profile_is_on())
        ct_profile_end();
    return is_taken;
}
