/*
 * peer_counts.h - counts and displacements of blocks of different sizes, some of
 * which are empty.
 */
#ifndef CT_TESTS_PEER_COUNTS_H
#define CT_TESTS_PEER_COUNTS_H

#include "tests/conformance/displs.h"
#include "tests/conformance/rows.h"

/* A block has up to so many times as many elements as the call counts. */
#define CT_PEER_TIMES 2

/* In elements. */
struct ct_peer_counts {
    int counts[CT_POOL_RANKS_MAX];
    int displs[CT_POOL_RANKS_MAX];
#if MPI_VERSION >= 4
    MPI_Count large_counts[CT_POOL_RANKS_MAX];
    MPI_Aint large_displs[CT_POOL_RANKS_MAX];
#endif
};

/* Elements of a rank's block: none, `count`, or twice as many. */
int ct_peer_count(int rank, int count);

/* Of this rank's own block. */
int ct_own_count(MPI_Comm comm, int count);

/* Of the blocks of all peers. */
struct ct_peer_counts ct_peer_counts(MPI_Comm comm, int count, const struct ct_displs *displs);

/* Of the blocks that this rank sends to each peer, or receives from it: in place both
   are equal. */
struct ct_peer_counts ct_pair_counts(const struct ct_arguments_tried *args, bool sends);

/* Blocks of a buffer with these counts, counted in the elements of the call. */
int ct_blocks_own(const struct ct_member *member);
int ct_blocks_own_off_root_side(const struct ct_member *member);
int ct_blocks_of_all(const struct ct_member *member);
int ct_blocks_of_all_at_root(const struct ct_member *member);

#endif
