/*
 * measure.c - how many bytes a call has.
 *
 * Datatypes and counts are right: library/task/refused.c has looked at them. What is
 * asked here of values that MPI does not make equal on all ranks only finds calls
 * that are wrong, in any MPI library.
 */
#include "library/mpi/datatypes.h"
#include "library/mpi/pmpi.h"
#include "library/task/task.h"

#include <limits.h>

/* Bytes that MPI can count. */
static size_t total_max(void)
{
    return ct_pmpi_has_large_counts() ? (size_t)PTRDIFF_MAX : (size_t)INT_MAX;
}

static size_t number_at(const struct ct_arguments *args, const void *numbers, int i)
{
    return args->is_large ? (size_t)((const int64_t *)numbers)[i]
                          : (size_t)((const int *)numbers)[i];
}

size_t ct_task_count(const struct ct_task *task, enum ct_buffer side, int block)
{
    const struct ct_elements *e = &task->args->elements[side];

    return e->counts == NULL ? (size_t)e->count : number_at(task->args, e->counts, block);
}

size_t ct_task_displ(const struct ct_task *task, enum ct_buffer side, int block)
{
    const struct ct_elements *e = &task->args->elements[side];
    size_t elements = 0;

    if (e->displs != NULL)
        return number_at(task->args, e->displs, block);
    if (e->counts == NULL)
        return (size_t)block * (size_t)e->count;
    for (int i = 0; i < block; i++)
        elements += number_at(task->args, e->counts, i);
    return elements;
}

size_t ct_task_block_bytes(const struct ct_task *task, enum ct_buffer side, int block)
{
    const struct ct_collective *collective = task->interposed->collective;

    if (task->item_bytes == NULL)
        return task->bytes;
    return task->item_bytes[ct_size_place(collective, &task->member, side, block)];
}

size_t ct_task_offset(const struct ct_task *task, enum ct_buffer side, int block)
{
    size_t bytes = 0;

    if (task->item_bytes == NULL)
        return (size_t)block * task->bytes;
    for (int i = 0; i < block; i++)
        bytes += ct_task_block_bytes(task, side, i);
    return bytes;
}

/* The side with one block for each rank, if there is one: what goes from or to other
   ranks is as large as they say. The send arguments are ignored where MPI_IN_PLACE is
   in their place. */
static enum ct_buffer sized_side(const struct ct_task *task)
{
    return task->nblocks[CT_RECV] > 0 && task->nblocks[CT_RECV] >= task->nblocks[CT_SEND] &&
                   !ct_task_is_in_place(task, CT_RECV)
               ? CT_RECV
               : CT_SEND;
}

/* Of an element in the buffers that a schedule works on: of a predefined operation, whose
   datatype is predefined on all ranks, with its gaps. By an operation of the application a rank
   may reduce what it names by other elements than the others: only the bytes of its data are
   theirs, too. */
static bool find_element(struct ct_task *task, MPI_Datatype type, size_t *bytes)
{
    if (!task->interposed->collective->reduces)
        return ct_type_bytes(1, type, bytes);
    if (!task->is_own) {
        if (!ct_type_layout(type, &task->layout))
            return false;
    } else if (ct_element_memory_of(type, &task->own)) {
        task->layout = (struct ct_element_layout){
            .type = type, .size = task->own.size, .stride = task->own.size};
    } else {
        return false;
    }
    *bytes = task->layout.stride;
    return true;
}

static enum ct_reason measure_blocks(struct ct_task *task)
{
    const struct ct_arguments *args = task->args;
    const struct ct_elements *e = &args->elements[sized_side(task)];
    size_t size;

    if (e->count == 0)
        return CT_NO_BYTES;
    if (!find_element(task, e->type, &size))
        return CT_WRONG_ARGUMENTS;
    task->bytes = ct_size_mul((size_t)e->count, size);
    return task->bytes == 0 ? CT_NO_BYTES : CT_TUNED;
}

/* Of blocks that differ the average one decides, rounded up. */
static enum ct_reason measure_items(struct ct_task *task)
{
    const struct ct_arguments *args = task->args;
    const struct ct_elements *e = args->elements[CT_SEND].counts != NULL ? &args->elements[CT_SEND]
                                                                         : &args->elements[CT_RECV];
    const int nitems = task->member.nranks;
    size_t *bytes = task->context == NULL ? NULL : task->context->item_bytes;
    size_t size, first = 0, total = 0;

    if (!find_element(task, e->type, &size))
        return CT_WRONG_ARGUMENTS;
    task->has_equal_items = true;
    for (int i = 0; i < nitems; i++) {
        const size_t item = ct_size_mul(number_at(args, e->counts, i), size);

        if (i == 0)
            first = item;
        task->has_equal_items = task->has_equal_items && item == first;
        if (bytes != NULL)
            bytes[i] = item;
        total = ct_size_add(total, item);
    }
    if (total > total_max())
        return CT_TOO_LARGE;
    if (total == 0)
        return CT_NO_BYTES;
    task->item_bytes = bytes;
    task->bytes = (total - 1) / (size_t)nitems + 1;
    return CT_TUNED;
}

/* One side's own blocks; in place, what is sent is as large as what comes, and
   with a root the other way round, too. */
static bool measure_own(struct ct_task *task, enum ct_buffer side)
{
    const struct ct_collective *collective = task->interposed->collective;
    const struct ct_arguments *args = task->args;
    const bool in_place = ct_task_is_in_place(task, side);
    const enum ct_buffer other = side == CT_SEND ? CT_RECV : CT_SEND;
    const enum ct_buffer from = in_place ? other : side;
    const int first = in_place && collective->is_rooted ? task->member.rank : 0;
    size_t size;

    if (task->nblocks[side] == 0)
        return true;
    if (!ct_type_bytes(1, args->elements[from].type, &size))
        return false;
    for (int i = 0; i < task->nblocks[side]; i++)
        task->context->item_bytes[ct_size_place(collective, &task->member, side, i)] =
            ct_size_mul(ct_task_count(task, from, first + i), size);
    return true;
}

/* Another rank may have bytes where this one has none. */
static enum ct_reason measure_private(struct ct_task *task)
{
    if (task->context == NULL)
        return CT_TUNED;
    if (!measure_own(task, CT_SEND) || !measure_own(task, CT_RECV))
        return CT_WRONG_ARGUMENTS;
    task->item_bytes = task->context->item_bytes;
    task->bytes = task->interposed->collective->private_bytes;
    return CT_TUNED;
}

/* True if it is more than MPI can count, on all ranks together. */
static bool is_too_large(const struct ct_task *task)
{
    return task->item_bytes == NULL &&
           ct_size_mul(task->bytes, (size_t)task->member.nranks) > total_max();
}

enum ct_reason ct_task_measure(struct ct_task *task)
{
    const struct ct_collective *collective = task->interposed->collective;
    enum ct_reason reason = CT_TUNED; /* without data bytes are 0 */

    if (collective->private_bytes != 0)
        reason = measure_private(task);
    else if (collective->has_counts)
        reason = measure_items(task);
    else if (ct_collective_has_data(collective))
        reason = measure_blocks(task);
    return reason == CT_TUNED && is_too_large(task) ? CT_TOO_LARGE : reason;
}

size_t ct_task_counted_bytes(const struct ct_task *task)
{
    const enum ct_buffer side = task->nblocks[CT_SEND] > 0 ? CT_SEND : CT_RECV;
    const int n = task->nblocks[side];

    if (task->interposed->collective->private_bytes == 0 || task->item_bytes == NULL)
        return task->bytes;
    return (ct_task_offset(task, side, n) + (size_t)n - 1) / (size_t)n;
}
