/*
 * votes.h - what all ranks of a communicator have in common, by one MPI_MIN over what
 * each of them says.
 *
 * All ranks take part. Functions that return int return MPI error codes.
 */
#ifndef CT_LIBRARY_VOTES_H
#define CT_LIBRARY_VOTES_H

#include "library/mpi/pmpi.h"

#include <stdbool.h>
#include <stdint.h>

/* votes: this rank's; out: the least of all ranks, each for itself. */
static inline int ct_votes_count(MPI_Comm comm, uint64_t *votes, int nvotes)
{
    return PMPI_Allreduce(MPI_IN_PLACE, votes, nvotes, MPI_UINT64_T, MPI_MIN, comm);
}

/* A vote of its own. is_true: of this rank; out: true if it is of all ranks. */
static inline int ct_votes_agree(MPI_Comm comm, bool *is_true)
{
    uint64_t vote = *is_true;
    const int err = ct_votes_count(comm, &vote, 1);

    *is_true = err == MPI_SUCCESS && vote != 0;
    return err;
}

/* Two votes for a number that may be different on the ranks: itself and its complement.
   Once counted, both are one's own on all ranks only where all numbers are equal. */
static inline void ct_votes_cast_number(uint64_t *votes, uint64_t number)
{
    votes[0] = number;
    votes[1] = ~number;
}

static inline bool ct_votes_are_equal(const uint64_t *votes)
{
    return votes[0] == ~votes[1];
}

#endif
