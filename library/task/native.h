/*
 * native.h - the MPI library's own collective in another order of ranks, or as
 * they are.
 *
 * In another order it is called only where its results in that order were compared:
 * on the ranks of a tuned job, which chose it, or where it is forced.
 * It is called on a private communicator whose ranks are in that order. What
 * it needs besides, blocks in other places, is planned as for any algorithm
 * (repo/reorder.h), so that memory, packing and in-place calls are too.
 */
#ifndef CT_LIBRARY_NATIVE_H
#define CT_LIBRARY_NATIVE_H

#include "library/task/task.h"

/* For the plan of a collective's `native` descriptor: one step that calls. */
void ct_native_plan(struct ct_builder *builder, const struct ct_shape *shape,
                    const struct ct_collective *collective);

/* For its `applies`: MPI counts bytes by an int, and not every collective can be
   called in another order (repo/reorder.h). */
bool ct_native_applies(const struct ct_problem *problem);

/*
 * Fill in how the call is made. Communicates when an order but that as they are
 * is used for the first time on the ranks: they make the communicator together.
 *
 * setting   has the order
 * is_ready  out: false on all ranks when one of them could not have it, then
 *           and later
 * returns   an MPI error code
 */
int ct_native_prepare(const struct ct_task *task, const struct ct_setting *setting,
                      struct ct_native_call *native, bool *is_ready);

#endif
