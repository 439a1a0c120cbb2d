/*
 * take.c - what the collectives have in common: arguments and the choice.
 *
 * What is asked here of values that MPI does not make equal on all ranks
 * only finds calls that are wrong, in any MPI library.
 */
#include "library/take.h"

#include "library/abi.h"
#include "library/datatypes.h"
#include "library/force.h"

#include <limits.h>
#include <stdint.h>

#if MPI_VERSION >= 4
#define TOTAL_MAX ((size_t)PTRDIFF_MAX)
#else
#define TOTAL_MAX ((size_t)INT_MAX)
#endif

_Static_assert(sizeof(ct_handle) == sizeof(MPI_Comm) &&
                   sizeof(ct_handle) == sizeof(MPI_Datatype) &&
                   sizeof(ct_handle) == sizeof(MPI_Op),
               "CT_HANDLES_ARE_POINTERS is as mpi.h has it");

static _Thread_local enum ct_reason latest;

enum ct_reason ct_take_latest(void)
{
    return latest;
}

static bool has_wrong_arguments(const struct ct_taker *taker,
                                const struct ct_arguments *args)
{
    if (args->comm == MPI_COMM_NULL || args->recv_count < 0 ||
        args->recv_type == MPI_DATATYPE_NULL || args->recv == MPI_IN_PLACE)
        return true;
    if (!taker->has_send_type)
        return args->op == MPI_OP_NULL;
    return args->send != MPI_IN_PLACE &&
           (args->send_count < 0 || args->send_type == MPI_DATATYPE_NULL);
}

/* Is the send buffer, too, where MPI would have it be MPI_IN_PLACE? Of other
   datatypes the addresses tell nothing: their elements may lie anywhere. */
static bool has_one_buffer(const struct ct_taker *taker,
                           const struct ct_task *task)
{
    const struct ct_arguments *args = task->args;
    const struct ct_member member = {.nranks = task->context->nranks,
                                     .rank = task->context->rank};
    const size_t own =
        taker->collective->in_place == NULL
            ? 0
            : (size_t)taker->collective->in_place(&member) * task->bytes;

    return args->send == (const char *)args->recv + own &&
           ct_type_is_dense(args->send_type) &&
           ct_type_is_dense(args->recv_type);
}

/* With bytes to move, a buffer has an address unless it may be
   MPI_BOTTOM. */
static bool has_wrong_buffers(const struct ct_taker *taker,
                              const struct ct_task *task)
{
    const struct ct_arguments *args = task->args;
    size_t send_bytes;

    if (args->recv == NULL && ct_type_is_dense(args->recv_type))
        return true;
    if (args->send == MPI_IN_PLACE)
        return false;
    if (taker->has_send_type &&
        (!ct_type_bytes(args->send_count, args->send_type, args->comm,
                        &send_bytes) ||
         send_bytes != task->bytes))
        return true;
    if (args->send == NULL && ct_type_is_dense(args->send_type))
        return true;
    return args->recv != NULL && has_one_buffer(taker, task);
}

/* The tuned choice, or the one that is forced. */
static enum ct_reason find_choice(const struct ct_taker *taker,
                                  struct ct_task *task)
{
    const struct ct_dispatch *dispatch = ct_tuned.dispatch;

    task->choice = ct_force_find(taker->collective);
    if (task->choice != NULL)
        return CT_TUNED;
    if (task->context->unmatched != CT_TUNED)
        return task->context->unmatched;
    while (dispatch->collective != NULL &&
           dispatch->collective != taker->collective)
        dispatch++;
    if (dispatch->collective == NULL)
        return CT_NEVER_TUNED;
    task->choice = dispatch->choose(&task->problem);
    return CT_TUNED;
}

static bool applies(const struct ct_taker *taker, const struct ct_task *task)
{
    if (ct_algorithm_applies(task->choice->algorithm, &task->problem))
        return true;
    if (ct_force_find(taker->collective) != NULL)
        ct_force_refuse(taker->collective, task->problem.nranks,
                        task->problem.bytes);
    return false;
}

static enum ct_reason choose(const struct ct_taker *taker, struct ct_task *task)
{
    enum ct_reason reason;

    task->problem = (struct ct_problem){.collective = taker->collective,
                                        .nranks = task->context->nranks,
                                        .bytes = task->bytes};
    reason = find_choice(taker, task);
    if (reason == CT_TUNED)
        task->problem.setting = task->choice->setting;
    if (reason == CT_TUNED && task->choice->algorithm == NULL)
        reason = CT_NATIVE_CHOSEN;
    if (reason == CT_TUNED && taker->restrict_choice != NULL)
        reason = taker->restrict_choice(task);
    if (reason == CT_TUNED && !applies(taker, task))
        reason = CT_NOT_APPLICABLE;
    return reason;
}

/* Set-up synchronises the ranks, so it waits for a call that does, too: one
   that moves bytes. */
static enum ct_reason judge(const struct ct_taker *taker, struct ct_task *task)
{
    const struct ct_arguments *args = task->args;
    enum ct_reason reason;

    if (has_wrong_arguments(taker, args))
        return CT_WRONG_ARGUMENTS;
    if (args->recv_count == 0)
        return CT_NO_BYTES;
    if (!ct_type_bytes(args->recv_count, args->recv_type, args->comm,
                       &task->bytes))
        return CT_WRONG_ARGUMENTS;
    if (task->bytes == 0)
        return CT_NO_BYTES;
    reason = ct_context_find(args->comm, &task->context, &task->err);
    if (reason != CT_TUNED)
        return reason;
    if (ct_size_mul(task->bytes, (size_t)task->context->nranks) > TOTAL_MAX)
        return CT_TOO_LARGE;
    reason = choose(taker, task);
    if (reason == CT_TUNED && has_wrong_buffers(taker, task))
        return CT_WRONG_ARGUMENTS;
    return reason;
}

/* Get what the call needs; a rank without it takes the others with it. */
static enum ct_reason prepare(const struct ct_taker *taker,
                              struct ct_task *task)
{
    const struct ct_arguments *args = task->args;
    const bool packs[CT_BLOCKS] = {
        [CT_BLOCK_SEND] =
            taker->has_send_type &&
            (args->send == MPI_IN_PLACE ? taker->copies_in_place
                                        : !ct_type_is_dense(args->send_type)),
        [CT_BLOCK_RECV] =
            taker->has_send_type && !ct_type_is_dense(args->recv_type),
    };
    bool is_ready;

    task->err =
        ct_runner_prepare(task->context->runner, task->choice->algorithm,
                          &task->problem, packs, &is_ready);
    return task->err != MPI_SUCCESS || is_ready ? CT_TUNED : CT_NO_MEMORY;
}

static void count(const struct ct_taker *taker, const struct ct_task *task,
                  enum ct_reason reason)
{
    latest = reason;
    if (reason == CT_TUNED || reason == CT_NATIVE_CHOSEN)
        ct_count_choice(taker->collective, task->choice, task->bytes);
    else
        ct_count_native(taker->collective, reason);
}

static const struct ct_taker *const takers[] = {
    &ct_take_alltoall, &ct_take_allgather, &ct_take_allreduce};

static const struct ct_taker *taker_of(const struct ct_collective *collective)
{
    int i = 0;

    while (takers[i]->collective != collective)
        i++;
    return takers[i];
}

/* Run what was judged. */
static int run(const struct ct_taker *taker, struct ct_task *task)
{
    if (task->err == MPI_SUCCESS)
        task->err = taker->run(task);
    if (task->err != MPI_SUCCESS) {
        ct_runner_finish(task->context->runner); /* it may not have run */
        PMPI_Comm_call_errhandler(task->args->comm, task->err);
    }
    return task->err;
}

static bool take(const struct ct_taker *taker, const struct ct_arguments *args,
                 int *err)
{
    struct ct_task task = {.args = args, .err = MPI_SUCCESS};
    enum ct_reason reason = judge(taker, &task);

    if (reason == CT_TUNED)
        reason = prepare(taker, &task);
    count(taker, &task, reason);
    *err = reason == CT_TUNED ? run(taker, &task) : task.err;
    return reason == CT_TUNED || reason == CT_WRONG_COMMUNICATOR;
}

bool ct_take_declines(const struct ct_collective *collective, ct_handle comm)
{
    const enum ct_reason reason = ct_context_recall(comm);

    if (reason == CT_TUNED)
        return false;
    latest = reason;
    ct_count_native(collective, reason);
    return true;
}

bool ct_take(const struct ct_collective *collective,
             const struct ct_arguments *args, int *err)
{
    bool is_taken;

    if (!ct_abi_is_ours())
        return false;
    ct_context_hold(args->comm);
    is_taken = take(taker_of(collective), args, err);
    ct_context_release();
    return is_taken;
}
