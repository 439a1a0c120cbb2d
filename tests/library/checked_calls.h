/*
 * checked_calls.h - collectives whose results are known.
 *
 * Each makes one call and returns how many elements of this rank's result are
 * wrong.
 */
#ifndef CT_TESTS_LIBRARY_CHECKED_CALLS_H
#define CT_TESTS_LIBRARY_CHECKED_CALLS_H

#include <mpi.h>

enum { CHECKED_RANKS = 6, CHECKED_BYTES = 1 << 18 }; /* of a block, at most */

/* What they are called on. */
extern struct checked {
    MPI_Comm comm;
    int nranks; /* at most CHECKED_RANKS */
    int rank;
} checked;

/* count  integers, or doubles, of a block */
int checked_alltoall(int count);
int checked_allgather(int count);
int checked_bcast(int count, int root);
int checked_allreduce(int count);
int checked_allreduce_doubles(int count);

/* In place at the root, one integer. */
int checked_gather(int root);
int checked_scatter(int root);
int checked_reduce(int root);

/* MPI_MAXLOC of two MPI_SHORT_INT, which have gaps; of at least two ranks. */
int checked_reduce_pairs(int root);

/* The root does not matter. */
int checked_reduce_scatter_block(int root);

/* Four integers; on the second half of the ranks with gaps between them. */
int checked_bcast_gaps(int root);

#endif
