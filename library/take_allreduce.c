/*
 * take_allreduce.c - what an allreduce needs of datatype and operation.
 *
 * MPI makes both equal on all ranks, so here a datatype may decide.
 */
#include "library/datatypes.h"
#include "library/operations.h"
#include "library/take.h"

static enum ct_reason restrict_choice(const struct ct_task *task)
{
    const struct ct_arguments *args = task->args;

    if (!ct_type_is_gapless(args->recv_type))
        return CT_NOT_CONTIGUOUS;
    if (!ct_operation_exists(args->op, args->comm))
        return CT_WRONG_ARGUMENTS;
    if (!ct_operation_takes(args->op, args->recv_type))
        return CT_NO_SUCH_REDUCTION;
    if (!task->choice->algorithm->ordered && !ct_operation_commutes(args->op))
        return CT_NOT_COMMUTATIVE;
    return CT_TUNED;
}

static int run(const struct ct_task *task)
{
    const struct ct_arguments *args = task->args;
    const bool is_in_place = args->send == MPI_IN_PLACE;
    struct ct_call call = {
        .send = is_in_place ? args->recv : args->send,
        .recv = args->recv,
        .bytes = task->bytes,
        .type = args->recv_type,
        .op = args->op,
    };

    /* it is known to be a datatype; not by a division, which takes longer */
    if (!ct_type_bytes(1, args->recv_type, args->comm, &call.element_bytes))
        return MPI_ERR_TYPE;
    return ct_runner_run(task->context->runner, task->choice->algorithm,
                         &task->problem, &call);
}

extern const struct ct_collective ct_allreduce;

const struct ct_taker ct_take_allreduce = {
    .collective = &ct_allreduce,
    .restrict_choice = restrict_choice,
    .run = run,
};
