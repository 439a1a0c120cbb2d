/*
 * announced.h - where counts are private: what the ranks tell each other before
 * the data of a call (enum ct_announcement in repo/collective.h).
 *
 * All ranks take part. Both return MPI error codes.
 */
#ifndef CT_LIBRARY_RUN_ANNOUNCED_H
#define CT_LIBRARY_RUN_ANNOUNCED_H

#include "library/run/starts.h"
#include "library/run/workspace.h"
#include "repo/schedule.h"

/*
 * The largest block of any pair of ranks, by an allreduce.
 *
 * sizes    bytes of the blocks that this rank sends
 * largest  out: the same on all ranks; SIZE_MAX if some rank's bytes were too
 *          many to be counted
 */
int ct_announce_largest(MPI_Comm comm, const size_t *sizes, int nblocks,
                        size_t *largest);

/*
 * Run the schedule with the sizes of blocks as their data, so that each scratch
 * block gets the size of the item that it is for, and correct the
 * tables of such scratch buffers. Allocates nothing.
 *
 * sizes    bytes of the blocks that this rank sends
 * starts   bound to the call
 * scratch  as for ct_schedule_run with blocks of sizeof(size_t)
 */
int ct_announce_sizes(const struct ct_schedule *schedule, const size_t *sizes,
                      struct ct_starts *starts, MPI_Comm comm,
                      struct ct_workspace *workspace,
                      const struct ct_memory *scratch);

#endif
