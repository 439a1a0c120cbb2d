/*
 * choosing.h - what is chosen for a call: by the job that was tuned, or by the
 * job that the communicator's ranks are like.
 */
#ifndef CT_LIBRARY_CHOOSING_H
#define CT_LIBRARY_CHOOSING_H

#include "library/task.h"

/*
 * Set task->choice. A like job's dispatch is asked as if the call had as many
 * ranks as that job, a root at the same share of them, and the bytes that it
 * has; of a routine that was generated for the job, what plans the same
 * elsewhere is chosen. If that cannot do the call, what is chosen at up to four
 * times as many bytes, or as few, that can. What gained little, or where
 * another job that is about as like these ranks had native, is native, unless
 * it will be compared with native (library/native_trial.h).
 *
 * returns  CT_TUNED, CT_NEVER_TUNED, or CT_NOT_APPLICABLE: nothing plans the
 *          job's choice for other ranks
 */
enum ct_reason ct_choose(struct ct_task *task);

/*
 * Would the choice of a like job load some cable here for longer than native
 * may be expected to take, or for so much longer than in its job that little of
 * its gain should be left? Where it will be compared with native: for twice as
 * long as native? Of choices that run an algorithm, found from its
 * plans at the first use of each with each root: then all ranks communicate
 * (library/plan_load.h). Same on all ranks. Never of the tuned job's choices,
 * nor of forced ones.
 *
 * task  with its algorithm, that applies; task->err is set when MPI fails
 */
bool ct_choice_is_too_slow(struct ct_task *task);

#endif
