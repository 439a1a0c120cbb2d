/*
 * vote.h - the ranks agree that all of them have what a new call needs, and how large
 * their plans are on average.
 *
 * One small allreduce for both: a rank that lacks memory says so in place of the
 * size. It also finds calls that are wrong because the ranks name different lengths:
 * where they lead to different plans, which would wait for each other's messages
 * for ever, and where the ranks got ready for blocks of different sizes.
 */
#ifndef CT_LIBRARY_RUN_VOTE_H
#define CT_LIBRARY_RUN_VOTE_H

#include "library/run/needs.h"
#include "library/run/plans.h"

#include <mpi.h>

struct ct_vote {
    bool is_ready;      /* of this rank; out: of all */
    bool meets;         /* its plan has posts or fetches; out: that of any rank has */
    size_t ready_bytes; /* of the blocks that this rank got ready for; out: 0 if
                           another rank got ready for others */
    size_t plan_bytes;  /* out: the average of all ranks in whole KB, more than 0 */
};

/*
 * All ranks of the communicator, if there are votes.
 *
 * plan     NULL on a rank that has none, and is not ready
 * comm     MPI_COMM_NULL: this rank decides alone
 * returns  an MPI error code; MPI_ERR_TRUNCATE on all ranks where their plans
 *          differ
 */
int ct_vote(const struct ct_plan *plan, const struct ct_need *request, MPI_Comm comm,
            struct ct_vote *vote);

#endif
