/*
 * blocks.c - from the application's buffers to blocks of bytes and back.
 */
#include "library/blocks.h"

#include "library/datatypes.h"

int ct_blocks_pack_send(const struct ct_task *task,
                        const struct ct_elements *elements, size_t bytes,
                        struct ct_call *call)
{
    struct ct_context *context = task->context;
    void *packed = ct_runner_packed(context->runner, CT_BLOCK_SEND);

    if (packed == NULL)
        return MPI_ERR_NO_MEM;
    call->send = packed;
    return ct_pack(elements->start, elements->count, elements->type, packed,
                   bytes, context->comm);
}

static int find_send(const struct ct_task *task, size_t nsend,
                     ct_in_place_fn *in_place, struct ct_call *call)
{
    const struct ct_arguments *args = task->args;
    const struct ct_elements elements = {
        args->send, nsend * (size_t)args->send_count, args->send_type};

    if (args->send == MPI_IN_PLACE)
        return in_place(task, call);
    call->send = args->send;
    if (ct_type_is_dense(args->send_type))
        return MPI_SUCCESS;
    return ct_blocks_pack_send(task, &elements, nsend * task->bytes, call);
}

int ct_blocks_run(const struct ct_task *task, size_t nsend,
                  ct_in_place_fn *in_place)
{
    const struct ct_arguments *args = task->args;
    struct ct_context *context = task->context;
    const size_t nranks = (size_t)context->nranks;
    const size_t total = nranks * task->bytes;
    const bool unpacks = !ct_type_is_dense(args->recv_type);
    struct ct_call call = {
        .recv = args->recv, .bytes = task->bytes, .element_bytes = 1};
    int err;

    if (unpacks)
        call.recv = ct_runner_packed(context->runner, CT_BLOCK_RECV);
    if (call.recv == NULL)
        return MPI_ERR_NO_MEM;
    err = find_send(task, nsend, in_place, &call);
    if (err == MPI_SUCCESS)
        err = ct_runner_run(context->runner, task->choice->algorithm,
                            &task->problem, &call);
    if (err == MPI_SUCCESS && unpacks)
        err = ct_unpack(call.recv, total, args->recv,
                        nranks * (size_t)args->recv_count, args->recv_type,
                        context->comm);
    return err;
}
