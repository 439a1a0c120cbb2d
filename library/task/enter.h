/*
 * enter.h - what comes before the choice of a call.
 *
 * What this rank finds wrong comes before everything that waits for other ranks:
 * they may not make the call. Then come the bytes, since a call without any need
 * not wait for all ranks in any MPI library. Then the ranks set up their
 * communicator, if this is the first call that needs it.
 */
#ifndef CT_LIBRARY_ENTER_H
#define CT_LIBRARY_ENTER_H

#include "library/task/task.h"

/*
 * Find context, member, blocks and bytes of a call.
 *
 * returns  CT_TUNED, or why the call is native
 */
enum ct_reason ct_task_enter(struct ct_task *task);

#endif
