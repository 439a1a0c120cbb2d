/*
 * same_counts - allgatherv gives what native gives: blocks of other sizes, in
 * any order and with gaps, datatypes that differ between ranks, in place,
 * large-count functions.
 */
#include "tests/library/compare.h"
#include "tests/library/layouts.h"

enum { RANKS_MAX = 8, SIZES = 7, PLACES = 3 };

/* Where blocks go, in elements. */
struct blocks {
    int counts[RANKS_MAX];
    int displs[RANKS_MAX];
};

static int count_of(int sizes, int rank, int nranks)
{
    switch (sizes) {
    case 0:
        return 3;
    case 1:
        return (rank * 7 + 3) % 5; /* 3 0 2 4 1 */
    case 2:
        return rank == nranks / 2 ? 1001 : 0;
    case 3:
        return rank % 2 == 0 ? 0 : 17;
    case 4:
        return 300 * (rank + 1);
    case 5:
        return rank == 0 ? 2500 : 1;
    default:
        return 0;
    }
}

/* One after the other, in reverse order, or with gaps. At first there is none
   for one rank, whose displacement MPICH 4.0 ignores. */
static void place(struct blocks *blocks, int sizes, int places, int nranks)
{
    int at = places == 2 && nranks > 1 ? 5 : 0;

    for (int i = 0; i < nranks; i++) {
        const int rank = places == 1 ? nranks - 1 - i : i;

        blocks->counts[rank] = count_of(sizes, rank, nranks);
        blocks->displs[rank] = at;
        at += blocks->counts[rank] + (places == 2 ? 2 : 0);
    }
}

static void compare(struct ct_compare *c, const struct blocks *b, MPI_Datatype send,
                    MPI_Datatype recv, const char *what)
{
    const int count = b->counts[c->rank];

    ct_compare_fill(c, count);
    MPI_Allgatherv(c->sent, count, send, c->got, b->counts, b->displs, recv, c->comm);
    PMPI_Allgatherv(c->sent, count, send, c->wanted, b->counts, b->displs, recv, c->comm);
    ct_compare_buffers(c, what, count, b->displs[0]);
}

/* The send arguments are to be ignored, so they are nonsense. */
static void compare_in_place(struct ct_compare *c, const struct blocks *b, MPI_Datatype recv,
                             const char *what)
{
    ct_compare_fill(c, 1);
    MPI_Allgatherv(MPI_IN_PLACE, -3, MPI_DATATYPE_NULL, c->got, b->counts, b->displs, recv,
                   c->comm);
    PMPI_Allgatherv(MPI_IN_PLACE, -3, MPI_DATATYPE_NULL, c->wanted, b->counts, b->displs, recv,
                    c->comm);
    ct_compare_buffers(c, what, b->counts[c->rank], b->displs[0]);
}

#if MPI_VERSION >= 4
static void compare_large(struct ct_compare *c, const struct blocks *b, MPI_Datatype send,
                          MPI_Datatype recv)
{
    const MPI_Count count = b->counts[c->rank];
    MPI_Count counts[RANKS_MAX];
    MPI_Aint displs[RANKS_MAX];

    for (int i = 0; i < c->nranks; i++) {
        counts[i] = b->counts[i];
        displs[i] = b->displs[i];
    }
    ct_compare_fill(c, 2);
    MPI_Allgatherv_c(c->sent, count, send, c->got, counts, displs, recv, c->comm);
    PMPI_Allgatherv_c(c->sent, count, send, c->wanted, counts, displs, recv, c->comm);
    ct_compare_buffers(c, "MPI_Allgatherv_c", b->counts[0], b->displs[0]);
}
#endif

/* Each rank has other datatypes, and places the blocks in another way. */
static void compare_sizes(struct ct_compare *c, const MPI_Datatype *types, int sizes)
{
    for (int i = 0; i < PLACES * CT_LAYOUTS; i++) {
        const MPI_Datatype send = types[(i + c->rank) % CT_LAYOUTS];
        const MPI_Datatype recv = types[(i + 3 * c->rank) % CT_LAYOUTS];
        struct blocks blocks;

        place(&blocks, sizes, (i + c->rank) % PLACES, c->nranks);
        compare(c, &blocks, MPI_INT, MPI_INT, "ints");
        compare_in_place(c, &blocks, MPI_INT, "ints in place");
        compare(c, &blocks, send, recv, "layouts");
        compare_in_place(c, &blocks, recv, "layouts in place");
#if MPI_VERSION >= 4
        compare_large(c, &blocks, send, recv);
#endif
    }
}

int main(int argc, char **argv)
{
    MPI_Datatype types[CT_LAYOUTS];
    struct ct_compare compared;
    int result;

    MPI_Init(&argc, &argv);
    ct_compare_init(&compared, MPI_COMM_WORLD);
    if (compared.nranks > RANKS_MAX)
        MPI_Abort(MPI_COMM_WORLD, 2);
    ct_layouts_init(types);
    for (int sizes = 0; sizes < SIZES; sizes++)
        compare_sizes(&compared, types, sizes);
    ct_layouts_fini(types);
    ct_compare_fini(&compared);
    result = ct_compare_result();
    MPI_Finalize();
    return result;
}
