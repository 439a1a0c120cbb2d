/*
 * direct_call.c - all receives, then all sends.
 */
#include "library/task/direct_call.h"

#include "library/run/lane.h"
#include "library/run/wire.h"
#include "repo/collective.h"

/* True if what is sent lies where what is received will come. */
static bool is_in_place(const struct ct_task *task)
{
    return !task->interposed->collective->is_rooted && ct_task_is_in_place(task, CT_SEND);
}

/* True if it is the rank's own block, and already where it belongs. */
static bool stays(const struct ct_task *task, int peer)
{
    return peer == task->member.rank && !is_in_place(task) &&
           (ct_task_is_in_place(task, CT_SEND) || ct_task_is_in_place(task, CT_RECV));
}

/* Start the message of a block, if it has bytes. */
static int start(const struct ct_task *task, enum ct_buffer side, int block, MPI_Request *request)
{
    const enum ct_buffer from = is_in_place(task) ? CT_RECV : side;
    const MPI_Datatype type = task->args->elements[from].type;
    void *const buffer = from == CT_SEND ? (void *)(intptr_t)task->args->send : task->args->recv;
    const int first_tag = ct_collective_number(task->interposed->collective) * CT_TAGS_SPAN;
    const struct ct_running *run = &task->context->lane->running;
    struct ct_end end = {.peer = task->nblocks[side] > 1 ? block : task->member.root,
                         .tag = CT_PRIVATE_TAG + ct_running_first_tag(run, first_tag)};

    *request = MPI_REQUEST_NULL;
    if (ct_task_block_bytes(task, side, block) == 0 || stays(task, end.peer))
        return MPI_SUCCESS;
    end.to = ct_type_element(buffer, ct_task_displ(task, from, block), type);
    end.from = end.to;
    end.bytes = ct_task_count(task, from, block);
    if (side == CT_SEND)
        return ct_wire_send_elements(&end, type, task->context->comm, request);
    if (is_in_place(task)) /* what comes is cut off */
        end.bytes = 0;
    return ct_wire_recv_elements(&end, type, task->context->comm, request);
}

int ct_direct_call_run(const struct ct_task *task)
{
    MPI_Request *requests = task->context->requests;
    int first = MPI_SUCCESS;
    int n = 0;
    int err;

    for (int side = CT_RECV; side >= CT_SEND; side--) {
        for (int i = 0; i < task->nblocks[side]; i++) {
            err = start(task, (enum ct_buffer)side, i, &requests[n++]);
            if (first == MPI_SUCCESS) /* the others wait for the rest */
                first = err;
        }
    }
    err = ct_wire_wait_all(n, requests);
    if (is_in_place(task))
        return MPI_ERR_NO_MEM;
    return first == MPI_SUCCESS ? err : first;
}
