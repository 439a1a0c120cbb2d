/*
 * same_reductions - allreduce gives what native gives: datatypes, predefined
 * and user-defined operations, commutative or not, in place.
 */
#include "tests/library/compare.h"
#include "tests/library/layouts.h"

#include <stddef.h>

struct reduction {
    const char *what;
    MPI_Datatype type;
    MPI_Op op;
};

static const int counts[] = {0, 1, 2, 3, 5, 17, 300, 4000};

#define NCOUNTS ((int)(sizeof counts / sizeof *counts))

/* Doubles are whole numbers: nothing is rounded, so
   that native's order of operations does not matter. */
static void fill(struct ct_compare *c, MPI_Datatype type, int seed)
{
    ct_compare_fill(c, seed);
    if (type == MPI_DOUBLE) {
        double *sent = (double *)(void *)c->sent;
        double *got = (double *)(void *)c->got;
        double *wanted = (double *)(void *)c->wanted;

        for (int i = 0; i < 4000; i++) {
            sent[i] = i * 3 % 101 - 7 * c->rank;
            got[i] = i - c->rank;
            wanted[i] = got[i];
        }
    } else if (type == MPI_DOUBLE_INT) {
        struct pair {
            double value;
            int place;
        };
        struct pair *sent = (struct pair *)(void *)c->sent;
        struct pair *got = (struct pair *)(void *)c->got;
        struct pair *wanted = (struct pair *)(void *)c->wanted;

        for (int i = 0; i < 4000; i++) {
            sent[i].value = (i + c->rank) % 3;
            sent[i].place = c->rank;
            got[i] = sent[i];
            wanted[i] = sent[i];
        }
    }
}

static void compare_reduction(struct ct_compare *c, const struct reduction *r)
{
    for (int i = 0; i < NCOUNTS; i++) {
        fill(c, r->type, i);
        MPI_Allreduce(c->sent, c->got, counts[i], r->type, r->op, c->comm);
        PMPI_Allreduce(c->sent, c->wanted, counts[i], r->type, r->op, c->comm);
        ct_compare_buffers(c, r->what, counts[i], 0);
        fill(c, r->type, i + 1);
        MPI_Allreduce(MPI_IN_PLACE, c->got, counts[i], r->type, r->op, c->comm);
        PMPI_Allreduce(MPI_IN_PLACE, c->wanted, counts[i], r->type, r->op,
                       c->comm);
        ct_compare_buffers(c, r->what, counts[i], 1);
    }
}

/* The larger, int by int: three in the first 12 bytes of the extent, or in
   every other place of CT_LAYOUT_VECTOR. */
static void larger(void *in, void *inout, int *length, MPI_Datatype *type)
{
    MPI_Aint lb, extent;

    MPI_Type_get_extent(*type, &lb, &extent);
    for (int i = 0; i < 3 * *length; i++) {
        const MPI_Aint at = i / 3 * extent + i % 3 * (extent == 12 ? 4 : 8);
        const int *from = (const int *)(const void *)((char *)in + at);
        int *to = (int *)(void *)((char *)inout + at);

        if (*from > *to)
            *to = *from;
    }
}

/* Products of 2 by 2 matrices: in * inout. */
static void multiply(void *in, void *inout, int *length, MPI_Datatype *type)
{
    const unsigned *a = in;
    unsigned *b = inout;

    (void)type;
    for (int i = 0; i < *length; i++, a += 4, b += 4) {
        const unsigned b0 = b[0], b1 = b[1];

        b[0] = a[0] * b0 + a[1] * b[2];
        b[1] = a[0] * b1 + a[1] * b[3];
        b[2] = a[2] * b0 + a[3] * b[2];
        b[3] = a[2] * b1 + a[3] * b[3];
    }
}

static void compare_predefined(struct ct_compare *c)
{
    const struct reduction reductions[] = {
        {"sum of unsigneds", MPI_UNSIGNED, MPI_SUM},
        {"largest int", MPI_INT, MPI_MAX},
        {"sum of doubles", MPI_DOUBLE, MPI_SUM},
        {"or of bytes", MPI_BYTE, MPI_BOR},
        {"smallest pair of ints", MPI_2INT, MPI_MINLOC},
        {"smallest double with place", MPI_DOUBLE_INT, MPI_MINLOC},
    };

    for (size_t i = 0; i < sizeof reductions / sizeof *reductions; i++)
        compare_reduction(c, &reductions[i]);
}

static void compare_user_defined(struct ct_compare *c)
{
    struct reduction r = {"matrix product", MPI_DATATYPE_NULL, MPI_OP_NULL};
    MPI_Datatype types[CT_LAYOUTS];

    MPI_Type_contiguous(4, MPI_UNSIGNED, &r.type);
    MPI_Type_commit(&r.type);
    MPI_Op_create(multiply, 0, &r.op);
    compare_reduction(c, &r);
    MPI_Op_free(&r.op);
    MPI_Type_free(&r.type);
    ct_layouts_init(types);
    MPI_Op_create(larger, 1, &r.op);
    r.what = "larger contiguous";
    r.type = types[CT_LAYOUT_CONTIGUOUS];
    compare_reduction(c, &r);
    r.what = "larger permuted";
    r.type = types[CT_LAYOUT_PERMUTED];
    compare_reduction(c, &r);
    r.what = "larger vector";
    r.type = types[CT_LAYOUT_VECTOR];
    compare_reduction(c, &r);
    MPI_Op_free(&r.op);
    ct_layouts_fini(types);
}

#if MPI_VERSION >= 4
static void compare_large_counts(struct ct_compare *c)
{
    fill(c, MPI_INT, 0);
    MPI_Allreduce_c(c->sent, c->got, 77, MPI_UNSIGNED, MPI_SUM, c->comm);
    PMPI_Allreduce_c(c->sent, c->wanted, 77, MPI_UNSIGNED, MPI_SUM, c->comm);
    ct_compare_buffers(c, "MPI_Allreduce_c", 0, 0);
}
#endif

int main(int argc, char **argv)
{
    struct ct_compare compare;
    int result;

    MPI_Init(&argc, &argv);
    ct_compare_init(&compare, MPI_COMM_WORLD);
    compare_predefined(&compare);
    compare_user_defined(&compare);
#if MPI_VERSION >= 4
    compare_large_counts(&compare);
#endif
    ct_compare_fini(&compare);
    result = ct_compare_result();
    MPI_Finalize();
    return result;
}
