/*
 * fitting.c - what a choice needs of a call.
 */
#include "library/choice/fitting.h"

#include "library/mpi/datatypes.h"
#include "library/mpi/operations.h"
#include "library/switches/fixed_order.h"
#include "library/switches/force.h"

static bool applies(const struct ct_task *task, const struct ct_pick *pick)
{
    if (ct_algorithm_applies(pick->algorithm, &pick->problem))
        return true;
    if (pick->choice == ct_force_find(task->interposed))
        ct_force_refuse(task->interposed, pick->problem.nranks, task->bytes);
    return false;
}

/* MPI makes predefined operations, and their datatypes, equal on all ranks. Of a datatype in a
   reduction by an operation of the application nothing may decide but the bytes of its data. */
enum ct_reason ct_fit_problem(const struct ct_task *task, struct ct_problem *problem)
{
    const struct ct_arguments *args = task->args;

    if (!task->interposed->collective->reduces)
        return CT_TUNED;
    if (!ct_operation_exists(args->op, args->comm))
        return CT_WRONG_ARGUMENTS;
    if (!ct_operation_takes(args->op, args->elements[CT_SEND].type))
        return CT_NO_SUCH_REDUCTION;
    problem->may_pack = task->is_own || task->layout.has_gaps;
    if (task->interposed->collective->is_rooted)
        problem->keeps_order = task->is_fixed || !ct_operation_commutes(args->op);
    return CT_TUNED;
}

/* True if operands would come in an order that the operation does not allow. */
static bool is_disordered(const struct ct_task *task, const struct ct_pick *pick)
{
    return task->interposed->collective->reduces &&
           !ct_algorithm_is_ordered(pick->algorithm, &pick->problem.setting) &&
           !ct_operation_commutes(task->args->op);
}

/* Returns CT_TUNED if the ranks can post and fetch in this call, otherwise why they cannot: they
   have no window, or a block that is never split is too long for a slice. */
static enum ct_reason why_no_posts(const struct ct_task *task, const struct ct_pick *pick)
{
    if (ct_lane_never_meets(task->context->lane))
        return CT_NO_WINDOW;
    return task->is_own && (task->bytes > CT_POSTED_BYTES || pick->problem.item_bytes != NULL)
               ? CT_NOT_APPLICABLE
               : CT_TUNED;
}

bool ct_fit_is_in_vain(const struct ct_task *task, const struct ct_pick *pick)
{
    struct ct_lane *lane = task->context->lane;
    const struct ct_plan *plan = ct_lane_plan(lane);

    if (!task->is_own || plan == NULL || plan->schedule->units_per_block == 1 ||
        ct_tuned.is_unchecked || ct_fixed_order_has(pick->choice) ||
        pick->choice == ct_force_find(task->interposed))
        return false;
    ct_lane_finish(lane);
    return true;
}

/* True if the choice reads posts where they are, and the ranks may not, or the posts are too
   short. */
static bool is_not_read(const struct ct_task *task, const struct ct_pick *pick)
{
    return ct_algorithm_reads(pick->algorithm, &pick->problem.setting) &&
           (ct_lane_never_reads(task->context->lane) ||
            !ct_algorithm_applies(pick->algorithm, &pick->problem));
}

/* Where the ranks cannot post and fetch, or read, as the choice does, fall back to the same
   choice with two copies or by messages, if there is one. The timer runs what it is told, or
   nothing. */
static enum ct_reason fit_to_window(const struct ct_task *task, struct ct_pick *pick)
{
    enum ct_reason reason = why_no_posts(task, pick);

    pick->instead = CT_AS_SET;
    if (!ct_algorithm_meets(pick->algorithm, &pick->problem.setting))
        return CT_TUNED;
    if (reason != CT_TUNED)
        pick->instead = CT_INSTEAD_MESSAGES;
    else if (is_not_read(task, pick))
        pick->instead = CT_INSTEAD_COPIES;
    else
        return CT_TUNED;
    if (reason == CT_TUNED)
        reason = CT_NOT_APPLICABLE;
    return !ct_tuned.is_unchecked &&
                   ct_algorithm_take(pick->algorithm, pick->instead, &pick->problem.setting)
               ? CT_TUNED
               : reason;
}

enum ct_reason ct_fit(const struct ct_task *task, struct ct_pick *pick)
{
    const struct ct_choice *choice = pick->choice;
    enum ct_reason reason;

    pick->problem.setting = choice->setting;
    pick->algorithm = choice->algorithm;
    if (choice->algorithm == NULL && ct_setting_order(&choice->setting) != CT_AS_IS)
        pick->algorithm = task->interposed->native; /* which is planned in another order */
    if (pick->algorithm == NULL)
        return CT_NATIVE_CHOSEN;
    pick->problem.item_bytes =
        task->has_equal_items && !pick->algorithm->by_counts ? NULL : task->item_bytes;
    reason = ct_fit_problem(task, &pick->problem);
    if (reason == CT_TUNED)
        reason = fit_to_window(task, pick);
    if (reason == CT_TUNED && is_disordered(task, pick))
        return CT_NOT_COMMUTATIVE;
    return reason == CT_TUNED && !applies(task, pick) ? CT_NOT_APPLICABLE : reason;
}
