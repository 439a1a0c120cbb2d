/*
 * fitting.c - what a choice needs of a call.
 */
#include "library/choice/fitting.h"

#include "library/mpi/operations.h"
#include "library/switches/force.h"

static bool applies(const struct ct_task *task)
{
    if (ct_algorithm_applies(task->algorithm, &task->problem))
        return true;
    if (task->choice == ct_force_find(task->interposed))
        ct_force_refuse(task->interposed, task->problem.nranks, task->problem.bytes);
    return false;
}

/* Why the choice cannot reduce. MPI makes datatype and operation equal on all
   ranks, so here a datatype may decide. */
static enum ct_reason restrict_reduction(struct ct_task *task)
{
    const struct ct_collective *collective = task->interposed->collective;
    const struct ct_arguments *args = task->args;
    const MPI_Datatype type = args->elements[CT_SEND].type;

    if (!task->has_layout)
        return CT_NOT_CONTIGUOUS;
    if (!ct_operation_exists(args->op, args->comm))
        return CT_WRONG_ARGUMENTS;
    if (!ct_operation_takes(args->op, type))
        return CT_NO_SUCH_REDUCTION;
    task->problem.has_gaps = task->layout.has_gaps;
    if (collective->is_rooted)
        task->problem.keeps_order = task->is_fixed || !ct_operation_commutes(args->op);
    if (!ct_algorithm_is_ordered(task->algorithm, &task->problem.setting) &&
        !ct_operation_commutes(args->op))
        return CT_NOT_COMMUTATIVE;
    return CT_TUNED;
}

/* Native, too, is planned in another order. */
static enum ct_reason find_algorithm(struct ct_task *task)
{
    const struct ct_choice *choice = task->choice;

    task->problem.setting = choice->setting;
    task->algorithm = choice->algorithm;
    if (choice->algorithm == NULL && ct_setting_order(&choice->setting) != CT_AS_IS)
        task->algorithm = task->interposed->native;
    return task->algorithm == NULL ? CT_NATIVE_CHOSEN : CT_TUNED;
}

enum ct_reason ct_fit(struct ct_task *task)
{
    enum ct_reason reason = find_algorithm(task);

    if (reason == CT_TUNED && task->interposed->collective->reduces)
        reason = restrict_reduction(task);
    if (reason == CT_TUNED && !applies(task))
        reason = CT_NOT_APPLICABLE;
    return reason;
}
