/*
 * take_allgather.c - MPI_Allgather in the executor's terms.
 */
#include "library/blocks.h"
#include "library/datatypes.h"

/* What is sent is the rank's own block of the receive buffer, packed to the
   same place if that buffer is. */
static int in_place(const struct ct_task *task, struct ct_call *call)
{
    const struct ct_arguments *args = task->args;
    const size_t rank = (size_t)task->context->rank;
    const size_t count = (size_t)args->recv_count;
    char *block = (char *)call->recv + rank * task->bytes;

    call->send = block;
    if (call->recv == args->recv)
        return MPI_SUCCESS;
    return ct_pack(ct_type_element(args->recv, rank * count, args->recv_type),
                   count, args->recv_type, block, task->bytes,
                   task->context->comm);
}

static int run(const struct ct_task *task)
{
    return ct_blocks_run(task, 1, in_place);
}

extern const struct ct_collective ct_allgather;

const struct ct_taker ct_take_allgather = {
    .collective = &ct_allgather,
    .has_send_type = true,
    .run = run,
};
