/*
 * blocks.h - calls that move blocks: alltoall and allgather.
 *
 * Elements that do not lie in order are packed before and unpacked after the
 * call, in memory of the context. Functions return MPI error codes.
 */
#ifndef CT_LIBRARY_BLOCKS_H
#define CT_LIBRARY_BLOCKS_H

#include "library/take.h"

/* Elements in the application's memory. */
struct ct_elements {
    const void *start;
    size_t count;
    MPI_Datatype type;
};

/* Set call->send for MPI_IN_PLACE; call->recv is where the executor will
   write. */
typedef int ct_in_place_fn(const struct ct_task *task, struct ct_call *call);

/* Pack elements of `bytes` bytes in all and point call->send to them. */
int ct_blocks_pack_send(const struct ct_task *task,
                        const struct ct_elements *elements, size_t bytes,
                        struct ct_call *call);

/*
 * Run the task.
 *
 * nsend  blocks in the send buffer
 */
int ct_blocks_run(const struct ct_task *task, size_t nsend,
                  ct_in_place_fn *in_place);

#endif
