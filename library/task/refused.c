/*
 * refused.c - looks at one side after the other, then at both.
 */
#include "library/task/refused.h"

#include "library/mpi/probe.h"

#include <stdint.h>

bool ct_task_looks_at(const struct ct_task *task, enum ct_buffer side)
{
    const struct ct_collective *collective = task->interposed->collective;

    return task->nblocks[side] > 0 || (collective->reduces && !collective->is_rooted);
}

static enum ct_buffer other_side(enum ct_buffer side)
{
    return side == CT_SEND ? CT_RECV : CT_SEND;
}

/* MPI_IN_PLACE is for one side, on ranks that have the other side's blocks. */
static bool may_be_in_place(const struct ct_task *task, enum ct_buffer side)
{
    const enum ct_in_place own = side == CT_SEND ? CT_SEND_IN_PLACE : CT_RECV_IN_PLACE;

    return task->interposed->calls->in_place == own && ct_task_looks_at(task, other_side(side));
}

/* Where each block has a count of its own, and with private counts a place. */
static bool lacks_counts(const struct ct_task *task, enum ct_buffer side)
{
    const struct ct_collective *collective = task->interposed->collective;
    const struct ct_elements *e = &task->args->elements[side];

    if (collective->private_bytes == 0 || task->nblocks[side] <= 1)
        return false;
    return e->counts == NULL || e->displs == NULL;
}

/* Counts of a side: one, or one per block. */
static int ncounts(const struct ct_task *task, enum ct_buffer side)
{
    return task->args->elements[side].counts == NULL ? 1 : task->nblocks[side];
}

/* A reduction with counts has them at the send side, for both. */
static int64_t count_at(const struct ct_task *task, enum ct_buffer side, int i)
{
    const struct ct_collective *collective = task->interposed->collective;

    if (collective->reduces && collective->has_counts && side == CT_RECV)
        return (int64_t)ct_task_count(task, CT_SEND, task->member.rank);
    return (int64_t)ct_task_count(task, side, i);
}

/* MPICH compares the address with null where a block begins there. Elements of
   some datatypes may lie at MPI_BOTTOM, which is null. */
static bool is_missing(const struct ct_task *task, enum ct_buffer side, int block, int64_t count)
{
    const struct ct_arguments *args = task->args;
    const struct ct_elements *e = &args->elements[side];
    const void *start = side == CT_SEND ? args->send : args->recv;

    return start == NULL && count > 0 &&
           (e->displs == NULL || ct_task_displ(task, side, block) == 0) &&
           ct_probe_refuses_null(e->type, args->comm);
}

static bool is_side_refused(const struct ct_task *task, enum ct_buffer side)
{
    const struct ct_arguments *args = task->args;

    if (ct_task_is_in_place(task, side))
        return !may_be_in_place(task, side);
    if (lacks_counts(task, side) || !ct_type_exists(args->elements[side].type, args->comm))
        return true;
    for (int i = 0; i < ncounts(task, side); i++) {
        const int64_t count = count_at(task, side, i);

        if (count < 0 || is_missing(task, side, i, count))
            return true;
    }
    return false;
}

/* The block of a side that MPI_IN_PLACE on the other side would be. */
static int own_block(const struct ct_task *task, enum ct_buffer side)
{
    const struct ct_collective *collective = task->interposed->collective;
    int block = 0;

    if (side == CT_RECV && collective->in_place != NULL)
        block = collective->in_place(&task->member);
    else if (collective->is_rooted && task->nblocks[side] > 1)
        block = task->member.root;
    return block < 0 ? 0 : block;
}

/* Bytes before it. MPI knows of no gaps there. */
static ptrdiff_t bytes_before_own(const struct ct_task *task, enum ct_buffer side)
{
    const int block = own_block(task, side);
    const size_t displ = block == 0 && task->args->elements[side].displs == NULL
                             ? 0
                             : ct_task_displ(task, side, block);
    size_t size = 0;

    if (displ != 0)
        ct_type_bytes(1, task->args->elements[side].type, &size);
    return (ptrdiff_t)displ * (ptrdiff_t)size;
}

ptrdiff_t ct_task_own_offset(const struct ct_task *task)
{
    return task->interposed->collective->reduces
               ? 0
               : bytes_before_own(task, CT_RECV) - bytes_before_own(task, CT_SEND);
}

/* True if it matters where the buffers are. MPICH accepts sides of two datatypes or
   of two sizes, and blocks without elements. Where both sides have many blocks with
   places it looks only at the counts' address. */
static bool are_comparable(const struct ct_task *task)
{
    const struct ct_elements *send = &task->args->elements[CT_SEND];
    const struct ct_elements *recv = &task->args->elements[CT_RECV];
    const int64_t sent = count_at(task, CT_SEND, own_block(task, CT_SEND));

    if (task->interposed->collective->reduces)
        return true;
    if (send->type != recv->type)
        return false;
    if (send->counts != NULL && recv->counts != NULL)
        return send->counts == recv->counts;
    if (sent == 0)
        return false;
    return send->counts == NULL && recv->counts == NULL
               ? send->count == recv->count
               : count_at(task, CT_RECV, own_block(task, CT_RECV)) != 0;
}

/* True if a reduction has a block with elements. */
static bool has_elements(const struct ct_task *task)
{
    if (!task->interposed->collective->reduces)
        return true;
    for (int i = 0; i < ncounts(task, CT_SEND); i++) {
        if (count_at(task, CT_SEND, i) != 0)
            return true;
    }
    return false;
}

/* True if a buffer is where MPI requires MPI_IN_PLACE. */
static bool has_one_buffer(const struct ct_task *task)
{
    const struct ct_arguments *args = task->args;

    return ct_task_looks_at(task, CT_SEND) && ct_task_looks_at(task, CT_RECV) &&
           !ct_task_is_in_place(task, CT_SEND) && !ct_task_is_in_place(task, CT_RECV) &&
           are_comparable(task) &&
           (intptr_t)args->send == (intptr_t)args->recv + ct_task_own_offset(task) &&
           has_elements(task) && ct_probe_refuses_one_buffer(args->comm);
}

/* With counts that all ranks have: they are there. */
static bool lacks_all_counts(const struct ct_task *task)
{
    const struct ct_elements *e = task->args->elements;

    return task->interposed->collective->has_counts && e[CT_SEND].counts == NULL &&
           e[CT_RECV].counts == NULL && task->interposed->collective->private_bytes == 0;
}

bool ct_task_is_refused(const struct ct_task *task)
{
    if (lacks_all_counts(task))
        return true;
    for (int side = CT_SEND; side <= CT_RECV; side++) {
        if (ct_task_looks_at(task, (enum ct_buffer)side) &&
            ct_collective_has_data(task->interposed->collective) &&
            is_side_refused(task, (enum ct_buffer)side))
            return true;
    }
    return has_one_buffer(task);
}
