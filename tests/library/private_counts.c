/*
 * private_counts - alltoallv gives what native gives: blocks of other sizes for
 * each pair, ranks without any, blocks in any order and with gaps, datatypes
 * that differ between ranks, in place, large-count functions.
 */
#include "tests/library/compare.h"
#include "tests/library/layouts.h"

#include <stddef.h>

enum { RANKS_MAX = 8, SIZES = 6, PLACES = 3 };

/* Where blocks are, in elements. */
struct side {
    int counts[RANKS_MAX];
    int displs[RANKS_MAX];
};

/* The elements that go from one rank to another. */
static int count_of(int sizes, int from, int to)
{
    switch (sizes) {
    case 0:
        return 3;
    case 1:
        return (from * 3 + to * 7 + 3) % 5;
    case 2: /* nothing but from rank 0 */
        return from == 0 ? 400 + to : 0;
    case 3: /* nothing but to rank 0 */
        return to == 0 ? 17 * from : 0;
    case 4:
        return from == to ? 0 : 150 * ((from + to) % 3);
    default:
        return 0;
    }
}

/* One after the other, in reverse order, or with gaps. */
static void place(struct side *side, int places, int nranks)
{
    int at = places == 2 ? 5 : 0;

    for (int i = 0; i < nranks; i++) {
        const int rank = places == 1 ? nranks - 1 - i : i;

        side->displs[rank] = at;
        at += side->counts[rank] + (places == 2 ? 2 : 0);
    }
}

/* A call of one rank. */
struct blocks {
    struct side send;
    struct side recv;
    MPI_Datatype send_type;
    MPI_Datatype recv_type;
};

static void choose(struct blocks *b, const struct ct_compare *c, int sizes, int places)
{
    for (int i = 0; i < c->nranks; i++) {
        b->send.counts[i] = count_of(sizes, c->rank, i);
        b->recv.counts[i] = count_of(sizes, i, c->rank);
    }
    place(&b->send, places, c->nranks);
    place(&b->recv, (places + c->rank) % PLACES, c->nranks);
}

static void compare(struct ct_compare *c, const struct blocks *b, const char *what)
{
    ct_compare_fill(c, b->send.counts[0]);
    MPI_Alltoallv(c->sent, b->send.counts, b->send.displs, b->send_type, c->got, b->recv.counts,
                  b->recv.displs, b->recv_type, c->comm);
    PMPI_Alltoallv(c->sent, b->send.counts, b->send.displs, b->send_type, c->wanted, b->recv.counts,
                   b->recv.displs, b->recv_type, c->comm);
    ct_compare_buffers(c, what, b->send.counts[0], b->recv.counts[0]);
}

/* As large both ways; the send arguments are to be ignored. */
static void compare_in_place(struct ct_compare *c, const struct blocks *blocks, int sizes)
{
    struct blocks b = *blocks;

    for (int i = 0; i < c->nranks; i++)
        b.recv.counts[i] = c->rank < i ? count_of(sizes, c->rank, i) : count_of(sizes, i, c->rank);
    place(&b.recv, c->rank % PLACES, c->nranks);
    ct_compare_fill(c, sizes);
    MPI_Alltoallv(MPI_IN_PLACE, NULL, NULL, MPI_DATATYPE_NULL, c->got, b.recv.counts, b.recv.displs,
                  b.recv_type, c->comm);
    PMPI_Alltoallv(MPI_IN_PLACE, NULL, NULL, MPI_DATATYPE_NULL, c->wanted, b.recv.counts,
                   b.recv.displs, b.recv_type, c->comm);
    ct_compare_buffers(c, "in place", sizes, b.recv.counts[0]);
}

/* One buffer for both sides, whose blocks lie apart. */
static void compare_one_buffer(struct ct_compare *c, const struct blocks *blocks)
{
    struct blocks b = *blocks;

    for (int i = 0; i < c->nranks; i++)
        b.send.displs[i] += 20000;
    place(&b.recv, 0, c->nranks);
    ct_compare_fill(c, 7);
    MPI_Alltoallv(c->got, b.send.counts, b.send.displs, MPI_INT, c->got, b.recv.counts,
                  b.recv.displs, MPI_INT, c->comm);
    PMPI_Alltoallv(c->wanted, b.send.counts, b.send.displs, MPI_INT, c->wanted, b.recv.counts,
                   b.recv.displs, MPI_INT, c->comm);
    ct_compare_buffers(c, "one buffer", b.send.counts[0], b.recv.counts[0]);
}

#if MPI_VERSION >= 4
struct large_side {
    MPI_Count counts[RANKS_MAX];
    MPI_Aint displs[RANKS_MAX];
};

static struct large_side enlarged(const struct side *side, int nranks)
{
    struct large_side large = {{0}, {0}};

    for (int i = 0; i < nranks; i++) {
        large.counts[i] = side->counts[i];
        large.displs[i] = side->displs[i];
    }
    return large;
}

static void compare_large(struct ct_compare *c, const struct blocks *b)
{
    const struct large_side send = enlarged(&b->send, c->nranks);
    const struct large_side recv = enlarged(&b->recv, c->nranks);

    ct_compare_fill(c, 2);
    MPI_Alltoallv_c(c->sent, send.counts, send.displs, b->send_type, c->got, recv.counts,
                    recv.displs, b->recv_type, c->comm);
    PMPI_Alltoallv_c(c->sent, send.counts, send.displs, b->send_type, c->wanted, recv.counts,
                     recv.displs, b->recv_type, c->comm);
    ct_compare_buffers(c, "MPI_Alltoallv_c", 0, 0);
}
#endif

/* Each rank has other datatypes, and places the blocks in another way. */
static void compare_sizes(struct ct_compare *c, const MPI_Datatype *types, int sizes)
{
    for (int i = 0; i < PLACES * CT_LAYOUTS; i++) {
        struct blocks blocks = {.send_type = MPI_INT, .recv_type = MPI_INT};

        choose(&blocks, c, sizes, i % PLACES);
        compare(c, &blocks, "ints");
        compare_one_buffer(c, &blocks);
        compare_in_place(c, &blocks, sizes);
        blocks.send_type = types[(i + c->rank) % CT_LAYOUTS];
        blocks.recv_type = types[(i + 3 * c->rank) % CT_LAYOUTS];
        compare(c, &blocks, "layouts");
        compare_in_place(c, &blocks, sizes);
#if MPI_VERSION >= 4
        compare_large(c, &blocks);
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
