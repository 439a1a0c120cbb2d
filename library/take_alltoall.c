/*
 * take_alltoall.c - MPI_Alltoall in the executor's terms.
 */
#include "library/blocks.h"

/* The receive buffer is both: its contents are put aside to be sent. */
static int in_place(const struct ct_task *task, struct ct_call *call)
{
    const struct ct_arguments *args = task->args;
    const size_t nranks = (size_t)task->context->nranks;
    const struct ct_elements elements = {
        args->recv, nranks * (size_t)args->recv_count, args->recv_type};

    return ct_blocks_pack_send(task, &elements, nranks * task->bytes, call);
}

static int run(const struct ct_task *task)
{
    return ct_blocks_run(task, (size_t)task->context->nranks, in_place);
}

extern const struct ct_collective ct_alltoall;

const struct ct_taker ct_take_alltoall = {
    .collective = &ct_alltoall,
    .has_send_type = true,
    .copies_in_place = true,
    .run = run,
};
