/*
 * packing.c - block by block where sizes differ, otherwise all at once.
 */
#include "library/task/packing.h"

#include "library/mpi/datatypes.h"
#include "library/run/touch.h"

#include <string.h>

/* Copies blocks one way or the other: ct_pack or ct_unpack, as a function of
   the elements in the application's memory. */
typedef int move_fn(const struct ct_task *task, void *elements, size_t count, MPI_Datatype type,
                    void *packed, size_t bytes);

static int pack(const struct ct_task *task, void *elements, size_t count, MPI_Datatype type,
                void *packed, size_t bytes)
{
    return ct_pack(elements, count, type, packed, bytes, task->context->comm);
}

static int unpack(const struct ct_task *task, void *elements, size_t count, MPI_Datatype type,
                  void *packed, size_t bytes)
{
    return ct_unpack(packed, bytes, elements, count, type, task->context->comm);
}

/* The data of elements with gaps, from one array to another. */
static int copy_solid(const struct ct_task *task, const char *from, char *to, size_t count)
{
    const struct ct_element_layout *layout = &task->layout;
    int err = MPI_SUCCESS;

    for (size_t i = 0; i < count && err == MPI_SUCCESS; i++)
        err = ct_touch_copy(to + i * layout->stride, from + i * layout->stride, layout->size,
                            task->context->comm);
    return err;
}

/* The same of all elements, which keep their gaps in a reduction by an operation of MPI. If memory
   may be a GPU's, MPI copies. */
static int copy_padded(const struct ct_task *task, const void *from, void *to, size_t count)
{
    return task->layout.is_solid && ct_touch_is_by_mpi()
               ? copy_solid(task, from, to, count)
               : ct_pad(&task->layout, from, to, count, task->context->comm);
}

static int pad(const struct ct_task *task, void *elements, size_t count, MPI_Datatype type,
               void *packed, size_t bytes)
{
    (void)type;
    (void)bytes;
    return copy_padded(task, elements, packed, count);
}

static int unpad(const struct ct_task *task, void *elements, size_t count, MPI_Datatype type,
                 void *packed, size_t bytes)
{
    (void)type;
    (void)bytes;
    return copy_padded(task, packed, elements, count);
}

/* Elements of a block. Of a reduction, both sides have the counts of one. */
static size_t elements_of(const struct ct_task *task, enum ct_buffer side, int block)
{
    return task->interposed->collective->reduces
               ? ct_task_block_bytes(task, side, block) / task->layout.stride
               : ct_task_count(task, side, block);
}

/* Of a block of another size than its message, what fits. What is missing is sent as
   zeros. */
static size_t fit(const struct ct_task *task, enum ct_buffer side, char *packed, size_t bytes,
                  size_t *count)
{
    size_t size = 0;

    ct_type_bytes(1, task->args->elements[side].type, &size);
    if (side == CT_SEND)
        memset(packed, 0, bytes);
    if (size > 0 && *count > bytes / size)
        *count = bytes / size;
    return *count * size;
}

/* Block by block. */
static int move_each(const struct ct_task *task, const struct ct_packing_range *range, void *start,
                     void *packed, move_fn *move)
{
    const enum ct_buffer side = range->side;
    const MPI_Datatype type = task->args->elements[side].type;
    char *to = packed;
    int err = MPI_SUCCESS;

    for (int i = range->first; i < range->first + range->nblocks && err == MPI_SUCCESS; i++) {
        const size_t bytes = ct_task_block_bytes(task, side, i);
        const size_t displ = ct_task_displ(task, side, i);
        size_t count = elements_of(task, side, i);
        const size_t moved = range->is_uneven ? fit(task, side, to, bytes, &count) : bytes;

        if (moved > 0)
            err = move(task, ct_type_element(start, displ, type), count, type, to, moved);
        to += bytes;
    }
    return err;
}

static int move_blocks(const struct ct_task *task, const struct ct_packing_range *range,
                       void *start, void *packed, move_fn *move)
{
    const struct ct_elements *e = &task->args->elements[range->side];
    const size_t count = (size_t)e->count;

    if (task->item_bytes != NULL || range->is_uneven)
        return move_each(task, range, start, packed, move);
    return move(task, ct_type_element(start, (size_t)range->first * count, e->type),
                (size_t)range->nblocks * count, e->type, packed,
                (size_t)range->nblocks * task->bytes);
}

static bool keeps_gaps(const struct ct_task *task)
{
    return task->interposed->collective->reduces && !task->is_own;
}

int ct_packing_pack(const struct ct_task *task, const struct ct_packing_range *range, void *start,
                    void *packed)
{
    return move_blocks(task, range, start, packed, keeps_gaps(task) ? pad : pack);
}

int ct_packing_unpack(const struct ct_task *task, const struct ct_packing_range *range, void *start,
                      void *packed)
{
    return move_blocks(task, range, start, packed, keeps_gaps(task) ? unpad : unpack);
}
