/*
 * take.c - what the collectives have in common: arguments and the choice.
 *
 * What is asked here of values that MPI does not make equal on all ranks
 * only finds calls that are wrong, in any MPI library.
 */
#include "library/take.h"

#include "library/datatypes.h"

#include <limits.h>
#include <stdint.h>

#if MPI_VERSION >= 4
#define TOTAL_MAX ((size_t)PTRDIFF_MAX)
#else
#define TOTAL_MAX ((size_t)INT_MAX)
#endif

static bool has_wrong_arguments(const struct ct_taker *taker,
                                const struct ct_arguments *args)
{
    if (args->comm == MPI_COMM_NULL || args->recv_count < 0 ||
        args->recv_type == MPI_DATATYPE_NULL || args->recv == MPI_IN_PLACE ||
        args->op == MPI_OP_NULL)
        return true;
    return taker->has_send_type && args->send != MPI_IN_PLACE &&
           (args->send_count < 0 || args->send_type == MPI_DATATYPE_NULL);
}

/* Is the send buffer, too, where MPI would have it be MPI_IN_PLACE? Of other
   datatypes the addresses tell nothing: their elements may lie anywhere. */
static bool has_one_buffer(const struct ct_taker *taker,
                           const struct ct_task *task)
{
    const struct ct_arguments *args = task->args;
    const size_t own = taker->collective == CT_ALLGATHER
                           ? (size_t)task->context->rank * task->bytes
                           : 0;

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

    if (args->recv == NULL && ct_type_is_dense(args->recv_type))
        return true;
    if (args->send == MPI_IN_PLACE)
        return false;
    if (args->send == NULL && ct_type_is_dense(args->send_type))
        return true;
    if (args->recv != NULL && has_one_buffer(taker, task))
        return true;
    return taker->has_send_type &&
           ct_type_bytes(args->send_count, args->send_type) != task->bytes;
}

static enum ct_reason choose(const struct ct_taker *taker, struct ct_task *task)
{
    const int nranks = task->context->nranks;
    struct ct_problem problem = {.collective = taker->collective,
                                 .nranks = nranks,
                                 .bytes = task->bytes};
    enum ct_reason reason = CT_TUNED;

    if (ct_tuned.choose[taker->collective] == NULL)
        return CT_NEVER_TUNED;
    task->choice = ct_tuned.choose[taker->collective](nranks, task->bytes);
    if (task->choice.algorithm == NULL)
        return CT_NATIVE_CHOSEN;
    problem.param = task->choice.param;
    if (taker->restrict_choice != NULL)
        reason = taker->restrict_choice(task);
    if (reason == CT_TUNED &&
        !ct_algorithm_applies(task->choice.algorithm, &problem))
        reason = CT_NOT_APPLICABLE;
    return reason;
}

static enum ct_reason judge(const struct ct_taker *taker, struct ct_task *task)
{
    const struct ct_arguments *args = task->args;
    enum ct_reason reason;

    if (has_wrong_arguments(taker, args))
        return CT_WRONG_ARGUMENTS;
    reason = ct_context_find(args->comm, &task->context);
    if (reason != CT_TUNED)
        return reason;
    task->bytes = ct_type_bytes(args->recv_count, args->recv_type);
    if (task->bytes == 0)
        return CT_NO_BYTES;
    if (ct_size_mul(task->bytes, (size_t)task->context->nranks) > TOTAL_MAX)
        return CT_TOO_LARGE;
    reason = choose(taker, task);
    if (reason == CT_TUNED && has_wrong_buffers(taker, task))
        return CT_WRONG_ARGUMENTS;
    return reason;
}

bool ct_take(const struct ct_taker *taker, const struct ct_arguments *args,
             int *err)
{
    struct ct_task task = {.args = args};
    const enum ct_reason reason = judge(taker, &task);

    if (reason == CT_TUNED || reason == CT_NATIVE_CHOSEN)
        ct_count_choice(taker->collective, &task.choice, task.bytes);
    else
        ct_count_native(taker->collective, reason);
    if (reason != CT_TUNED)
        return false;
    *err = taker->run(&task);
    if (*err != MPI_SUCCESS)
        PMPI_Comm_call_errhandler(args->comm, *err);
    return true;
}
