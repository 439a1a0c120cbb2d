/*
 * peer_counts.c - empty blocks have their places all the same.
 */
#include "tests/conformance/peer_counts.h"

#include "tests/conformance/must.h"

int ct_peer_count(int rank, int count)
{
    static const int times[] = {1, 0, CT_PEER_TIMES};

    return times[rank % 3] * count;
}

static int rank_of(MPI_Comm comm)
{
    int rank;

    ct_must(PMPI_Comm_rank(comm, &rank));
    return rank;
}

int ct_own_count(MPI_Comm comm, int count)
{
    return ct_peer_count(rank_of(comm), count);
}

static int count_peers(MPI_Comm comm)
{
    int is_inter, npeers;

    ct_must(PMPI_Comm_test_inter(comm, &is_inter));
    ct_must(is_inter ? PMPI_Comm_remote_size(comm, &npeers) : PMPI_Comm_size(comm, &npeers));
    return npeers;
}

static void place(struct ct_peer_counts *peers, int npeers, int count,
                  const struct ct_displs *displs)
{
    ct_displs_place(displs, peers->counts, npeers, CT_PEER_TIMES * count, peers->displs);
#if MPI_VERSION >= 4
    for (int i = 0; i < npeers; i++) {
        peers->large_counts[i] = peers->counts[i];
        peers->large_displs[i] = peers->displs[i];
    }
#endif
}

struct ct_peer_counts ct_peer_counts(MPI_Comm comm, int count, const struct ct_displs *displs)
{
    const int npeers = count_peers(comm);
    struct ct_peer_counts peers = {.counts = {0}};

    for (int i = 0; i < npeers; i++)
        peers.counts[i] = ct_peer_count(i, count);
    place(&peers, npeers, count, displs);
    return peers;
}

struct ct_peer_counts ct_pair_counts(const struct ct_arguments_tried *args, bool sends)
{
    const int npeers = count_peers(args->comm), rank = rank_of(args->comm);
    const int count = sends ? args->send_count : args->recv_count;
    struct ct_peer_counts peers = {.counts = {0}};

    for (int i = 0; i < npeers; i++) {
        const int from = sends ? rank : i, to = sends ? i : rank;

        peers.counts[i] =
            ct_peer_count(args->send == MPI_IN_PLACE ? from + to : 2 * from + to, count);
    }
    place(&peers, npeers, count, sends ? &args->send_displs : &args->recv_displs);
    return peers;
}

int ct_blocks_own(const struct ct_member *member)
{
    return CT_PEER_TIMES * ct_blocks_one(member);
}

int ct_blocks_own_off_root_side(const struct ct_member *member)
{
    return CT_PEER_TIMES * ct_blocks_off_root_side(member);
}

int ct_blocks_of_all(const struct ct_member *member)
{
    return CT_PEER_TIMES * ct_blocks_of_peers(member);
}

int ct_blocks_of_all_at_root(const struct ct_member *member)
{
    return CT_PEER_TIMES * ct_blocks_at_root(member);
}
