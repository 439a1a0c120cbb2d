/*
 * vote.h - have all ranks what a new call needs, and how large are their plans?
 *
 * One small allreduce for both: whoever lacks memory says so in place of the
 * size. It also tells whether all ranks got ready for blocks of the same size: in a
 * wrong call they may not.
 */
#ifndef CT_LIBRARY_RUN_VOTE_H
#define CT_LIBRARY_RUN_VOTE_H

#include "library/run/plans.h"

#include <mpi.h>

/*
 * All ranks of the communicator, if there are votes.
 *
 * plan      NULL on a rank that has none, and is not ready
 * comm      MPI_COMM_NULL: this rank decides alone
 * is_ready  of this rank; out: of all
 * ready     bytes of the blocks that this rank got ready for; out: 0 if another
 *           rank got ready for others
 * bytes     out: of the plan, the average of all ranks in whole KB, more than 0
 * returns   an MPI error code
 */
int ct_vote(const struct ct_plan *plan, MPI_Comm comm, bool *is_ready,
            size_t *ready, size_t *bytes);

#endif
