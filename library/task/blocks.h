/*
 * blocks.h - where the bytes of a call are: in the application's buffers, or packed.
 */
#ifndef CT_LIBRARY_BLOCKS_H
#define CT_LIBRARY_BLOCKS_H

#include "library/task/pick.h"
#include "library/task/task.h"

struct ct_blocks {
    bool is_packed[CT_BLOCKS];  /* on this rank */
    bool is_uneven[2];          /* the side has blocks of another size than the other ranks'
                                   messages: as much as fits is packed */
    bool is_cut;                /* more is sent than is received, on this rank */
    const ptrdiff_t *places[2]; /* as in struct ct_call */
};

/* What has to be packed in any case, and whether the sides are as large as the task says.
   MPI forbids that they are not, but MPICH makes such calls. */
struct ct_blocks ct_blocks_find(const struct ct_task *task, const struct ct_pick *pick);

/* Once the call is prepared: where its blocks are, and what else is packed. Only this rank
   knows of it, so its messages are the same either way. */
void ct_blocks_place(struct ct_blocks *blocks, const struct ct_task *task);

/*
 * Take part in the call that was prepared.
 *
 * native   how native is called, if it is (ct_pick_calls_native)
 * returns  an MPI error code
 */
int ct_blocks_run(const struct ct_blocks *blocks, const struct ct_task *task,
                  const struct ct_pick *pick, const struct ct_native_call *native);

#endif
