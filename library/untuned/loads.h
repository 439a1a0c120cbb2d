/*
 * loads.h - what the choices for a communicator whose job was not tuned load
 * its cables with.
 */
#ifndef CT_LIBRARY_LOADS_H
#define CT_LIBRARY_LOADS_H

#include "library/group/like_job.h"
#include "library/task/pick.h"
#include "library/task/task.h"

/* True if the load matters. It does not for the tuned job itself, for native, and for
   what is forced. */
bool ct_load_matters(const struct ct_task *task, const struct ct_pick *pick);

/*
 * That of the choice with the task's root: at the first call all ranks find it
 * together (library/untuned/plan_load.h). All come here alike, and none is ever dropped:
 * a call that one rank knows from before, without looking here (recent.h), has
 * been here on all of them.
 *
 * pick     of a like job, with an algorithm that applies
 * err      set when MPI fails
 * returns  NULL: there is no room for one more, or MPI failed
 */
const struct ct_load *ct_load_of(const struct ct_task *task, const struct ct_pick *pick, int *err);

#endif
