/*
 * take.c - what the collectives have in common: the choice, and running it.
 */
#include "library/take.h"

#include "library/choosing.h"
#include "library/fitting.h"
#include "library/force.h"
#include "library/mpi/abi.h"
#include "library/mpi/datatypes.h"
#include "library/native.h"
#include "library/recorder.h"
#include "library/rival_choice.h"
#include "library/tuned_patterns.h"

static _Thread_local enum ct_reason latest;

static const struct ct_chosen nothing; /* of calls that are native at once */

enum ct_reason ct_take_latest(void)
{
    return latest;
}

void ct_take_note_all(void)
{
    atomic_fetch_or(&ct_watches, CT_WATCHES_LATEST);
}

/* The tuned choice, or the one that is forced. */
static enum ct_reason find_choice(struct ct_task *task)
{
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
    return ct_choose(task);
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

static enum ct_reason find_context(struct ct_task *task)
{
    const struct ct_collective *collective = task->interposed->collective;
    const struct ct_arguments *args = task->args;
    const enum ct_reason reason =
        ct_context_find(args->comm, &task->context, &task->err);

    if (reason != CT_TUNED)
        return reason;
    task->member = (struct ct_member){.nranks = task->context->nranks,
                                      .rank = task->context->rank,
                                      .root = args->root};
    for (int side = 0; side < 2; side++)
        task->nblocks[side] =
            collective->nblocks(&task->member, (enum ct_buffer)side);
    return args->root < 0 || args->root >= task->context->nranks
               ? CT_WRONG_ARGUMENTS
               : CT_TUNED;
}

/*
 * Set-up synchronises the ranks, so it waits for a call that does, too: a
 * barrier, or one that moves bytes. How many bytes a call with a root or counts has is known
 * only with the ranks.
 */
static enum ct_reason judge(struct ct_task *task)
{
    const struct ct_collective *collective = task->interposed->collective;
    const struct ct_arguments *args = task->args;
    const bool waits = !collective->is_rooted && !collective->has_counts;
    enum ct_reason reason = CT_TUNED;

    if (args->comm == MPI_COMM_NULL ||
        (collective->reduces && args->op == MPI_OP_NULL))
        return CT_WRONG_ARGUMENTS;
    if (waits)
        reason = ct_task_measure(task);
    if (reason == CT_TUNED)
        reason = find_context(task);
    if (reason == CT_TUNED && !waits)
        reason = ct_task_measure(task);
    if (reason == CT_TUNED && ct_task_is_too_large(task))
        reason = CT_TOO_LARGE;
    if (reason == CT_TUNED)
        reason = choose(task);
    if (reason == CT_TUNED && ct_task_has_wrong_buffers(task))
        reason = CT_WRONG_ARGUMENTS;
    if (reason == CT_TUNED)
        ct_rivals_compare(task);
    if (reason == CT_TUNED && task->err == MPI_SUCCESS &&
        ct_choice_is_too_slow(task))
        reason = CT_TOO_SLOW;
    if (reason == CT_TUNED && task->err == MPI_SUCCESS)
        reason = ct_trial_join(task);
    return reason;
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
        task->err = ct_runner_prepare(task->context->runner, task->algorithm,
                                      &task->problem, task->packs, &is_ready);
    if (task->err == MPI_SUCCESS && is_ready)
        ct_task_place_blocks(task);
    if (task->err != MPI_SUCCESS || is_ready)
        return CT_TUNED;
    return task->algorithm->announces != CT_ANNOUNCES_NOTHING &&
                   ct_runner_is_too_large(task->context->runner, &task->problem)
               ? CT_LARGE_BLOCK
               : CT_NO_MEMORY;
}

static void count(const struct ct_interposed *interposed,
                  const struct ct_arguments *args, enum ct_reason reason,
                  const struct ct_chosen *chosen)
{
    const bool is_choice = reason == CT_TUNED || reason == CT_NATIVE_CHOSEN;
    struct ct_tally *tally = is_choice ? ct_count_choice(interposed, chosen)
                                       : ct_count_native(interposed, reason);

    latest = reason;
    if (!ct_profile_is_on())
        return;
    ct_profile_note(tally, interposed, args, reason);
    if (is_choice && chosen->like == NULL)
        ct_profile_save(tally, interposed, chosen->choice, chosen->bytes);
}

/* After a call that was to run. */
static int finish(const struct ct_context *context, MPI_Comm comm, int err)
{
    ct_runner_finish(context->runner);
    if (err != MPI_SUCCESS)
        PMPI_Comm_call_errhandler(comm, err);
    return err;
}

/* The job that a choice on this communicator was taken from, if it is not that
   of the ranks. What is forced was taken from none. */
static const struct ct_like *like_of(const struct ct_context *context,
                                     const struct ct_interposed *interposed)
{
    return context->like != NULL && ct_force_find(interposed) == NULL
               ? context->like
               : NULL;
}

/* Run what was judged. */
static int run(struct ct_task *task)
{
    ct_trial_begin(task);
    if (task->err == MPI_SUCCESS)
        task->err = ct_task_run(task);
    ct_trial_end(task);
    return finish(task->context, task->args->comm, task->err);
}

/* The same for a call like an earlier one. */
static bool take_again(const struct ct_recent *recent,
                       const struct ct_context *context,
                       const struct ct_arguments *args, int *err)
{
    static const bool packs_nothing[CT_BLOCKS];
    enum ct_reason reason = recent->reason;
    bool is_ready = true;

    *err = MPI_SUCCESS;
    if (reason == CT_TUNED)
        *err = ct_runner_prepare(context->runner, recent->runs,
                                 &recent->problem, packs_nothing, &is_ready);
    if (*err == MPI_SUCCESS && !is_ready)
        reason = CT_NO_MEMORY;
    count(recent->interposed, args, reason,
          &(struct ct_chosen){recent->choice, recent->problem.bytes,
                              like_of(context, recent->interposed),
                              recent->instead_of});
    if (reason != CT_TUNED)
        return false;
    if (*err == MPI_SUCCESS)
        *err = ct_recent_run(recent, context, args);
    *err = finish(context, args->comm, *err);
    return true;
}

/* What the report says of its size: with private counts, the average block that
   this rank sends, or receives if it sends none. */
static size_t counted_bytes(const struct ct_task *task)
{
    const enum ct_buffer side = task->nblocks[CT_SEND] > 0 ? CT_SEND : CT_RECV;
    const int n = task->nblocks[side];

    if (task->interposed->collective->private_bytes == 0 ||
        task->problem.item_bytes == NULL)
        return task->problem.bytes;
    return (ct_task_offset(task, side, n) + (size_t)n - 1) / (size_t)n;
}

/* Will later calls that are like this one be native, too? Where a trial is possible,
   another choice may be made once there is no room for one (choosing.c). */
static bool is_lasting(const struct ct_task *task, enum ct_reason reason)
{
    if (task->context == NULL || task->context->reason != CT_TUNED)
        return false;
    return reason == CT_NO_BYTES || reason == task->context->unmatched ||
           reason == CT_NATIVE_CHOSEN || reason == CT_NEVER_TUNED ||
           reason == CT_TRIAL_LOST || reason == CT_UNDECIDED ||
           (reason == CT_TOO_SLOW && !ct_trial_is_possible(task));
}

static bool judge_and_take(const struct ct_interposed *interposed,
                           const struct ct_arguments *args, int *err)
{
    struct ct_task task; /* field by field: to clear it all takes 20 ns */
    enum ct_reason reason;

    task.interposed = interposed;
    task.args = args;
    task.context = NULL;
    /* before the ranks are known: without a root, all have some */
    task.nblocks[CT_SEND] = ct_collective_has_data(interposed->collective);
    task.nblocks[CT_RECV] = task.nblocks[CT_SEND];
    task.choice = NULL;
    task.algorithm = NULL;
    task.problem.collective = interposed->collective;
    task.problem.bytes = 0;
    task.problem.item_bytes = NULL;
    task.problem.keeps_order = false;
    task.problem.has_gaps = false;
    task.has_layout = false;
    task.is_doubted = false;
    task.of_job = NULL;
    task.instead_of = NULL;
    task.gain = 0;
    task.trial = NULL;
    task.has_turn = false;
    task.err = MPI_SUCCESS;
    reason = judge(&task);

    if (reason == CT_TUNED && task.err == MPI_SUCCESS)
        reason = prepare(&task);
    if (task.err == MPI_SUCCESS && task.trial == NULL) {
        if (reason == CT_TUNED ||
            (ct_call_is_watched() && is_lasting(&task, reason)))
            ct_recent_keep(&task, reason);
        else if (is_lasting(&task, reason))
            ct_recent_keep_native(task.context, interposed, args, reason);
    }
    count(interposed, args,
          reason == CT_TUNED && ct_trial_is_native(&task) ? CT_COMPARED
                                                          : reason,
          &(struct ct_chosen){
              task.choice, counted_bytes(&task),
              task.choice == NULL ? NULL : like_of(task.context, interposed),
              task.instead_of});
    *err = reason == CT_TUNED ? run(&task) : task.err;
    return reason == CT_TUNED || reason == CT_WRONG_COMMUNICATOR;
}

/* Does judge return CT_NO_BYTES, as far as can be seen at once? */
static bool is_empty(const struct ct_collective *collective,
                     const struct ct_arguments *args)
{
    const struct ct_elements *send = &args->elements[CT_SEND];
    const struct ct_elements *recv = &args->elements[CT_RECV];

    return recv->count == 0 && send->count == 0 &&
           ct_collective_has_data(collective) && !collective->is_rooted &&
           !collective->has_counts && args->send != MPI_IN_PLACE &&
           args->recv != MPI_IN_PLACE && send->type != MPI_DATATYPE_NULL &&
           recv->type != MPI_DATATYPE_NULL && args->comm != MPI_COMM_NULL &&
           (!collective->reduces || args->op != MPI_OP_NULL);
}

/* Are all calls on the communicator passed on? */
static bool is_declined(const struct ct_interposed *interposed,
                        const struct ct_arguments *args)
{
    const struct ct_context *context = ct_context_known(args->comm);

    if (context == NULL || context->reason == CT_TUNED)
        return false;
    count(interposed, args, context->reason, &nothing);
    return true;
}

static bool take(const struct ct_interposed *interposed,
                 const struct ct_arguments *args, int *err)
{
    struct ct_context *context;
    const struct ct_recent *recent;

    if (is_declined(interposed, args))
        return false;
    context = ct_context_known(args->comm);
    if (is_empty(interposed->collective, args)) {
        count(interposed, args, CT_NO_BYTES, &nothing);
        if (context != NULL)
            ct_recent_keep_native(context, interposed, args, CT_NO_BYTES);
        return false;
    }
    if (context == NULL || context->reason != CT_TUNED)
        return judge_and_take(interposed, args, err);
    recent = ct_recent_find(context, interposed, args);
    return recent == NULL ? judge_and_take(interposed, args, err)
                          : take_again(recent, context, args, err);
}

/* Could all ranks make the call? */
static bool is_valid(enum ct_reason reason)
{
    return reason != CT_WRONG_ARGUMENTS && reason != CT_WRONG_COMMUNICATOR &&
           reason != CT_INTERCOMM;
}

bool ct_take(const struct ct_interposed *interposed,
             const struct ct_arguments *args, int *err)
{
    bool is_taken;

    if (!ct_abi_is_ours())
        return false;
    ct_context_hold(args->comm);
    if (ct_profile_is_on())
        ct_profile_begin();
    is_taken = take(interposed, args, err);
    if (ct_call_is_watched() && ct_recorder_wants(interposed->collective) &&
        is_valid(latest))
        ct_recorder_note(interposed->collective, args);
    ct_context_release();
    if (is_taken && ct_profile_is_on())
        ct_profile_end();
    return is_taken;
}
