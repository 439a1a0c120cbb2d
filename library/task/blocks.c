/*
 * blocks.c - from the application's buffers to blocks of bytes and back.
 *
 * Elements of datatypes with gaps are packed before and unpacked after the
 * call, in memory of the context. Elements without gaps are sent from and
 * received where they lie, with gaps between the blocks, too.
 */
#include "library/group/device.h"
#include "library/mpi/datatypes.h"
#include "library/run/touch.h"
#include "library/task/direct_call.h"
#include "library/task/task.h"

#include <string.h>

/* Blocks that do not lie one after the other are packed up to this size of
   all of them together, in memory that is kept, if they are to go in one message:
   a datatype for them takes a microsecond, a copy of so many bytes a few. */
#define JOINED_BYTES ((size_t)32 << 10)

/* With displacements: true if each block begins where the one before it ends. Blocks without
   elements may begin anywhere. first: out: the element at which the first begins. */
static bool is_in_sequence(const struct ct_task *task, enum ct_buffer side, size_t *first)
{
    const int nblocks = task->nblocks[side];
    size_t next = 0;
    bool is_first = true;

    *first = 0;
    for (int i = 0; i < nblocks; i++) {
        const size_t count = ct_task_count(task, side, i);
        const size_t displ = ct_task_displ(task, side, i);

        if (count == 0)
            continue;
        if (is_first)
            *first = displ;
        else if (displ != next)
            return false;
        is_first = false;
        next = displ + count;
    }
    return true;
}

static enum ct_workspace_block block_of(enum ct_buffer side)
{
    return side == CT_SEND ? CT_BLOCK_SEND : CT_BLOCK_RECV;
}

static bool has_gaps(const struct ct_task *task)
{
    return task->interposed->collective->reduces && task->layout.has_gaps;
}

static bool packs(const struct ct_task *task, enum ct_buffer side)
{
    const struct ct_collective *collective = task->interposed->collective;

    if (task->nblocks[side] == 0)
        return false;
    if (ct_task_is_in_place(task, side)) /* what is received is put aside */
        return side == CT_RECV || collective->in_place == NULL ||
               (task->nblocks[CT_RECV] == 0 && has_gaps(task));
    if (collective->reduces)
        return has_gaps(task);
    return task->is_uneven[side] || !ct_type_is_dense(task->args->elements[side].type);
}

void ct_task_choose_packs(struct ct_task *task)
{
    task->packs[CT_BLOCK_SEND] = packs(task, CT_SEND);
    task->packs[CT_BLOCK_RECV] = packs(task, CT_RECV);
}

/* True if the application's blocks, which have no gaps inside, are apart or in
   another order. */
static bool are_apart(const struct ct_task *task, enum ct_buffer side)
{
    size_t first;

    return task->nblocks[side] > 0 && !task->packs[block_of(side)] &&
           !ct_task_is_in_place(task, side) && task->args->elements[side].displs != NULL &&
           !is_in_sequence(task, side, &first);
}

static void place(struct ct_task *task, enum ct_buffer side)
{
    ptrdiff_t *places = ct_lane_plan(task->context->lane)->starts.places[side];
    size_t size;

    ct_type_bytes(1, task->args->elements[side].type, &size);
    for (int i = 0; i < task->nblocks[side]; i++)
        places[i] = (ptrdiff_t)(ct_task_displ(task, side, i) * size);
    task->places[side] = places;
}

static void pack_or_place(struct ct_task *task, enum ct_buffer side)
{
    struct ct_lane *lane = task->context->lane;
    const enum ct_workspace_block block = block_of(side);

    if (!are_apart(task, side))
        return;
    if (ct_lane_plan(lane)->joins[side]) {
        const size_t bytes = ct_task_offset(task, side, task->nblocks[side]);

        task->packs[block] =
            bytes > 0 && bytes <= JOINED_BYTES && bytes <= ct_lane_packed(lane, block)->bytes;
    }
    if (!task->packs[block])
        place(task, side);
}

void ct_task_place_blocks(struct ct_task *task)
{
    if (ct_lane_plan(task->context->lane) == NULL)
        return;
    pack_or_place(task, CT_SEND);
    pack_or_place(task, CT_RECV);
}

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

/* True if MPI is to copy. Otherwise ct_pad and ct_unpad do. */
static bool is_left_to_mpi(const struct ct_task *task)
{
    return task->layout.is_solid && ct_touch_is_by_mpi();
}

/* The same for reductions of elements with gaps, which they keep. */
static int pad(const struct ct_task *task, void *elements, size_t count, MPI_Datatype type,
               void *packed, size_t bytes)
{
    (void)type;
    (void)bytes;
    if (is_left_to_mpi(task))
        return copy_solid(task, (const char *)elements + task->layout.first, packed, count);
    return ct_pad(&task->layout, elements, packed, count, task->context->comm);
}

static int unpad(const struct ct_task *task, void *elements, size_t count, MPI_Datatype type,
                 void *packed, size_t bytes)
{
    (void)type;
    (void)bytes;
    if (is_left_to_mpi(task))
        return copy_solid(task, packed, (char *)elements + task->layout.first, count);
    return ct_unpad(&task->layout, packed, elements, count, task->context->comm);
}

static move_fn *packing(const struct ct_task *task)
{
    return task->interposed->collective->reduces ? pad : pack;
}

/* Some blocks of a side. */
struct range {
    enum ct_buffer side;
    int first;
    int nblocks;
};

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
static int move_each(const struct ct_task *task, const struct range *range, void *start,
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
        const size_t moved = task->is_uneven[side] ? fit(task, side, to, bytes, &count) : bytes;

        if (moved > 0)
            err = move(task, ct_type_element(start, displ, type), count, type, to, moved);
        to += bytes;
    }
    return err;
}

static int move_blocks(const struct ct_task *task, const struct range *range, void *start,
                       void *packed, move_fn *move)
{
    const struct ct_elements *e = &task->args->elements[range->side];
    const size_t count = (size_t)e->count;

    if (task->problem.item_bytes != NULL || task->is_uneven[range->side])
        return move_each(task, range, start, packed, move);
    return move(task, ct_type_element(start, (size_t)range->first * count, e->type),
                (size_t)range->nblocks * count, e->type, packed,
                (size_t)range->nblocks * task->problem.bytes);
}

/* Where a side that is not packed begins; of blocks with places, the
   application's buffer. */
static void *start_of(const struct ct_task *task, enum ct_buffer side, void *start)
{
    size_t first;

    if (task->args->elements[side].displs == NULL || task->places[side] != NULL)
        return start;
    is_in_sequence(task, side, &first);
    return first == 0 ? start : ct_type_element(start, first, task->args->elements[side].type);
}

/* In place, a part of the receive buffer is the send buffer, packed to the
   same place if that buffer is. */
static int find_part(const struct ct_task *task, struct ct_call *call)
{
    const int block = task->interposed->collective->in_place(&task->member);
    const struct range range = {CT_RECV, block, task->nblocks[CT_SEND]};
    const ptrdiff_t *places = task->places[CT_RECV];
    char *part = (char *)call->recv +
                 (places != NULL ? places[block] : (ptrdiff_t)ct_task_offset(task, CT_RECV, block));

    call->send = part;
    if (!task->packs[CT_BLOCK_RECV])
        return MPI_SUCCESS;
    return move_blocks(task, &range, task->args->recv, part, packing(task));
}

/* What is in the receive buffer is put aside to be sent. Of a reduction it lies
   there as it would in the send buffer. */
static int put_aside(const struct ct_task *task, void *packed)
{
    const bool reduces = task->interposed->collective->reduces;
    const struct range range = {reduces ? CT_SEND : CT_RECV, 0, task->nblocks[CT_SEND]};

    if (!reduces || task->layout.has_gaps)
        return move_blocks(task, &range, task->args->recv, packed, packing(task));
    return ct_touch_copy(packed, task->args->recv, ct_task_offset(task, CT_SEND, range.nblocks),
                         task->context->comm);
}

static int pack_send(const struct ct_task *task, struct ct_call *call)
{
    const struct range range = {CT_SEND, 0, task->nblocks[CT_SEND]};
    void *packed = ct_lane_packed(task->context->lane, CT_BLOCK_SEND)->start;

    if (packed == NULL)
        return MPI_ERR_NO_MEM;
    call->send = packed;
    if (ct_task_is_in_place(task, CT_SEND))
        return put_aside(task, packed);
    /* ct_pack takes it as const again */
    return move_blocks(task, &range, (void *)(intptr_t)task->args->send, packed, packing(task));
}

static int find_send(const struct ct_task *task, struct ct_call *call)
{
    if (task->nblocks[CT_SEND] == 0)
        return MPI_SUCCESS;
    if (task->packs[CT_BLOCK_SEND])
        return pack_send(task, call);
    if (ct_task_is_in_place(task, CT_SEND))
        return find_part(task, call);
    call->send = start_of(task, CT_SEND, (void *)(intptr_t)task->args->send);
    return MPI_SUCCESS;
}

static int find_receive(const struct ct_task *task, struct ct_call *call)
{
    /* what is sent in place may be there though nothing is received */
    if (task->nblocks[CT_RECV] == 0 && !ct_task_is_in_place(task, CT_SEND))
        return MPI_SUCCESS;
    if (!task->packs[CT_BLOCK_RECV]) {
        call->recv = start_of(task, CT_RECV, task->args->recv);
        return MPI_SUCCESS;
    }
    call->recv = ct_lane_packed(task->context->lane, CT_BLOCK_RECV)->start;
    return call->recv == NULL ? MPI_ERR_NO_MEM : MPI_SUCCESS;
}

static int unpack_received(const struct ct_task *task, const struct ct_call *call)
{
    const struct range range = {CT_RECV, 0, task->nblocks[CT_RECV]};

    if (!task->packs[CT_BLOCK_RECV] || ct_task_is_in_place(task, CT_RECV))
        return MPI_SUCCESS;
    return move_blocks(task, &range, task->args->recv, call->recv,
                       task->interposed->collective->reduces ? unpad : unpack);
}

int ct_task_run(const struct ct_task *task)
{
    const struct ct_arguments *args = task->args;
    struct ct_call call = {.places = {task->places[CT_SEND], task->places[CT_RECV]},
                           .bytes = task->problem.bytes,
                           .element_bytes = 1};
    int err;

    ct_device_look(args->send, args->recv);
    if (ct_lane_plan(task->context->lane) == NULL)
        return ct_direct_call_run(task);
    if (ct_task_calls_native(task))
        call.native = &task->native;
    if (task->interposed->collective->reduces) {
        call.type = args->elements[CT_SEND].type;
        call.op = args->op;
        call.element_bytes = task->layout.stride;
        call.element_first = task->layout.first;
    }
    err = find_receive(task, &call);
    if (err == MPI_SUCCESS)
        err = find_send(task, &call);
    if (err == MPI_SUCCESS)
        err = ct_lane_run(task->context->lane, &task->problem, &call);
    if (err == MPI_SUCCESS)
        err = unpack_received(task, &call);
    return err == MPI_SUCCESS && task->is_cut ? MPI_ERR_TRUNCATE : err;
}
