/*
 * peer_counts.h - counts and displacements of a root's blocks, some of which
 * are empty.
 */
#ifndef CT_TESTS_PEER_COUNTS_H
#define CT_TESTS_PEER_COUNTS_H

#include "tests/conformance/displs.h"
#include "tests/conformance/pool.h"

/* In elements. Where the rank is not the root, nothing is to be read: all NULL. */
struct ct_peer_counts {
    int room[2][CT_POOL_RANKS_MAX];
    const int *counts;
    const int *displs;
#if MPI_VERSION >= 4
    MPI_Count large_room[CT_POOL_RANKS_MAX];
    MPI_Aint large_displs_room[CT_POOL_RANKS_MAX];
    const MPI_Count *large_counts;
    const MPI_Aint *large_displs;
#endif
};

/* Elements of a rank's block, where full ones have `count`. */
int ct_peer_count(int rank, int count);

/* Of this rank's own block. */
int ct_own_count(MPI_Comm comm, int count);

void ct_peer_counts_init(struct ct_peer_counts *counts, MPI_Comm comm, bool is_root, int count,
                         const struct ct_displs *displs);

#endif
