/*
 * task.h - a call, as far as its arguments and its communicator say.
 *
 * The stages of a call: a struct ct_task is what is known of it, a struct ct_pick
 * (library/task/pick.h) what was chosen, a struct ct_turn (library/untuned/native_trial.h)
 * whether the choice is tried out in it, a struct ct_blocks (library/task/blocks.h) where
 * its bytes are. Each is made by one function, and read by those of later stages.
 *
 * A side of a call is its send or receive buffer, CT_SEND or CT_RECV.
 */
#ifndef CT_LIBRARY_TASK_H
#define CT_LIBRARY_TASK_H

#include "library/call/interposed.h"
#include "library/group/context.h"
#include "library/mpi/datatypes.h"

/* What is known of a call before anything is chosen for it. Made whole by ct_task_make,
   then only read. */
struct ct_task {
    const struct ct_interposed *interposed;
    const struct ct_arguments *args;
    struct ct_context *context;
    struct ct_member member;
    int nblocks[2];                  /* of this rank: CT_SEND, CT_RECV */
    size_t bytes;                    /* as choices are made by */
    const size_t *item_bytes;        /* of collectives with counts: by ct_size_place */
    bool has_equal_items;            /* that all ranks know of */
    struct ct_element_layout layout; /* of reductions; of those by an operation of the
                                        application as if elements had no gaps, and: */
    bool is_own;                     /* the operation is the application's */
    struct ct_element_memory own;
    bool is_fixed; /* its result depends on the order of operands, which is fixed
                      (fixed_order.h) */
};

/* What a call asks of an algorithm, but for what depends on the choice: the setting,
   may_pack, keeps_order and announced_most. */
static inline struct ct_problem ct_task_problem(const struct ct_task *task)
{
    return (struct ct_problem){.collective = task->interposed->collective,
                               .nranks = task->context->nranks,
                               .bytes = task->bytes,
                               .root = task->member.root,
                               .item_bytes = task->item_bytes,
                               .places = task->context->places};
}

/* True if the application passed MPI_IN_PLACE for this side. */
static inline bool ct_task_is_in_place(const struct ct_task *task, enum ct_buffer side)
{
    return side == CT_SEND ? task->args->send == MPI_IN_PLACE : task->args->recv == MPI_IN_PLACE;
}

/*
 * What comes before the choice of a call: find all of the task.
 *
 * What this rank finds wrong comes before everything that waits for other ranks:
 * they may not make the call. Then come the bytes, since a call without any need
 * not wait for all ranks in any MPI library. Then the ranks set up their
 * communicator, if this is the first call that needs it.
 *
 * task     out: what was not found is zero
 * err      out: MPI's, of what was done; an error is the call's own
 * returns  CT_TUNED, or why the call is native
 */
enum ct_reason ct_task_make(struct ct_task *task, const struct ct_interposed *interposed,
                            const struct ct_arguments *args, int *err);

/*
 * For ct_task_make: find bytes, item_bytes and the layout, from values that MPI makes
 * equal on all ranks.
 *
 * returns  CT_TUNED, CT_NO_BYTES, CT_TOO_LARGE or CT_WRONG_ARGUMENTS
 */
enum ct_reason ct_task_measure(struct ct_task *task);

/* What the report says of a call's size: with private counts, the average block that this
   rank sends, or receives if it sends none. */
size_t ct_task_counted_bytes(const struct ct_task *task);

/* Bytes of a block of a side. */
size_t ct_task_block_bytes(const struct ct_task *task, enum ct_buffer side, int block);

/* Bytes before block `block` of a side, without gaps. */
size_t ct_task_offset(const struct ct_task *task, enum ct_buffer side, int block);

/* Elements of a block, and its first element. */
size_t ct_task_count(const struct ct_task *task, enum ct_buffer side, int block);
size_t ct_task_displ(const struct ct_task *task, enum ct_buffer side, int block);

#endif
