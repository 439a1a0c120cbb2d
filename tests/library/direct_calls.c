/*
 * direct_calls - calls with private counts in which one rank takes no part, or has
 * no memory for its part: the others do not notice.
 *
 * usage: direct_calls refused|short|announced. refused: rank 0, which has no bytes, passes a
 * datatype that MPI refuses, at the first call of each collective, and once alone.
 * short: the last rank gets no memory for a plan, then none to pack elements in.
 * announced: the same where the ranks announce sizes, so that all of them go native.
 */
#include "library/run/plans.h"
#include "tests/library/compare.h"

#include <stdlib.h>
#include <string.h>

#define RANKS_MAX 8

static bool refuses_plan;
static size_t refused_bytes; /* of an allocation; 0: none */
static int nrefused;

#ifndef __SANITIZE_ADDRESS__ /* it has an allocator of its own */
void *__libc_malloc(size_t bytes);
void *__libc_calloc(size_t n, size_t bytes);

void *malloc(size_t bytes)
{
    if (refused_bytes == 0 || bytes != refused_bytes)
        return __libc_malloc(bytes);
    nrefused++;
    return NULL;
}

void *calloc(size_t n, size_t bytes)
{
    if (!refuses_plan || n != 1 || bytes != sizeof(struct ct_plan))
        return __libc_calloc(n, bytes);
    nrefused++;
    return NULL;
}
#endif

enum collective { ALLTOALLV, IN_PLACE, GATHERV, SCATTERV, COLLECTIVES };

static const char *const names[] = {"alltoallv", "alltoallv in place", "gatherv", "scatterv"};

static struct ct_compare compare;
static MPI_Datatype pair; /* of ints, with a gap between them */

/* Elements from one rank to another; rank 0 may have none. */
static int count_of(int from, int to, int scale, bool has_rank_0)
{
    if (!has_rank_0 && (from == 0 || to == 0))
        return 0;
    return (1 + from + to) * scale;
}

struct counts {
    int counts[RANKS_MAX];
    int displs[RANKS_MAX];
    int total;
};

static struct counts counts_of(int scale, bool has_rank_0)
{
    struct counts c = {.total = 0};

    for (int i = 0; i < compare.nranks; i++) {
        c.counts[i] = count_of(compare.rank, i, scale, has_rank_0);
        c.displs[i] = c.total + i;
        c.total += c.counts[i];
    }
    return c;
}

/* By MPI or by PMPI. The root of a gather or scatter is the last rank. */
static int call(enum collective collective, const struct counts *c, bool by_mpi, MPI_Datatype type)
{
    const int root = compare.nranks - 1;
    void *const recv = by_mpi ? compare.got : compare.wanted;
    const void *const send = collective == IN_PLACE ? MPI_IN_PLACE : compare.sent;

    switch (collective) {
    case GATHERV:
        return (by_mpi ? MPI_Gatherv : PMPI_Gatherv)(send, c->counts[root], type, recv, c->counts,
                                                     c->displs, type, root, compare.comm);
    case SCATTERV:
        return (by_mpi ? MPI_Scatterv : PMPI_Scatterv)(send, c->counts, c->displs, type, recv,
                                                       c->counts[root], type, root, compare.comm);
    default:
        return (by_mpi ? MPI_Alltoallv : PMPI_Alltoallv)(send, c->counts, c->displs, type, recv,
                                                         c->counts, c->displs, type, compare.comm);
    }
}

/* What MPI does without a difference; on ranks for which another class is wanted
   only that. */
static void check(enum collective collective, const struct counts *c, int wanted)
{
    const MPI_Datatype type = wanted == MPI_ERR_TYPE ? MPI_DATATYPE_NULL : pair;

    ct_compare_fill(&compare, (int)collective);
    ct_compare_numbers(names[collective], ct_compare_class(call(collective, c, true, type)),
                       wanted);
    refuses_plan = false;
    refused_bytes = 0;
    if (wanted == MPI_SUCCESS || wanted == MPI_ERR_TYPE)
        call(collective, c, false, type);
    else
        call(collective, c, false, pair);
    if (wanted == MPI_SUCCESS)
        ct_compare_buffers(&compare, names[collective], (int)collective, 0);
}

static void refuse(void)
{
    const struct counts without = counts_of(1, false);
    const struct counts with = counts_of(1, true);

    for (int i = 0; i < COLLECTIVES; i++) {
        if (i != IN_PLACE)
            check((enum collective)i, &without, compare.rank == 0 ? MPI_ERR_TYPE : MPI_SUCCESS);
    }
    if (compare.rank == 0)
        ct_compare_numbers("alone",
                           ct_compare_class(call(ALLTOALLV, &without, true, MPI_DATATYPE_NULL)),
                           MPI_ERR_TYPE);
    for (int i = 0; i < COLLECTIVES; i++)
        check((enum collective)i, &with, MPI_SUCCESS);
}

/* Bytes that the last rank packs in a call. */
static size_t packed_bytes(const struct counts *c)
{
    return (size_t)c->total * 2 * sizeof(int) + 1;
}

static void run_short(bool goes_native)
{
    const bool is_short = compare.rank == compare.nranks - 1;

    for (int i = 0; i < COLLECTIVES; i++) {
        const int wanted = is_short && i == IN_PLACE && !goes_native ? MPI_ERR_NO_MEM : MPI_SUCCESS;
        const struct counts small = counts_of(1, true);
        const struct counts large = counts_of(10 * (i + 1), true);

        refuses_plan = is_short;
        check((enum collective)i, &small, i == IN_PLACE ? MPI_SUCCESS : wanted); /* it has a plan */
        refused_bytes = is_short ? packed_bytes(&large) : 0;
        check((enum collective)i, &large, wanted);
        check((enum collective)i, &large, MPI_SUCCESS);
    }
    if (is_short) /* in place, the plan is that of the calls before */
        ct_compare_numbers("refused", nrefused, 2 * COLLECTIVES - 1);
}

int main(int argc, char **argv)
{
    const int lengths[] = {1, 1};
    const MPI_Aint starts[] = {0, 2 * sizeof(int)};
    const MPI_Datatype ints[] = {MPI_INT, MPI_INT};

    MPI_Init(&argc, &argv);
    ct_compare_init(&compare, MPI_COMM_WORLD);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Type_create_struct(2, lengths, starts, ints, &pair);
    MPI_Type_commit(&pair);
    MPI_Barrier(MPI_COMM_WORLD); /* the ranks set up */
    if (argc > 1 && strcmp(argv[1], "refused") == 0)
        refuse();
    else
        run_short(argc > 1 && strcmp(argv[1], "announced") == 0);
    MPI_Type_free(&pair);
    ct_compare_fini(&compare);
    return ct_compare_end();
}
