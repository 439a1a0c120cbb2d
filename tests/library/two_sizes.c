/*
 * two_sizes - rank 0 says of its blocks that fewer elements, or more, are sent than are
 * received: MPI forbids it, MPICH makes the call. What fits goes through, and no rank
 * waits for ever.
 *
 * MPI program. Prints what differs; the exit code is 1 if anything did on any rank.
 */
#include "tests/library/compare.h"

#include <stdbool.h>

enum { RANKS_MAX = 8, ROOM = 1000 };

enum collective {
    ALLGATHER,
    ALLGATHERV,
    ALLTOALL,
    GATHER,
    GATHERV,
    SCATTER,
    SCATTERV,
    COLLECTIVES
};

static const char *const names[] = {"allgather", "allgatherv", "alltoall", "gather",
                                    "gatherv",   "scatter",    "scatterv"};

static struct ct_compare compare;
static int sent[RANKS_MAX * ROOM], got[RANKS_MAX * ROOM];

/* Elements of a block that rank 0 sends and receives. The other ranks agree with what
   it receives; in a scatter, with what it sends. */
struct sizes {
    int sends, receives;
};

static int call(enum collective collective, const struct sizes *sizes)
{
    const bool is_first = compare.rank == 0;
    const int s = sizes->sends, r = sizes->receives;
    const int own_s = is_first ? s : r; /* where what is received is agreed */
    const int own_r = is_first ? r : s; /* where what is sent is */
    int counts[RANKS_MAX], displs[RANKS_MAX];

    for (int i = 0; i < compare.nranks; i++) {
        counts[i] = collective == SCATTERV ? s : r;
        displs[i] = i * counts[i];
    }
    switch (collective) {
    case ALLGATHER:
        return MPI_Allgather(sent, own_s, MPI_INT, got, r, MPI_INT, compare.comm);
    case ALLGATHERV:
        return MPI_Allgatherv(sent, own_s, MPI_INT, got, counts, displs, MPI_INT, compare.comm);
    case ALLTOALL:
        return MPI_Alltoall(sent, own_s, MPI_INT, got, r, MPI_INT, compare.comm);
    case GATHER:
        return MPI_Gather(sent, own_s, MPI_INT, got, r, MPI_INT, 0, compare.comm);
    case GATHERV:
        return MPI_Gatherv(sent, own_s, MPI_INT, got, counts, displs, MPI_INT, 0, compare.comm);
    case SCATTER:
        return MPI_Scatter(sent, s, MPI_INT, got, own_r, MPI_INT, 0, compare.comm);
    default:
        return MPI_Scatterv(sent, counts, displs, MPI_INT, got, own_r, MPI_INT, 0, compare.comm);
    }
}

static bool receives(enum collective collective)
{
    return compare.rank == 0 || (collective != GATHER && collective != GATHERV);
}

static bool is_scatter(enum collective collective)
{
    return collective == SCATTER || collective == SCATTERV;
}

/* Element i of what a rank has for another one. */
static int value_of(int from, int to, int i)
{
    return 100000 * from + 10000 * to + i;
}

/* In the memory of a rank that sends different blocks, they are as far apart as it says. */
static void fill(enum collective collective, const struct sizes *sizes)
{
    const bool is_different = collective == ALLTOALL || is_scatter(collective);
    const int apart = compare.rank == 0 || is_scatter(collective) ? sizes->sends : sizes->receives;

    for (int i = 0; i < RANKS_MAX * ROOM; i++) {
        sent[i] = is_different && i / apart < compare.nranks
                      ? value_of(compare.rank, i / apart, i % apart)
                      : value_of(compare.rank, 0, i);
        got[i] = -1;
    }
}

static void check_blocks(enum collective collective, const struct sizes *sizes)
{
    const int nblocks = is_scatter(collective) ? 1 : compare.nranks;

    for (int from = 0; from < nblocks; from++) {
        const int length = is_scatter(collective)
                               ? (compare.rank == 0 ? sizes->receives : sizes->sends)
                               : sizes->receives;
        const int most = from == 0 && sizes->sends < length ? sizes->sends : length;
        const int to = collective == ALLTOALL || is_scatter(collective) ? compare.rank : 0;

        for (int i = 0; i<most; i += most> 9 ? most / 9 : 1)
            ct_compare_numbers(names[collective], got[from * length + i], value_of(from, to, i));
    }
}

static void check(enum collective collective, int sends, int gets)
{
    const struct sizes sizes = {sends, gets};
    const bool is_cut = compare.rank == 0 && sends > gets;
    int err, class = MPI_SUCCESS;

    fill(collective, &sizes);
    err = call(collective, &sizes);
    if (err != MPI_SUCCESS)
        MPI_Error_class(err, &class);
    ct_compare_numbers(names[collective], class, is_cut ? MPI_ERR_TRUNCATE : MPI_SUCCESS);
    if (receives(collective))
        check_blocks(collective, &sizes);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    ct_compare_init(&compare, MPI_COMM_WORLD);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    for (int i = 0; i < COLLECTIVES; i++) {
        check((enum collective)i, 5, 10);
        check((enum collective)i, 10, 5);
        check((enum collective)i, 90, 900);
        check((enum collective)i, 900, 90);
        check((enum collective)i, 300, 300);
    }
    ct_compare_fini(&compare);
    return ct_compare_end();
}
