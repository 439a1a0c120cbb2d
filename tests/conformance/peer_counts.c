/*
 * peer_counts.c - every third block is empty, and has its place all the same.
 */
#include "tests/conformance/peer_counts.h"

#include "tests/conformance/must.h"

int ct_peer_count(int rank, int count)
{
    return rank % 3 == 1 ? 0 : count;
}

int ct_own_count(MPI_Comm comm, int count)
{
    int rank;

    ct_must(PMPI_Comm_rank(comm, &rank));
    return ct_peer_count(rank, count);
}

static int count_peers(MPI_Comm comm)
{
    int is_inter, npeers;

    ct_must(PMPI_Comm_test_inter(comm, &is_inter));
    ct_must(is_inter ? PMPI_Comm_remote_size(comm, &npeers) : PMPI_Comm_size(comm, &npeers));
    return npeers;
}

void ct_peer_counts_init(struct ct_peer_counts *counts, MPI_Comm comm, bool is_root, int count,
                         const struct ct_displs *displs)
{
    const int npeers = count_peers(comm);

    for (int i = 0; i < npeers; i++)
        counts->room[0][i] = ct_peer_count(i, count);
    ct_displs_place(displs, counts->room[0], npeers, count, counts->room[1]);
    counts->counts = is_root ? counts->room[0] : NULL;
    counts->displs = is_root ? counts->room[1] : NULL;
#if MPI_VERSION >= 4
    for (int i = 0; i < npeers; i++) {
        counts->large_room[i] = counts->room[0][i];
        counts->large_displs_room[i] = counts->room[1][i];
    }
    counts->large_counts = is_root ? counts->large_room : NULL;
    counts->large_displs = is_root ? counts->large_displs_room : NULL;
#endif
}
