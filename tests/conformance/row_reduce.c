/*
 * row_reduce.c - MPI_Reduce. In place it is tried with root 0 only: for long
 * vectors and another root MPICH 4.0.2 crashes. It is not called where MPICH 4.0.2
 * reduces long vectors wrongly: where the first rank is alone on its host, and
 * others are not. Where there is no receive buffer, what MPI is given for one
 * means nothing.
 */
#include "tests/conformance/must.h"
#include "tests/conformance/rows.h"

#include <stdlib.h>
#include <string.h>

static int at_the_root(const struct ct_member *member)
{
    return ct_member_is_root(member);
}

/* With an inter-communicator, not on the root's side. */
static int of_all(const struct ct_member *member)
{
    return !member->is_inter || member->root >= 0;
}

static int reduce(const struct ct_arguments_tried *a, const void *send, int way)
{
    void *recv = a->is_root ? a->recv : NULL;

#if MPI_VERSION >= 4
    if ((way & CT_WAY_LARGE) != 0)
        return CT_ROW_BY(way, Reduce_c, send, recv, a->recv_count, a->recv_type, a->op, a->root,
                         a->comm);
#endif
    return CT_ROW_BY(way, Reduce, send, recv, a->recv_count, a->recv_type, a->op, a->root, a->comm);
}

/* What is in the receive buffer, sent from elsewhere. */
static int reduce_copy(const struct ct_arguments_tried *a, int way)
{
    MPI_Aint lb, extent, true_extent;
    size_t bytes;
    char *copy;
    int err;

    ct_must(MPI_Type_get_extent(a->recv_type, &lb, &extent));
    ct_must(MPI_Type_get_true_extent(a->recv_type, &lb, &true_extent));
    bytes = (size_t)(a->recv_count * extent + true_extent);
    copy = malloc(bytes);
    if (copy == NULL)
        abort();
    if (a->recv_count > 0)
        memcpy(copy, (const char *)a->recv + lb, bytes - (size_t)extent);
    err = reduce(a, copy - lb, way);
    free(copy);
    return err;
}

/* On hosts that MPICH is told of: the host of a rank is its rank in
   MPI_COMM_WORLD modulo their number. */
static bool is_native_wrong(MPI_Comm comm)
{
    const char *text = getenv("MPIR_CVAR_NUM_CLIQUES");
    const int nhosts = text == NULL ? 1 : atoi(text);
    bool is_first_alone = true, share_others = false;
    int ranks[CT_POOL_RANKS_MAX], inside[CT_POOL_RANKS_MAX];
    MPI_Group group, world;
    int n;

    if (nhosts <= 1)
        return false;
    ct_must(PMPI_Comm_group(comm, &group));
    ct_must(PMPI_Comm_group(MPI_COMM_WORLD, &world));
    ct_must(PMPI_Group_size(group, &n));
    for (int i = 0; i < n; i++)
        inside[i] = i;
    ct_must(PMPI_Group_translate_ranks(group, n, inside, world, ranks));
    for (int i = 1; i < n; i++) {
        for (int k = 0; k < i; k++) {
            const bool is_one_host = ranks[i] % nhosts == ranks[k] % nhosts;

            is_first_alone = is_first_alone && !(is_one_host && k == 0);
            share_others = share_others || is_one_host;
        }
    }
    ct_must(PMPI_Group_free(&group));
    ct_must(PMPI_Group_free(&world));
    return is_first_alone && share_others;
}

static int call(const struct ct_arguments_tried *a, int way)
{
    if (is_native_wrong(a->comm))
        return MPI_SUCCESS;
    if (a->send == MPI_IN_PLACE && a->root != 0)
        return reduce_copy(a, way);
    return reduce(a, a->send, way);
}

const struct ct_row ct_row_reduce = {
    .name = "reduce",
    .reduces = true,
    .is_rooted = true,
    .send_blocks = of_all,
    .recv_blocks = at_the_root,
    .call = call,
};
