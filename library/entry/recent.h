/*
 * recent.h - calls like an earlier one are not judged again.
 *
 * Programs make the same few calls again and again. What was found about one
 * holds for all calls with its counts, datatypes, operation and root on the
 * same ranks. It is kept only for predefined handles, since others may come to
 * mean something else; of calls that run, only for those that pack nothing; where
 * each block has its count, only if all are equal and one after the other.
 */
#ifndef CT_LIBRARY_RECENT_H
#define CT_LIBRARY_RECENT_H

#include "library/group/context.h"

struct ct_task;
struct ct_pick;
struct ct_blocks;

/* What is received; of a reduction, what both sides have. */
static inline const struct ct_elements *ct_recent_sized_side(const struct ct_arguments *args,
                                                             unsigned by)
{
    return &args->elements[(by & CT_BY_SEND) != 0 ? CT_SEND : CT_RECV];
}

/* True if the side that decides is in place, so that MPI does not look at it. */
static inline bool ct_recent_is_ignored(const struct ct_arguments *args, unsigned by)
{
    return ((by & CT_BY_SEND) != 0 && args->send == MPI_IN_PLACE) ||
           ((by & CT_BY_RECV) != 0 && args->recv == MPI_IN_PLACE);
}

/* The sum of the counts that all ranks know; -1: there are none. */
static inline int64_t ct_recent_sum(const struct ct_arguments *args, int nranks)
{
    const void *counts = args->elements[CT_SEND].counts != NULL ? args->elements[CT_SEND].counts
                                                                : args->elements[CT_RECV].counts;
    uint64_t sum = 0; /* wrong counts may be of any size */

    if (counts == NULL)
        return -1;
    for (int i = 0; i < nranks; i++)
        sum += args->is_large ? (uint64_t)((const int64_t *)counts)[i]
                              : (uint64_t)((const int *)counts)[i];
    return (int64_t)sum;
}

/* The number of elements by which a call is remembered; 0 if none matters. */
static inline int64_t ct_recent_count(const struct ct_context *context,
                                      const struct ct_arguments *args, unsigned by)
{
    if ((by & CT_BY_COUNTS) != 0)
        return ct_recent_sum(args, context->nranks);
    return (by & CT_BY_NO_SIDE) != 0 ? 0 : ct_recent_sized_side(args, by)->count;
}

/* True if it is the call that is remembered. Of a call without a count only collective,
   root and operation matter. */
static inline bool ct_recent_is_native(const struct ct_recent_native *native,
                                       const struct ct_arguments *args, unsigned by, int64_t count)
{
    const bool has_count = native->count == (int32_t)count && count == (int32_t)count &&
                           native->type == ct_recent_sized_side(args, by)->type &&
                           !ct_recent_is_ignored(args, by);

    return native->by == by && ((by & CT_BY_NO_SIDE) != 0 || has_count) &&
           ((by & CT_BY_ROOT) == 0 || native->root == args->root) &&
           ((by & CT_BY_OP) == 0 || native->op == args->op);
}

/* What is known of this call; NULL: it is to be judged. */
struct ct_recent *ct_recent_find(struct ct_context *context, const struct ct_interposed *interposed,
                                 const struct ct_arguments *args);

/* Keep what was found about a call that runs, if that is possible; otherwise returns NULL. It
   looks at the buffers (library/group/device.h). */
struct ct_recent *ct_recent_keep_run(const struct ct_task *task, const struct ct_pick *pick,
                                     const struct ct_blocks *blocks,
                                     const struct ct_native_call *native);

/* True if later calls like one that is native for this reason are native, too. */
bool ct_recent_is_lasting(const struct ct_task *task, enum ct_reason reason);

/* The same as ct_recent_keep_run for such a call that is watched. */
void ct_recent_keep_watched(const struct ct_task *task, const struct ct_pick *pick,
                            enum ct_reason reason);

/* The same for one that is not watched; on a context where others run. */
void ct_recent_keep_native(struct ct_context *context, const struct ct_interposed *interposed,
                           const struct ct_arguments *args);

/* ct_lane_prepare of a call that was found and runs, where its plan is not kept any more. */
int ct_recent_prepare(struct ct_recent *recent, const struct ct_context *context, bool *is_ready);

/* Take part in a call that was found and prepared. Returns an MPI error code. */
int ct_recent_run(struct ct_recent *recent, const struct ct_context *context,
                  const struct ct_arguments *args);

#endif
