/*
 * task.h - a call on its way from the application's arguments to a schedule.
 *
 * A side of a call is its send or receive buffer, CT_SEND or CT_RECV.
 */
#ifndef CT_LIBRARY_TASK_H
#define CT_LIBRARY_TASK_H

#include "library/call/interposed.h"
#include "library/group/context.h"
#include "library/mpi/datatypes.h"

struct ct_task {
    const struct ct_interposed *interposed;
    const struct ct_arguments *args;
    struct ct_context *context;
    struct ct_member member; /* once the context is known */
    int nblocks[2];          /* of this rank: CT_SEND, CT_RECV */
    const struct ct_choice *choice;
    const struct ct_algorithm *algorithm; /* that runs: the choice's; where it
                                             has none, one that calls native */
    struct ct_native_call native;         /* for that */
    struct ct_problem problem;            /* what the choice is for, its setting too */
    /* Of reductions, once they are measured. */
    bool has_layout; /* elements can be kept apart */
    struct ct_element_layout layout;
    const struct ct_choice *of_job;     /* of a like job's: what the choice is
                                           made from; NULL: of none */
    const struct ct_choice *instead_of; /* as in struct ct_chosen */
    double gain;                        /* of such a choice over native, as is expected here; 0:
                        nothing is known */
    bool is_fixed;                      /* its result depends on the order of operands, which is
                        fixed (fixed_order.h) */
    bool is_doubted;                    /* only because it will be compared with native is it the
                        choice */
    struct ct_native_trial *trial;      /* that is not over; NULL: none */
    bool has_turn;                      /* in it; else the call is not timed */
    bool packs[CT_BLOCKS];              /* true if this rank packs it */
    bool is_uneven[2];                  /* the side has blocks of another size than the other ranks'
                          messages: as much as fits is packed */
    bool is_cut;                        /* more is sent than is received, on this rank */
    const ptrdiff_t *places[2];         /* as in struct ct_call */
    int err;                            /* MPI's, of what was done for the call so far */
};

/* A call of which nothing but its arguments is known yet. */
static inline struct ct_task ct_task_of(const struct ct_interposed *interposed,
                                        const struct ct_arguments *args)
{
    return (struct ct_task){
        .interposed = interposed, .args = args, .problem = {.collective = interposed->collective}};
}

/* True if the call runs native: in another order, or in native's turn of a trial. */
static inline bool ct_task_calls_native(const struct ct_task *task)
{
    return task->algorithm != task->choice->algorithm;
}

/* True if the application passed MPI_IN_PLACE for this side. */
static inline bool ct_task_is_in_place(const struct ct_task *task, enum ct_buffer side)
{
    return side == CT_SEND ? task->args->send == MPI_IN_PLACE : task->args->recv == MPI_IN_PLACE;
}

/*
 * Find problem.bytes, and problem.item_bytes of those with counts, from values
 * that MPI makes equal on all ranks.
 *
 * returns  CT_TUNED, CT_NO_BYTES, CT_TOO_LARGE or CT_WRONG_ARGUMENTS
 */
enum ct_reason ct_task_measure(struct ct_task *task);

/* More than MPI can count, on all ranks together; once measured. */
bool ct_task_is_too_large(const struct ct_task *task);

/* Find out whether the sides are as large as the problem says: is_uneven, is_cut. MPI
   forbids that they are not, but MPICH makes such calls. */
void ct_task_compare_sides(struct ct_task *task);

/* Find what this rank has to pack in any case. */
void ct_task_choose_packs(struct ct_task *task);

/* Once the call is prepared: where its blocks are, and what else is packed. Only
   this rank knows of it, so its messages are the same either way. */
void ct_task_place_blocks(struct ct_task *task);

/* Bytes of a block of a side. */
size_t ct_task_block_bytes(const struct ct_task *task, enum ct_buffer side, int block);

/* Bytes before block `block` of a side, without gaps. */
size_t ct_task_offset(const struct ct_task *task, enum ct_buffer side, int block);

/* Elements of a block, and its first element. */
size_t ct_task_count(const struct ct_task *task, enum ct_buffer side, int block);
size_t ct_task_displ(const struct ct_task *task, enum ct_buffer side, int block);

/* Take part in the call that was prepared. Returns an MPI error code. */
int ct_task_run(const struct ct_task *task);

#endif
