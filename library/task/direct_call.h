/*
 * direct_call.h - a call of direct messages on a rank without memory for it.
 *
 * Where counts are private, the other ranks neither know that this one lacks
 * memory nor can they do without its messages. So it sends from and receives to
 * the application's memory, elements as they lie there, all at once: the same
 * messages as its plan has (is_direct in repo/algorithm.h), with the tags of the
 * task's lane. It waits for all of them, so the context has requests for one call.
 */
#ifndef CT_LIBRARY_DIRECT_CALL_H
#define CT_LIBRARY_DIRECT_CALL_H

#include "library/task/task.h"

/*
 * Take part in a call that was prepared and has no plan (ct_lane_prepare).
 *
 * returns  an MPI error code; MPI_ERR_NO_MEM where what is received would
 *          overwrite what is to be sent: the other ranks' calls are right
 */
int ct_direct_call_run(const struct ct_task *task);

#endif
