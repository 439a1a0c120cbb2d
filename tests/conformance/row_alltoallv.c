/*
 * row_alltoallv.c - MPI_Alltoallv: between some pairs of ranks nothing goes,
 * between others one block each way.
 */
#include "tests/conformance/must.h"
#include "tests/conformance/rows.h"

/* Where blocks are, in elements. */
struct places {
    int counts[CT_POOL_RANKS_MAX];
    int displs[CT_POOL_RANKS_MAX];
};

static int send_blocks(const struct ct_member *member)
{
    return member->npeers;
}

static int recv_blocks(const struct ct_member *member)
{
    return member->npeers;
}

static int count_peers(MPI_Comm comm)
{
    int is_inter, npeers;

    ct_must(PMPI_Comm_test_inter(comm, &is_inter));
    ct_must(is_inter ? PMPI_Comm_remote_size(comm, &npeers) : PMPI_Comm_size(comm, &npeers));
    return npeers;
}

/* The same at both ends. */
static struct places places_of(MPI_Comm comm, int count, const struct ct_displs *displs)
{
    const int npeers = count_peers(comm);
    struct places places;
    int rank;

    ct_must(PMPI_Comm_rank(comm, &rank));
    for (int i = 0; i < npeers; i++)
        places.counts[i] = (rank + i) % 3 == 1 ? 0 : count;
    ct_displs_place(displs, places.counts, npeers, count, places.displs);
    return places;
}

#if MPI_VERSION >= 4
struct large_places {
    MPI_Count counts[CT_POOL_RANKS_MAX];
    MPI_Aint displs[CT_POOL_RANKS_MAX];
};

static struct large_places large_places_of(MPI_Comm comm, int count, const struct ct_displs *displs)
{
    const int npeers = count_peers(comm);
    const struct places places = places_of(comm, count, displs);
    struct large_places large;

    for (int i = 0; i < npeers; i++) {
        large.counts[i] = places.counts[i];
        large.displs[i] = places.displs[i];
    }
    return large;
}

static int call_large(const struct ct_arguments_tried *a, bool is_native)
{
    const struct large_places send = large_places_of(a->comm, a->send_count, &a->send_displs);
    const struct large_places recv = large_places_of(a->comm, a->recv_count, &a->recv_displs);

    return (is_native ? PMPI_Alltoallv_c : MPI_Alltoallv_c)(a->send, send.counts, send.displs,
                                                            a->send_type, a->recv, recv.counts,
                                                            recv.displs, a->recv_type, a->comm);
}
#endif

static int call(const struct ct_arguments_tried *a, int way)
{
    const bool is_native = (way & CT_WAY_NATIVE) != 0;
    const struct places send = places_of(a->comm, a->send_count, &a->send_displs);
    const struct places recv = places_of(a->comm, a->recv_count, &a->recv_displs);

#if MPI_VERSION >= 4
    if ((way & CT_WAY_LARGE) != 0)
        return call_large(a, is_native);
#endif
    return (is_native ? PMPI_Alltoallv : MPI_Alltoallv)(a->send, send.counts, send.displs,
                                                        a->send_type, a->recv, recv.counts,
                                                        recv.displs, a->recv_type, a->comm);
}

const struct ct_row ct_row_alltoallv = {
    .name = "alltoallv",
    .send_has_displs = true,
    .recv_has_displs = true,
    .send_blocks = send_blocks,
    .recv_blocks = recv_blocks,
    .call = call,
};
