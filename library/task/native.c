/*
 * native.c - calls PMPI_* on the ranks in an order.
 */
#include "library/task/native.h"

#include "library/group/reordered.h"
#include "library/mpi/pmpi.h"
#include "repo/reorder.h"

#include <limits.h>

bool ct_native_applies(const struct ct_problem *problem)
{
    const bool is_as_is = ct_setting_order(&problem->setting) == CT_AS_IS;

    return !problem->collective->has_counts && problem->bytes <= INT_MAX &&
           (is_as_is || ct_reorder_suits_native(problem->collective));
}

void ct_native_plan(struct ct_builder *builder, const struct ct_shape *shape,
                    const struct ct_collective *collective)
{
    const struct ct_member member = {
        .nranks = shape->nranks, .rank = shape->rank, .root = shape->root};

    ct_native(builder, ct_span(CT_SEND, 0, collective->nblocks(&member, CT_SEND)),
              ct_span(CT_RECV, 0, collective->nblocks(&member, CT_RECV)));
}

/* True if the send buffer is that part of the receive buffer which MPI_IN_PLACE means. */
static bool is_in_place(const struct ct_native_call *native, const struct ct_call *call, int nranks,
                        const void *send, const void *recv)
{
    const struct ct_collective *collective = native->interposed->collective;
    const struct ct_member member = {.nranks = nranks, .rank = native->rank, .root = native->root};
    int block;

    if (collective->in_place == NULL)
        return false;
    block = collective->in_place(&member);
    return block >= 0 && send == (const char *)recv + (size_t)block * call->bytes;
}

static int run(const struct ct_native_call *native, const struct ct_call *call, const void *send,
               void *recv)
{
    const struct ct_calls *calls = native->interposed->calls;
    struct ct_plain_call plain = {
        .send = (void *)(intptr_t)send, /* only read */
        .recv = recv,
        .count = (int)(call->bytes / call->element_bytes),
        .type = calls->reduces ? call->type : MPI_BYTE,
        .op = calls->reduces ? call->op : MPI_OP_NULL,
        .root = native->root,
        .rank = native->rank,
        .comm = native->comm,
    };
    int nranks;
    const int err = PMPI_Comm_size(native->comm, &nranks);

    if (err != MPI_SUCCESS)
        return err;
    if (is_in_place(native, call, nranks, send, recv))
        plain.send = MPI_IN_PLACE;
    return calls->pmpi(&plain);
}

static struct ct_native_call native_call(const struct ct_task *task, MPI_Comm comm, int root,
                                         int rank)
{
    return (struct ct_native_call){
        .run = run, .interposed = task->interposed, .comm = comm, .root = root, .rank = rank};
}

int ct_native_prepare(const struct ct_task *task, const struct ct_setting *setting,
                      struct ct_native_call *native, bool *is_ready)
{
    const enum ct_order order = ct_setting_order(setting);
    struct ct_context *context = task->context;
    const int *ranks;
    int err;

    if (order == CT_AS_IS) {
        *is_ready = true;
        *native = native_call(task, context->comm, task->member.root, context->rank);
        return MPI_SUCCESS;
    }
    err = ct_reordered_make(context, order);
    *is_ready = context->reordered[order] != MPI_COMM_NULL;
    ranks = context->places->orders[order];
    *native = native_call(task, context->reordered[order],
                          ct_reordered_position(ranks, task->member.root),
                          ct_reordered_position(ranks, context->rank));
    return err;
}
