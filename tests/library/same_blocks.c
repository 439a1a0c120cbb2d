/*
 * same_blocks - alltoall and allgather give what native gives: datatypes
 * that differ between ranks, in place, MPI_BOTTOM, large-count functions.
 */
#include "tests/library/compare.h"
#include "tests/library/layouts.h"

#include <stddef.h>

struct side {
    int count;
    MPI_Datatype type;
};

static void compare_alltoall(struct ct_compare *c, const struct side *send, const struct side *recv,
                             const char *what)
{
    ct_compare_fill(c, recv->count);
    MPI_Alltoall(c->sent, send->count, send->type, c->got, recv->count, recv->type, c->comm);
    PMPI_Alltoall(c->sent, send->count, send->type, c->wanted, recv->count, recv->type, c->comm);
    ct_compare_buffers(c, what, send->count, recv->count);
}

static void compare_allgather(struct ct_compare *c, const struct side *send,
                              const struct side *recv, const char *what)
{
    ct_compare_fill(c, recv->count);
    MPI_Allgather(c->sent, send->count, send->type, c->got, recv->count, recv->type, c->comm);
    PMPI_Allgather(c->sent, send->count, send->type, c->wanted, recv->count, recv->type, c->comm);
    ct_compare_buffers(c, what, send->count, recv->count);
}

/* The send arguments are to be ignored, so they are nonsense. */
static void compare_in_place(struct ct_compare *c, const struct side *recv, const char *what)
{
    ct_compare_fill(c, recv->count);
    MPI_Alltoall(MPI_IN_PLACE, -3, MPI_DATATYPE_NULL, c->got, recv->count, recv->type, c->comm);
    PMPI_Alltoall(MPI_IN_PLACE, -3, MPI_DATATYPE_NULL, c->wanted, recv->count, recv->type, c->comm);
    ct_compare_buffers(c, what, 0, recv->count);
    ct_compare_fill(c, recv->count + 1);
    MPI_Allgather(MPI_IN_PLACE, -3, MPI_DATATYPE_NULL, c->got, recv->count, recv->type, c->comm);
    PMPI_Allgather(MPI_IN_PLACE, -3, MPI_DATATYPE_NULL, c->wanted, recv->count, recv->type,
                   c->comm);
    ct_compare_buffers(c, what, 1, recv->count);
}

static void compare_counts(struct ct_compare *c)
{
    static const int counts[] = {0, 1, 2, 3, 7, 64, 1001, 5000};

    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        const struct side side = {counts[i], MPI_INT};

        compare_alltoall(c, &side, &side, "alltoall of ints");
        compare_allgather(c, &side, &side, "allgather of ints");
        compare_in_place(c, &side, "ints in place");
    }
}

/* Each rank has other datatypes; one may send plain ints. */
static void compare_layouts(struct ct_compare *c)
{
    MPI_Datatype types[CT_LAYOUTS];
    struct side ints = {0, MPI_INT};

    ct_layouts_init(types);
    for (int i = 0; i < CT_LAYOUTS * CT_LAYOUTS; i++) {
        const int count = i % 2 == 0 ? 1 : 5;
        const struct side send = {count, types[(i + c->rank) % CT_LAYOUTS]};
        const struct side recv = {count, types[(i / CT_LAYOUTS + 2 * c->rank) % CT_LAYOUTS]};

        ints.count = 3 * count;
        compare_alltoall(c, &send, &recv, "alltoall of layouts");
        compare_allgather(c, &send, &recv, "allgather of layouts");
        compare_alltoall(c, c->rank == 0 ? &ints : &send, &recv, "alltoall of ints to layouts");
        compare_allgather(c, &send, c->rank == 0 ? &ints : &recv, "allgather of layouts to ints");
    }
    for (int i = 0; i < CT_LAYOUTS; i++) {
        const struct side small = {2, types[(i + c->rank) % CT_LAYOUTS]};
        const struct side large = {1200, types[(i + c->rank) % CT_LAYOUTS]};

        compare_in_place(c, &small, "layouts in place");
        compare_in_place(c, &large, "large layouts in place");
        compare_alltoall(c, &large, &large, "alltoall of large layouts");
        compare_allgather(c, &large, &large, "allgather of large layouts");
    }
    ct_layouts_fini(types);
}

/* Datatypes with absolute addresses: both buffers are MPI_BOTTOM, on one rank
   only. */
static void compare_bottom(struct ct_compare *c)
{
    int mine = 100 + c->rank;
    int got[8] = {0};
    int length = 1;
    MPI_Aint at;
    MPI_Datatype send, recv, bare;

    MPI_Get_address(&mine, &at);
    MPI_Type_create_hindexed(1, &length, &at, MPI_INT, &send);
    MPI_Type_commit(&send);
    MPI_Get_address(got, &at);
    MPI_Type_create_hindexed(1, &length, &at, MPI_INT, &bare);
    MPI_Type_create_resized(bare, 0, sizeof(int), &recv);
    MPI_Type_commit(&recv);
    if (c->rank == 0)
        MPI_Allgather(MPI_BOTTOM, 1, send, MPI_BOTTOM, 1, recv, c->comm);
    else
        MPI_Allgather(&mine, 1, MPI_INT, got, 1, MPI_INT, c->comm);
    for (int i = 0; i < c->nranks; i++)
        ct_compare_numbers("allgather at MPI_BOTTOM", got[i], 100 + i);
    MPI_Type_free(&send);
    MPI_Type_free(&recv);
    MPI_Type_free(&bare);
}

#if MPI_VERSION >= 4
static void compare_large_counts(struct ct_compare *c)
{
    const MPI_Count count = 33;
    MPI_Datatype made;

    MPI_Type_contiguous_c(3, MPI_INT, &made);
    MPI_Type_commit(&made);
    ct_compare_fill(c, 1);
    MPI_Alltoall_c(c->sent, 3 * count, MPI_INT, c->got, count, made, c->comm);
    PMPI_Alltoall_c(c->sent, 3 * count, MPI_INT, c->wanted, count, made, c->comm);
    ct_compare_buffers(c, "MPI_Alltoall_c", 0, 0);
    ct_compare_fill(c, 2);
    MPI_Allgather_c(c->sent, count, made, c->got, 3 * count, MPI_INT, c->comm);
    PMPI_Allgather_c(c->sent, count, made, c->wanted, 3 * count, MPI_INT, c->comm);
    ct_compare_buffers(c, "MPI_Allgather_c", 0, 0);
    MPI_Type_free(&made);
}
#endif

int main(int argc, char **argv)
{
    struct ct_compare compare;
    int result;

    MPI_Init(&argc, &argv);
    ct_compare_init(&compare, MPI_COMM_WORLD);
    compare_counts(&compare);
    compare_layouts(&compare);
    compare_bottom(&compare);
#if MPI_VERSION >= 4
    compare_large_counts(&compare);
#endif
    ct_compare_fini(&compare);
    result = ct_compare_result();
    MPI_Finalize();
    return result;
}
