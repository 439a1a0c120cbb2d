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
#include "repo/algorithm.h"

#include <stdint.h>

#define CT_PAUSES 4

/* Programs repeat their calls: after three in a row with a block that is larger
   than the algorithm was chosen for, some are taken for such without asking,
   after each further one more of them. All zero at first; the same on all ranks,
   as what they ask is. */
struct ct_pauses {
    struct ct_pause {
        const struct ct_algorithm *algorithm; /* NULL: a free one */
        int nlarge; /* too large, of those asked about last, up to three */
        int left;   /* calls that are not asked about */
        int next;   /* as many after the next that is too large */
    } of[CT_PAUSES];
};

/* True if a block of so many bytes is too large for the algorithm, or larger than the
   algorithm was chosen for. */
bool ct_announced_is_too_large(const struct ct_problem *problem, size_t announced);

/* More than any algorithm takes. MPICH 4.0.2 compares numbers of MPI_UINT64_T as if
   they had a sign. */
#define CT_ANNOUNCED_MOST ((size_t)INT64_MAX)

/* The largest block that a rank sends, by problem->item_bytes; at most
   CT_ANNOUNCED_MOST. */
size_t ct_announced_own(const struct ct_problem *problem, int rank);

/*
 * The largest block of any pair of ranks, by an allreduce, unless there is a
 * pause.
 *
 * comm     of the problem's ranks
 * own      of this rank; CT_ANNOUNCED_MOST if it lacks memory for its part of
 *          the call
 * largest  out: the same on all ranks; CT_ANNOUNCED_MOST in a pause
 */
int ct_announce_largest(MPI_Comm comm, size_t own, const struct ct_algorithm *algorithm,
                        const struct ct_problem *problem, struct ct_pauses *pauses,
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
                      struct ct_starts *starts, MPI_Comm comm, struct ct_workspace *workspace,
                      const struct ct_memory *scratch);

#endif
