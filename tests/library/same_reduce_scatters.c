/*
 * same_reduce_scatters - reduce_scatter and reduce_scatter_block give what
 * native gives: blocks of other sizes, some or all of them empty; datatypes,
 * predefined and user-defined operations, commutative or not; in place, on all
 * ranks or on some; and what MPI says of them in words: a reduction to one rank
 * and a scatter from it.
 */
#include "tests/library/compare.h"
#include "tests/library/layouts.h"

#include <stdbool.h>
#include <stddef.h>

enum { RANKS_MAX = 8, SIZES = 6, ELEMENTS = 1600 };

struct reduction {
    const char *what;
    MPI_Datatype type;
    MPI_Op op;
    /* Overwrite elements of a buffer; NULL: any bytes will do. */
    void (*fill)(void *buffer, int rank);
    void (*clear)(void *buffer); /* what may differ; NULL: nothing */
};

/* Whole numbers: nothing is rounded, so that native's order does not matter. */
static void fill_doubles(void *buffer, int rank)
{
    double *values = buffer;

    for (int i = 0; i < ELEMENTS; i++)
        values[i] = i * 3 % 101 - 7 * rank;
}

static void fill_long_doubles(void *buffer, int rank)
{
    long double *values = buffer;

    for (int i = 0; i < ELEMENTS; i++)
        values[i] = i * 5 % 103 - 3 * rank;
}

/* Their bytes that have no meaning. */
static void clear_long_doubles(void *buffer)
{
    enum { MEANING = 10 };
    unsigned char *bytes = buffer;

    for (int i = 0; i < ELEMENTS && sizeof(long double) == 16; i++) {
        for (int k = MEANING; k < 16; k++)
            bytes[16 * i + k] = 0;
    }
}

static void fill_pairs(void *buffer, int rank)
{
    struct pair {
        double value;
        int place;
    };
    struct pair *pairs = buffer;

    for (int i = 0; i < ELEMENTS; i++) {
        pairs[i].value = (i + rank) % 3;
        pairs[i].place = rank;
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

static void set_counts(int *counts, int sizes, int nranks)
{
    for (int i = 0; i < nranks; i++) {
        const int choices[SIZES] = {
            3, (i * 7 + 3) % 5, i == nranks / 2 ? 701 : 0, i % 2 == 0 ? 0 : 17, i == 0 ? 500 : 1,
            0};

        counts[i] = choices[sizes];
    }
}

static int sum_of(const int *counts, int n)
{
    int sum = 0;

    for (int i = 0; i < n; i++)
        sum += counts[i];
    return sum;
}

static void fill(struct ct_compare *c, const struct reduction *r, int seed)
{
    ct_compare_fill(c, seed);
    if (r->fill == NULL)
        return;
    r->fill(c->sent, c->rank);
    r->fill(c->got, c->rank + 1);
    r->fill(c->wanted, c->rank + 1);
}

static void compare(const struct ct_compare *c, const struct reduction *r, int a, int b)
{
    if (r->clear != NULL) {
        r->clear(c->got);
        r->clear(c->wanted);
    }
    ct_compare_buffers(c, r->what, a, b);
}

/* How ranks call. */
enum way { APART, IN_PLACE, SOME_IN_PLACE, WAYS };

/* A rank without a result need not be in place, as the others are, nor have a
   receive buffer. */
static void compare_counts(struct ct_compare *c, const struct reduction *r, const int *counts,
                           enum way way)
{
    const bool has_result = counts[c->rank] > 0;
    const bool in_place = way == IN_PLACE || (way == SOME_IN_PLACE && has_result);
    const void *sent = in_place ? MPI_IN_PLACE : c->sent;
    const bool has_buffer = has_result || in_place;

    fill(c, r, (int)way);
    MPI_Reduce_scatter(sent, has_buffer ? c->got : NULL, counts, r->type, r->op, c->comm);
    PMPI_Reduce_scatter(sent, has_buffer ? c->wanted : NULL, counts, r->type, r->op, c->comm);
    compare(c, r, sum_of(counts, c->nranks), (int)way);
}

static void compare_blocks(struct ct_compare *c, const struct reduction *r, int count, enum way way)
{
    const void *sent = way == APART ? c->sent : MPI_IN_PLACE;

    fill(c, r, count);
    MPI_Reduce_scatter_block(sent, c->got, count, r->type, r->op, c->comm);
    PMPI_Reduce_scatter_block(sent, c->wanted, count, r->type, r->op, c->comm);
    compare(c, r, count, (int)way);
}

/* MPI's own words for reduce_scatter: a reduction of the whole vector to a
   root, and a scatter of it. */
static void compare_words(struct ct_compare *c, const struct reduction *r, const int *counts)
{
    static unsigned char whole[CT_COMPARE_BYTES];
    int displs[RANKS_MAX];
    const int root = c->nranks / 2;

    for (int i = 0; i < c->nranks; i++)
        displs[i] = sum_of(counts, i);
    fill(c, r, 5);
    MPI_Reduce_scatter(c->sent, c->got, counts, r->type, r->op, c->comm);
    PMPI_Reduce(c->sent, whole, sum_of(counts, c->nranks), r->type, r->op, root, c->comm);
    PMPI_Scatterv(whole, counts, displs, r->type, c->wanted, counts[c->rank], r->type, root,
                  c->comm);
    compare(c, r, counts[0], 0);
}

#if MPI_VERSION >= 4
static void compare_large(struct ct_compare *c, const struct reduction *r, const int *counts)
{
    MPI_Count large[RANKS_MAX];

    for (int i = 0; i < c->nranks; i++)
        large[i] = counts[i];
    fill(c, r, 6);
    MPI_Reduce_scatter_c(c->sent, c->got, large, r->type, r->op, c->comm);
    PMPI_Reduce_scatter_c(c->sent, c->wanted, large, r->type, r->op, c->comm);
    compare(c, r, counts[0], 0);
    fill(c, r, 7);
    MPI_Reduce_scatter_block_c(c->sent, c->got, 13, r->type, r->op, c->comm);
    PMPI_Reduce_scatter_block_c(c->sent, c->wanted, 13, r->type, r->op, c->comm);
    compare(c, r, 13, 0);
}
#endif

static void compare_reduction(struct ct_compare *c, const struct reduction *r)
{
    static const int blocks[] = {0, 1, 17, 300};

    for (int sizes = 0; sizes < SIZES; sizes++) {
        int counts[RANKS_MAX];

        set_counts(counts, sizes, c->nranks);
        for (int way = 0; way < WAYS; way++)
            compare_counts(c, r, counts, (enum way)way);
        if (sizes == 1)
            compare_words(c, r, counts);
#if MPI_VERSION >= 4
        if (sizes == 1)
            compare_large(c, r, counts);
#endif
    }
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++) {
        compare_blocks(c, r, blocks[i], APART);
        compare_blocks(c, r, blocks[i], IN_PLACE);
    }
}

static void compare_predefined(struct ct_compare *c)
{
    const struct reduction reductions[] = {
        {"sum of unsigneds", MPI_UNSIGNED, MPI_SUM, NULL, NULL},
        {"or of bytes", MPI_BYTE, MPI_BOR, NULL, NULL},
        {"sum of doubles", MPI_DOUBLE, MPI_SUM, fill_doubles, NULL},
        {"sum of complex", MPI_C_DOUBLE_COMPLEX, MPI_SUM, fill_doubles, NULL},
        {"largest long double", MPI_LONG_DOUBLE, MPI_MAX, fill_long_doubles, clear_long_doubles},
        {"smallest pair of ints", MPI_2INT, MPI_MINLOC, NULL, NULL},
        {"smallest double with place", MPI_DOUBLE_INT, MPI_MINLOC, fill_pairs, NULL},
    };

    for (size_t i = 0; i < sizeof reductions / sizeof *reductions; i++)
        compare_reduction(c, &reductions[i]);
}

static void compare_user_defined(struct ct_compare *c)
{
    static const enum ct_layout layouts[] = {CT_LAYOUT_CONTIGUOUS, CT_LAYOUT_PERMUTED,
                                             CT_LAYOUT_VECTOR};
    struct reduction r = {"matrix product", MPI_DATATYPE_NULL, MPI_OP_NULL, NULL, NULL};
    MPI_Datatype types[CT_LAYOUTS];

    MPI_Type_contiguous(4, MPI_UNSIGNED, &r.type);
    MPI_Type_commit(&r.type);
    MPI_Op_create(multiply, 0, &r.op);
    compare_reduction(c, &r);
    MPI_Op_free(&r.op);
    MPI_Type_free(&r.type);
    ct_layouts_init(types);
    MPI_Op_create(larger, 1, &r.op);
    r.what = "larger of a layout";
    for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++) {
        r.type = types[layouts[i]];
        compare_reduction(c, &r);
    }
    MPI_Op_free(&r.op);
    ct_layouts_fini(types);
}

/* A matrix by a vector, the columns dealt out: each rank has a contribution to
   every row of the product, and gets the rows that it goes on with. */
static void multiply_by_columns(struct ct_compare *c)
{
    enum { ROWS = 37 };
    double contribution[ROWS], rows[ROWS];
    int counts[RANKS_MAX];
    int first = 0;

    for (int row = 0; row < ROWS; row++) {
        contribution[row] = 0;
        for (int column = c->rank; column < ROWS; column += c->nranks)
            contribution[row] += (row - column) * (column + 1.0);
    }
    for (int i = 0; i < c->nranks; i++)
        counts[i] = ROWS / c->nranks + (i < ROWS % c->nranks);
    first = sum_of(counts, c->rank);
    MPI_Reduce_scatter(contribution, rows, counts, MPI_DOUBLE, MPI_SUM, c->comm);
    for (int i = 0; i < counts[c->rank]; i++) {
        double wanted = 0;

        for (int column = 0; column < ROWS; column++)
            wanted += (first + i - column) * (column + 1.0);
        ct_compare_numbers("row of a product", (long)rows[i], (long)wanted);
    }
}

int main(int argc, char **argv)
{
    struct ct_compare compared;
    int result;

    MPI_Init(&argc, &argv);
    ct_compare_init(&compared, MPI_COMM_WORLD);
    if (compared.nranks > RANKS_MAX)
        MPI_Abort(MPI_COMM_WORLD, 2);
    compare_predefined(&compared);
    compare_user_defined(&compared);
    multiply_by_columns(&compared);
    ct_compare_fini(&compared);
    result = ct_compare_result();
    MPI_Finalize();
    return result;
}
