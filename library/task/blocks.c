/*
 * blocks.c - where the blocks of a call are.
 *
 * Elements of datatypes with gaps are packed before and unpacked after the
 * call, in memory of the context. Elements without gaps are sent from and
 * received where they lie, with gaps between the blocks, too.
 */
#include "library/task/blocks.h"

#include "library/group/device.h"
#include "library/mpi/datatypes.h"
#include "library/run/touch.h"
#include "library/task/direct_call.h"
#include "library/task/packing.h"

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

/* True if a reduction's elements do not lie in the application's memory as a schedule needs
   them. */
static bool has_gaps(const struct ct_task *task)
{
    return task->interposed->collective->reduces &&
           (task->is_own ? !task->own.is_dense : task->layout.has_gaps);
}

static bool packs(const struct ct_task *task, enum ct_buffer side, bool is_side_uneven)
{
    const struct ct_collective *collective = task->interposed->collective;

    if (task->nblocks[side] == 0)
        return false;
    if (ct_task_is_in_place(task, side)) /* what is received is put aside */
        return side == CT_RECV || collective->in_place == NULL ||
               (task->nblocks[CT_RECV] == 0 && has_gaps(task));
    if (collective->reduces)
        return has_gaps(task);
    return is_side_uneven || !ct_type_is_dense(task->args->elements[side].type);
}

/* True if the side's blocks are of one size, and of another size than the task says. */
static bool is_uneven(const struct ct_task *task, enum ct_buffer side)
{
    const struct ct_elements *e = &task->args->elements[side];
    size_t bytes;

    return e->counts == NULL && task->nblocks[side] > 0 && !ct_task_is_in_place(task, side) &&
           ct_type_bytes(e->count, e->type, &bytes) && bytes != ct_task_offset(task, side, 1);
}

/* Bytes that the application says of the block of the root for itself, or of any if
   all are equal. */
static size_t said_bytes(const struct ct_blocks *blocks, const struct ct_task *task,
                         enum ct_buffer side)
{
    const struct ct_elements *e = &task->args->elements[side];
    const int block = task->nblocks[side] > 1 ? task->member.root : 0;
    size_t bytes = 0;

    if (task->nblocks[side] == 0 || ct_task_is_in_place(task, side))
        return 0;
    if (blocks->is_uneven[side])
        ct_type_bytes(e->count, e->type, &bytes);
    else
        bytes = ct_task_block_bytes(task, side, block);
    return bytes;
}

/* True if more is sent than is received, which matters where sides are uneven, and at the
   root of a collective with private counts. */
static bool is_cut(const struct ct_blocks *blocks, const struct ct_task *task)
{
    const struct ct_collective *collective = task->interposed->collective;
    const bool is_own = collective->private_bytes != 0 && collective->is_rooted &&
                        task->member.rank == task->member.root;

    return (blocks->is_uneven[CT_SEND] || blocks->is_uneven[CT_RECV] ||
            (is_own && !ct_task_is_in_place(task, CT_SEND) &&
             !ct_task_is_in_place(task, CT_RECV))) &&
           said_bytes(blocks, task, CT_SEND) > said_bytes(blocks, task, CT_RECV);
}

/* True if native is called, on the application's own buffers: only there are the elements of an
   operation of the application as MPI takes them. */
static bool is_passed_on(const struct ct_task *task, const struct ct_pick *pick)
{
    return task->is_own && ct_pick_calls_native(pick);
}

struct ct_blocks ct_blocks_find(const struct ct_task *task, const struct ct_pick *pick)
{
    const struct ct_collective *collective = task->interposed->collective;
    struct ct_blocks blocks = {.is_cut = false};

    for (int side = CT_SEND; side <= CT_RECV; side++) {
        blocks.is_uneven[side] = !collective->reduces && collective->private_bytes == 0 &&
                                 is_uneven(task, (enum ct_buffer)side);
        blocks.is_packed[block_of((enum ct_buffer)side)] =
            !is_passed_on(task, pick) && packs(task, (enum ct_buffer)side, blocks.is_uneven[side]);
    }
    blocks.is_cut = is_cut(&blocks, task);
    return blocks;
}

/* True if the application's blocks, which have no gaps inside, are apart or in
   another order. */
static bool are_apart(const struct ct_blocks *blocks, const struct ct_task *task,
                      enum ct_buffer side)
{
    size_t first;

    return task->nblocks[side] > 0 && !blocks->is_packed[block_of(side)] &&
           !ct_task_is_in_place(task, side) && task->args->elements[side].displs != NULL &&
           !is_in_sequence(task, side, &first);
}

static void place(struct ct_blocks *blocks, const struct ct_task *task, enum ct_buffer side)
{
    ptrdiff_t *places = ct_lane_plan(task->context->lane)->starts.places[side];
    size_t size;

    ct_type_bytes(1, task->args->elements[side].type, &size);
    for (int i = 0; i < task->nblocks[side]; i++)
        places[i] = (ptrdiff_t)(ct_task_displ(task, side, i) * size);
    blocks->places[side] = places;
}

static void pack_or_place(struct ct_blocks *blocks, const struct ct_task *task, enum ct_buffer side)
{
    struct ct_lane *lane = task->context->lane;
    const enum ct_workspace_block block = block_of(side);

    if (!are_apart(blocks, task, side))
        return;
    if (ct_lane_plan(lane)->joins[side]) {
        const size_t bytes = ct_task_offset(task, side, task->nblocks[side]);

        blocks->is_packed[block] =
            bytes > 0 && bytes <= JOINED_BYTES && bytes <= ct_lane_packed(lane, block)->bytes;
    }
    if (!blocks->is_packed[block])
        place(blocks, task, side);
}

void ct_blocks_place(struct ct_blocks *blocks, const struct ct_task *task)
{
    if (ct_lane_plan(task->context->lane) == NULL)
        return;
    pack_or_place(blocks, task, CT_SEND);
    pack_or_place(blocks, task, CT_RECV);
}

/* Where a side that is not packed begins; of blocks with places, the
   application's buffer. */
static void *start_of(const struct ct_blocks *blocks, const struct ct_task *task,
                      enum ct_buffer side, void *start)
{
    size_t first;

    if (task->args->elements[side].displs == NULL || blocks->places[side] != NULL)
        return start;
    is_in_sequence(task, side, &first);
    return first == 0 ? start : ct_type_element(start, first, task->args->elements[side].type);
}

/* In place, a part of the receive buffer is the send buffer, packed to the
   same place if that buffer is. */
static int find_part(const struct ct_blocks *blocks, const struct ct_task *task,
                     struct ct_call *call)
{
    const int block = task->interposed->collective->in_place(&task->member);
    const struct ct_packing_range range = {CT_RECV, blocks->is_uneven[CT_RECV], block,
                                           task->nblocks[CT_SEND]};
    const ptrdiff_t *places = blocks->places[CT_RECV];
    char *part = (char *)call->recv +
                 (places != NULL ? places[block] : (ptrdiff_t)ct_task_offset(task, CT_RECV, block));

    call->send = part;
    if (!blocks->is_packed[CT_BLOCK_RECV])
        return MPI_SUCCESS;
    return ct_packing_pack(task, &range, task->args->recv, part);
}

/* What is in the receive buffer is put aside to be sent. Of a reduction it lies
   there as it would in the send buffer. */
static int put_aside(const struct ct_blocks *blocks, const struct ct_task *task, void *packed)
{
    const bool reduces = task->interposed->collective->reduces;
    const enum ct_buffer side = reduces ? CT_SEND : CT_RECV;
    const struct ct_packing_range range = {side, blocks->is_uneven[side], 0,
                                           task->nblocks[CT_SEND]};

    if (!reduces || has_gaps(task))
        return ct_packing_pack(task, &range, task->args->recv, packed);
    return ct_touch_copy(packed, task->args->recv, ct_task_offset(task, CT_SEND, range.nblocks),
                         task->context->comm);
}

static int pack_send(const struct ct_blocks *blocks, const struct ct_task *task,
                     struct ct_call *call)
{
    const struct ct_packing_range range = {CT_SEND, blocks->is_uneven[CT_SEND], 0,
                                           task->nblocks[CT_SEND]};
    void *packed = ct_lane_packed(task->context->lane, CT_BLOCK_SEND)->start;

    if (packed == NULL)
        return MPI_ERR_NO_MEM;
    call->send = packed;
    if (ct_task_is_in_place(task, CT_SEND))
        return put_aside(blocks, task, packed);
    /* ct_pack takes it as const again */
    return ct_packing_pack(task, &range, (void *)(intptr_t)task->args->send, packed);
}

static int find_send(const struct ct_blocks *blocks, const struct ct_task *task,
                     struct ct_call *call)
{
    if (task->nblocks[CT_SEND] == 0)
        return MPI_SUCCESS;
    if (blocks->is_packed[CT_BLOCK_SEND])
        return pack_send(blocks, task, call);
    if (ct_task_is_in_place(task, CT_SEND))
        return find_part(blocks, task, call);
    call->send = start_of(blocks, task, CT_SEND, (void *)(intptr_t)task->args->send);
    return MPI_SUCCESS;
}

static int find_receive(const struct ct_blocks *blocks, const struct ct_task *task,
                        struct ct_call *call)
{
    /* what is sent in place may be there though nothing is received */
    if (task->nblocks[CT_RECV] == 0 && !ct_task_is_in_place(task, CT_SEND))
        return MPI_SUCCESS;
    if (!blocks->is_packed[CT_BLOCK_RECV]) {
        call->recv = start_of(blocks, task, CT_RECV, task->args->recv);
        return MPI_SUCCESS;
    }
    call->recv = ct_lane_packed(task->context->lane, CT_BLOCK_RECV)->start;
    return call->recv == NULL ? MPI_ERR_NO_MEM : MPI_SUCCESS;
}

static int unpack_received(const struct ct_blocks *blocks, const struct ct_task *task,
                           const struct ct_call *call)
{
    const struct ct_packing_range range = {CT_RECV, blocks->is_uneven[CT_RECV], 0,
                                           task->nblocks[CT_RECV]};

    if (!blocks->is_packed[CT_BLOCK_RECV] || ct_task_is_in_place(task, CT_RECV))
        return MPI_SUCCESS;
    return ct_packing_unpack(task, &range, task->args->recv, call->recv);
}

/* What a schedule needs of a reduction. */
static void describe_elements(const struct ct_task *task, const struct ct_pick *pick,
                              struct ct_call *call)
{
    call->type = task->args->elements[CT_SEND].type;
    call->op = task->args->op;
    call->element_bytes = task->layout.stride;
    if (!task->is_own)
        return;
    call->own = &task->own;
    if (!ct_pick_calls_native(pick))
        call->element_bytes = pick->problem.item_bytes == NULL ? task->bytes : 1;
}

int ct_blocks_run(const struct ct_blocks *blocks, const struct ct_task *task,
                  const struct ct_pick *pick, const struct ct_native_call *native)
{
    const struct ct_arguments *args = task->args;
    struct ct_call call = {.places = {blocks->places[CT_SEND], blocks->places[CT_RECV]},
                           .bytes = task->bytes,
                           .element_bytes = 1};
    int err;

    ct_device_look(args->send, args->recv);
    if (ct_lane_plan(task->context->lane) == NULL)
        return ct_direct_call_run(task);
    if (ct_pick_calls_native(pick))
        call.native = native;
    if (task->interposed->collective->reduces)
        describe_elements(task, pick, &call);
    if (is_passed_on(task, pick)) {
        call.send = args->send;
        call.recv = args->recv;
        return ct_lane_run(task->context->lane, &pick->problem, &call);
    }
    err = find_receive(blocks, task, &call);
    if (err == MPI_SUCCESS)
        err = find_send(blocks, task, &call);
    if (err == MPI_SUCCESS)
        err = ct_lane_run(task->context->lane, &pick->problem, &call);
    if (err == MPI_SUCCESS)
        err = unpack_received(blocks, task, &call);
    return err == MPI_SUCCESS && blocks->is_cut ? MPI_ERR_TRUNCATE : err;
}
