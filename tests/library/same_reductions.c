/*
 * same_reductions - allreduce and reduce give what native gives: datatypes with
 * and without gaps, predefined and user-defined operations, commutative or not,
 * in place, with each rank as root.
 */
#include "tests/library/layouts.h"
#include "tests/library/reduction_values.h"

#include <stdlib.h>
#include <string.h>

static const int counts[] = {0, 1, 3, 17, 300, CT_REDUCED_MAX};

#define NCOUNTS ((int)(sizeof counts / sizeof *counts))

static void compare_allreduce(struct ct_compare *c, const struct ct_reduction *r, int count,
                              int in_place)
{
    const void *sent = in_place ? MPI_IN_PLACE : c->sent;

    ct_reduction_fill(r, c, count + in_place);
    MPI_Allreduce(sent, c->got, count, r->type, r->op, c->comm);
    PMPI_Allreduce(sent, c->wanted, count, r->type, r->op, c->comm);
    ct_reduction_clear(r, c);
    ct_compare_buffers(c, r->what, count, in_place);
}

/* The root alone may be in place, and has a receive buffer. Natively it is not:
   MPICH 4.0.2 then crashes for long vectors and another root than rank 0. */
static void compare_reduce(struct ct_compare *c, const struct ct_reduction *r, int count, int root,
                           int in_place)
{
    const int is_root = c->rank == root;

    ct_reduction_fill(r, c, count + in_place);
    if (is_root && in_place)
        memcpy(c->sent, c->got, CT_COMPARE_BYTES);
    MPI_Reduce(is_root && in_place ? MPI_IN_PLACE : c->sent, is_root ? c->got : NULL, count,
               r->type, r->op, root, c->comm);
    PMPI_Reduce(c->sent, is_root ? c->wanted : NULL, count, r->type, r->op, root, c->comm);
    ct_reduction_clear(r, c);
    ct_compare_buffers(c, r->what, count, in_place);
}

static void compare_reduction(struct ct_compare *c, const struct ct_reduction *r)
{
    static int turn; /* roots, in place or not */

    for (int i = 0; i < NCOUNTS; i++) {
        compare_allreduce(c, r, counts[i], 0);
        compare_allreduce(c, r, counts[i], 1);
        compare_reduce(c, r, counts[i], turn % c->nranks, turn / 2 % 2);
        turn++;
    }
}

/* Where three ints are in an element, for the operations below: a function of
   the layout, which a handle does not tell. */
static MPI_Aint ints_at[3];
static MPI_Aint extent;

static void find_ints(MPI_Datatype type)
{
    unsigned char *marked = calloc(1, CT_LAYOUT_EXTENT_MAX + sizeof(int));
    const int ones[3] = {-1, -1, -1};
    int position = 0;
    int n = 0;
    MPI_Aint lb;

    MPI_Type_get_extent(type, &lb, &extent);
    MPI_Unpack(ones, sizeof ones, &position, marked, 1, type, MPI_COMM_SELF);
    for (MPI_Aint i = 0; i < CT_LAYOUT_EXTENT_MAX; i += (int)sizeof(int)) {
        if (marked[i] != 0)
            ints_at[n++] = i;
    }
    free(marked);
}

static unsigned *int_of(void *elements, int i, int k)
{
    return (unsigned *)(void *)((char *)elements + i * extent + ints_at[k]);
}

/* The larger, int by int. */
static void larger(void *in, void *inout, int *length, MPI_Datatype *type)
{
    (void)type;
    for (int i = 0; i < *length; i++) {
        for (int k = 0; k < 3; k++) {
            if (*int_of(in, i, k) > *int_of(inout, i, k))
                *int_of(inout, i, k) = *int_of(in, i, k);
        }
    }
}

/* The product of upper triangular matrices whose diagonal is 1: it does not
   commute. */
static void multiply(void *in, void *inout, int *length, MPI_Datatype *type)
{
    (void)type;
    for (int i = 0; i < *length; i++) {
        *int_of(inout, i, 2) += *int_of(in, i, 2) + *int_of(in, i, 0) * *int_of(inout, i, 1);
        *int_of(inout, i, 0) += *int_of(in, i, 0);
        *int_of(inout, i, 1) += *int_of(in, i, 1);
    }
}

static void compare_layout(struct ct_compare *c, const char *what, MPI_Datatype type)
{
    struct ct_reduction r = {.what = what, .type = type};

    find_ints(type);
    MPI_Op_create(larger, 1, &r.op);
    compare_reduction(c, &r);
    MPI_Op_free(&r.op);
    MPI_Op_create(multiply, 0, &r.op);
    compare_reduction(c, &r);
    MPI_Op_free(&r.op);
}

static void compare_user_defined(struct ct_compare *c)
{
    static const char *const names[CT_LAYOUTS] = {
        [CT_LAYOUT_CONTIGUOUS] = "three ints", [CT_LAYOUT_DUP] = "duplicate",
        [CT_LAYOUT_VECTOR] = "vector",         [CT_LAYOUT_PERMUTED] = "permuted",
        [CT_LAYOUT_STRUCT] = "struct",         [CT_LAYOUT_RESIZED] = "resized",
        [CT_LAYOUT_NESTED] = "nested",
    };
    MPI_Datatype types[CT_LAYOUTS];

    ct_layouts_init(types);
    for (int i = 0; i < CT_LAYOUTS; i++)
        compare_layout(c, names[i], types[i]);
    ct_layouts_fini(types);
}

/* Elements between one another, which no memory of ours can keep apart. */
static void compare_interleaved(struct ct_compare *c)
{
    MPI_Datatype wide, type;

    MPI_Type_vector(3, 1, CT_REDUCED_MAX, MPI_INT, &wide);
    MPI_Type_create_resized(wide, 0, sizeof(int), &type);
    MPI_Type_commit(&type);
    ints_at[0] = 0;
    ints_at[1] = CT_REDUCED_MAX * (MPI_Aint)sizeof(int);
    ints_at[2] = 2 * ints_at[1];
    extent = sizeof(int);
    {
        struct ct_reduction r = {.what = "interleaved", .type = type};

        MPI_Op_create(larger, 1, &r.op);
        compare_allreduce(c, &r, 300, 0);
        compare_reduce(c, &r, 300, 0, 0);
        MPI_Op_free(&r.op);
    }
    MPI_Type_free(&type);
    MPI_Type_free(&wide);
}

#if MPI_VERSION >= 4
static void compare_large_counts(struct ct_compare *c)
{
    ct_compare_fill(c, 0);
    MPI_Allreduce_c(c->sent, c->got, 77, MPI_UNSIGNED, MPI_SUM, c->comm);
    PMPI_Allreduce_c(c->sent, c->wanted, 77, MPI_UNSIGNED, MPI_SUM, c->comm);
    ct_compare_buffers(c, "MPI_Allreduce_c", 0, 0);
    ct_compare_fill(c, 1);
    MPI_Reduce_c(c->sent, c->got, 77, MPI_UNSIGNED, MPI_SUM, 1, c->comm);
    PMPI_Reduce_c(c->sent, c->wanted, 77, MPI_UNSIGNED, MPI_SUM, 1, c->comm);
    ct_compare_buffers(c, "MPI_Reduce_c", 0, 0);
}
#endif

int main(int argc, char **argv)
{
    struct ct_compare compare;
    int result;

    MPI_Init(&argc, &argv);
    ct_compare_init(&compare, MPI_COMM_WORLD);
    for (const struct ct_reduction *r = ct_predefined_reductions(); r->what != NULL; r++)
        compare_reduction(&compare, r);
    compare_user_defined(&compare);
    compare_interleaved(&compare);
#if MPI_VERSION >= 4
    compare_large_counts(&compare);
#endif
    ct_compare_fini(&compare);
    result = ct_compare_result();
    MPI_Finalize();
    return result;
}
