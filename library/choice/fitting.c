/*
 * fitting.c - what a choice needs of a call.
 */
#include "library/choice/fitting.h"

#include "library/mpi/operations.h"
#include "library/switches/force.h"

static bool applies(const struct ct_task *task, const struct ct_pick *pick)
{
    if (ct_algorithm_applies(pick->algorithm, &pick->problem))
        return true;
    if (pick->choice == ct_force_find(task->interposed))
        ct_force_refuse(task->interposed, pick->problem.nranks, task->bytes);
    return false;
}

/* Why the choice cannot reduce. MPI makes datatype and operation equal on all
   ranks, so here a datatype may decide. */
static enum ct_reason restrict_reduction(const struct ct_task *task, struct ct_pick *pick)
{
    const struct ct_arguments *args = task->args;
    const MPI_Datatype type = args->elements[CT_SEND].type;

    if (!task->has_layout)
        return CT_NOT_CONTIGUOUS;
    if (!ct_operation_exists(args->op, args->comm))
        return CT_WRONG_ARGUMENTS;
    if (!ct_operation_takes(args->op, type))
        return CT_NO_SUCH_REDUCTION;
    pick->problem.has_gaps = task->layout.has_gaps;
    if (task->interposed->collective->is_rooted)
        pick->problem.keeps_order = task->is_fixed || !ct_operation_commutes(args->op);
    if (!ct_algorithm_is_ordered(pick->algorithm, &pick->problem.setting) &&
        !ct_operation_commutes(args->op))
        return CT_NOT_COMMUTATIVE;
    return CT_TUNED;
}

enum ct_reason ct_fit(const struct ct_task *task, struct ct_pick *pick)
{
    const struct ct_choice *choice = pick->choice;
    enum ct_reason reason = CT_TUNED;

    pick->problem.setting = choice->setting;
    pick->algorithm = choice->algorithm;
    if (choice->algorithm == NULL && ct_setting_order(&choice->setting) != CT_AS_IS)
        pick->algorithm = task->interposed->native; /* which is planned in another order */
    if (pick->algorithm == NULL)
        return CT_NATIVE_CHOSEN;
    if (task->interposed->collective->reduces)
        reason = restrict_reduction(task, pick);
    return reason == CT_TUNED && !applies(task, pick) ? CT_NOT_APPLICABLE : reason;
}
