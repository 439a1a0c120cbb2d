/*
 * announced.h - where counts are private: what the ranks tell each other before
 * the data of a call (enum ct_announcement in repo/collective.h).
 */
#ifndef CT_LIBRARY_RUN_ANNOUNCED_H
#define CT_LIBRARY_RUN_ANNOUNCED_H

#include "library/run/collective_call.h"
#include "library/run/starts.h"
#include "library/run/workspace.h"
#include "repo/algorithm.h"

#include <stdint.h>

#define CT_PAUSES 4

/* Programs repeat their calls. After three calls in a row whose largest block is larger
   than the algorithm was chosen for, the next 4 are taken to be so without asking; then
   16, 64, 256. All zero at first; the same on all ranks, because they ask alike. */
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
 * The largest block of any pair of ranks, by an allreduce of all ranks, unless there is
 * a pause. Returns an MPI error code.
 *
 * comm     of the problem's ranks
 * own      of this rank; CT_ANNOUNCED_MOST if it lacks memory for its part of
 *          the call
 * largest  out: the same on all ranks; CT_ANNOUNCED_MOST in a pause
 */
int ct_announce_largest(MPI_Comm comm, size_t own, const struct ct_algorithm *algorithm,
                        const struct ct_problem *problem, struct ct_pauses *pauses,
                        size_t *largest);

/* A call whose schedule, run with the sizes of blocks as their data, tells each rank the
   sizes of the items that its scratch blocks are for. Into starts->received.

   sizes  bytes of the blocks that this rank sends */
struct ct_call ct_announced_sizes(const size_t *sizes, const struct ct_starts *starts);

/*
 * When such a call is over: give each scratch block the size of its item, in the tables
 * of the scratch buffers.
 *
 * starts   bound to the call whose blocks have these sizes
 * scratch  of the call that is over
 */
void ct_announced_take_sizes(const struct ct_schedule *schedule, struct ct_starts *starts,
                             const struct ct_memory *scratch);

#endif
