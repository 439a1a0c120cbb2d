/*
 * enter.c - makes a task: looks at what this rank knows, then sets up.
 */
#include "library/group/set_up.h"
#include "library/mpi/operations.h"
#include "library/mpi/pmpi.h"
#include "library/switches/fixed_order.h"
#include "library/task/refused.h"

/* The communicator's context, if it has one, and this rank's part. */
static enum ct_reason find_ranks(struct ct_task *task, int *err)
{
    const struct ct_collective *collective = task->interposed->collective;
    const struct ct_arguments *args = task->args;
    struct ct_member *member = &task->member;
    const enum ct_reason reason = ct_context_find(args->comm, &task->context, err);

    if (reason != CT_TUNED)
        return reason;
    member->root = args->root;
    if (task->context != NULL) {
        member->nranks = task->context->nranks;
        member->rank = task->context->rank;
    } else if (PMPI_Comm_size(args->comm, &member->nranks) != MPI_SUCCESS ||
               PMPI_Comm_rank(args->comm, &member->rank) != MPI_SUCCESS) {
        return CT_SETUP_FAILED;
    }
    if (args->root < 0 || args->root >= member->nranks)
        return CT_WRONG_ARGUMENTS;
    task->is_fixed = task->is_fixed && member->nranks > 1;
    for (int side = 0; side < 2; side++)
        task->nblocks[side] = collective->nblocks(member, (enum ct_buffer)side);
    return CT_TUNED;
}

/* Set-up synchronises the ranks. All of them come to it, unless the call is wrong. */
static enum ct_reason set_up(struct ct_task *task)
{
    const struct ct_arguments *args = task->args;

    if (task->interposed->collective->reduces) {
        if (!ct_operation_exists(args->op, args->comm))
            return CT_WRONG_ARGUMENTS;
        if (!ct_operation_takes(args->op, args->elements[CT_SEND].type))
            return CT_NO_SUCH_REDUCTION;
    }
    return ct_context_set_up(args->comm, task->member.nranks, &task->context);
}

enum ct_reason ct_task_make(struct ct_task *task, const struct ct_interposed *interposed,
                            const struct ct_arguments *args, int *err)
{
    enum ct_reason reason;

    *err = MPI_SUCCESS;
    *task = (struct ct_task){.interposed = interposed,
                             .args = args,
                             .is_own = interposed->collective->reduces &&
                                       !ct_operation_is_predefined(args->op),
                             .is_fixed = ct_fixed_order_matters(interposed, args) &&
                                         !ct_call_is_empty(args, interposed->by)};
    if (args->comm == MPI_COMM_NULL || (interposed->collective->reduces && args->op == MPI_OP_NULL))
        return CT_WRONG_ARGUMENTS;
    reason = find_ranks(task, err);
    if (reason == CT_TUNED && ct_task_is_refused(task))
        reason = CT_WRONG_ARGUMENTS;
    if (reason == CT_TUNED)
        reason = ct_task_measure(task);
    if (reason != CT_TUNED || task->context != NULL)
        return reason;
    reason = set_up(task);
    if (reason == CT_TUNED && interposed->collective->has_counts)
        reason = ct_task_measure(task); /* into the context's memory */
    return reason;
}
