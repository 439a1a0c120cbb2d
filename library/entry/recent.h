/*
 * recent.h - calls like an earlier one are not judged again.
 *
 * Programs make the same few calls again and again. What was found about one
 * holds for all calls with its counts, datatypes, operation and root on the
 * same ranks. It is kept only for predefined handles, since others may come to
 * mean something else; of calls that run, only for those that pack nothing.
 */
#ifndef CT_LIBRARY_RECENT_H
#define CT_LIBRARY_RECENT_H

#include "library/group/context.h"

struct ct_task;

/* What is known of this call; NULL: it is to be judged. */
const struct ct_recent *ct_recent_find(const struct ct_context *context,
                                       const struct ct_interposed *interposed,
                                       const struct ct_arguments *args);

/* Keep what was found about a call that runs or is watched, if that is possible;
   `reason` is as in struct ct_recent. */
void ct_recent_keep(const struct ct_task *task, enum ct_reason reason);

/* The same for one that is native whenever it is made and not watched; on a
   context where others run. */
void ct_recent_keep_native(struct ct_context *context, const struct ct_interposed *interposed,
                           const struct ct_arguments *args);

/* Take part in a call that was found and prepared. Returns an MPI error code. */
int ct_recent_run(const struct ct_recent *recent, const struct ct_context *context,
                  const struct ct_arguments *args);

#endif
