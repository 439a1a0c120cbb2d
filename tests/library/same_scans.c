/*
 * same_scans - scan and exscan give what native gives: datatypes, predefined
 * and user-defined operations, commutative or not, in place, arguments that
 * rank 0 may leave open, and what such operations are for.
 */
#include "tests/library/compare.h"

#include <complex.h>
#include <stddef.h>
#include <string.h>

struct reduction {
    const char *what;
    MPI_Datatype type;
    MPI_Op op;
    size_t element_bytes;
    void (*fill)(void *data, int n, int rank);
};

typedef int scan_fn(const void *sent, void *got, int count, MPI_Datatype type, MPI_Op op,
                    MPI_Comm comm);

static const struct {
    const char *name;
    scan_fn *tuned;
    scan_fn *native;
    int first; /* of the ranks that get something */
} scans[] = {{"MPI_Scan", MPI_Scan, PMPI_Scan, 0}, {"MPI_Exscan", MPI_Exscan, PMPI_Exscan, 1}};

enum { NSCANS = sizeof scans / sizeof *scans, MOST = 3000 };

static const int counts[] = {0, 1, 5, 300, MOST};

#define NCOUNTS ((int)(sizeof counts / sizeof *counts))

static void fill_unsigned(void *data, int n, int rank)
{
    unsigned *numbers = data;

    for (int i = 0; i < n; i++)
        numbers[i] = (unsigned)(i * 7919 + rank * 104729 + 1);
}

/* Doubles are whole numbers: nothing is rounded. */
static void fill_double(void *data, int n, int rank)
{
    double *numbers = data;

    for (int i = 0; i < n; i++)
        numbers[i] = i * 3 % 101 - 7 * rank;
}

static void fill_long_double(void *data, int n, int rank)
{
    long double *numbers = data;

    memset(data, 0, (size_t)n * sizeof *numbers); /* some bytes are unused */
    for (int i = 0; i < n; i++)
        numbers[i] = i * 3 % 101 - 7 * rank;
}

static void fill_complex(void *data, int n, int rank)
{
    double complex *numbers = data;

    for (int i = 0; i < n; i++) {
        numbers[i] = i % 3 - 1;
        if (rank % 2 == 1)
            numbers[i] += I;
    }
}

static void fill_pairs(void *data, int n, int rank)
{
    int *pairs = data;

    for (int i = 0; i < n; i++) {
        pairs[2 * i] = (i * 31 + rank * 17) % 5;
        pairs[2 * i + 1] = rank;
    }
}

static void fill_matrices(void *data, int n, int rank)
{
    fill_unsigned(data, 4 * n, rank);
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

static void fill(struct ct_compare *c, const struct reduction *r, int seed)
{
    ct_compare_fill(c, seed);
    r->fill(c->sent, MOST, c->rank);
    r->fill(c->got, MOST, c->rank + 1);
    memcpy(c->wanted, c->got, (size_t)MOST * r->element_bytes);
}

static void compare_scan(struct ct_compare *c, const struct reduction *r, int scan, int count)
{
    fill(c, r, count);
    scans[scan].tuned(c->sent, c->got, count, r->type, r->op, c->comm);
    scans[scan].native(c->sent, c->wanted, count, r->type, r->op, c->comm);
    ct_compare_buffers(c, r->what, scan, count);
    fill(c, r, count + 1);
    scans[scan].tuned(MPI_IN_PLACE, c->got, count, r->type, r->op, c->comm);
    scans[scan].native(MPI_IN_PLACE, c->wanted, count, r->type, r->op, c->comm);
    ct_compare_buffers(c, r->what, scan, -count);
}

static void compare_reduction(struct ct_compare *c, const struct reduction *r)
{
    for (int scan = 0; scan < NSCANS; scan++) {
        for (int i = 0; i < NCOUNTS; i++)
            compare_scan(c, r, scan, counts[i]);
    }
}

static void compare_predefined(struct ct_compare *c)
{
    const struct reduction reductions[] = {
        {"sum of unsigneds", MPI_UNSIGNED, MPI_SUM, sizeof(unsigned), fill_unsigned},
        {"largest double", MPI_DOUBLE, MPI_MAX, sizeof(double), fill_double},
        {"sum of long doubles", MPI_LONG_DOUBLE, MPI_SUM, sizeof(long double), fill_long_double},
        {"sum of complex numbers", MPI_C_DOUBLE_COMPLEX, MPI_SUM, sizeof(double complex),
         fill_complex},
        {"smallest pair of ints", MPI_2INT, MPI_MINLOC, 2 * sizeof(int), fill_pairs},
    };

    for (size_t i = 0; i < sizeof reductions / sizeof *reductions; i++)
        compare_reduction(c, &reductions[i]);
}

/* With a datatype that has gaps the calls are native. */
static void compare_user_defined(struct ct_compare *c)
{
    struct reduction r = {"matrix product", MPI_DATATYPE_NULL, MPI_OP_NULL, 4 * sizeof(unsigned),
                          fill_matrices};
    MPI_Datatype whole;

    MPI_Op_create(multiply, 0, &r.op);
    MPI_Type_contiguous(4, MPI_UNSIGNED, &whole);
    MPI_Type_commit(&whole);
    r.type = whole;
    compare_reduction(c, &r);
    MPI_Type_free(&whole);
    MPI_Op_free(&r.op);
}

/* A sum that begins anew where the segment does: a value, and a number that is
   the same all over a segment. */
struct segmented {
    double value;
    long segment;
};

static void add_segmented(void *in, void *inout, int *length, MPI_Datatype *type)
{
    const struct segmented *before = in;
    struct segmented *own = inout;

    (void)type;
    for (int i = 0; i < *length; i++) {
        if (before[i].segment == own[i].segment)
            own[i].value += before[i].value;
    }
}

/* Ranks in segments of two, each rank with its number plus one. */
static void sum_in_segments(const struct ct_compare *c)
{
    const struct segmented own = {c->rank + 1, c->rank / 2};
    const int lengths[] = {1, 1};
    const MPI_Aint places[] = {offsetof(struct segmented, value),
                               offsetof(struct segmented, segment)};
    const MPI_Datatype parts[] = {MPI_DOUBLE, MPI_LONG};
    struct segmented sum = {0, 0};
    MPI_Datatype type;
    MPI_Op op;

    MPI_Type_create_struct(2, lengths, places, parts, &type);
    MPI_Type_commit(&type);
    MPI_Op_create(add_segmented, 0, &op);
    MPI_Scan(&own, &sum, 1, type, op, c->comm);
    ct_compare_numbers("the sum of a segment", (long)sum.value,
                       c->rank + 1 + (c->rank % 2 == 1 ? c->rank : 0));
    ct_compare_numbers("the segment", sum.segment, c->rank / 2);
    MPI_Op_free(&op);
    MPI_Type_free(&type);
}

/* Where each rank's part of a whole begins, from the sizes of the parts. */
static void find_places(const struct ct_compare *c)
{
    long place = 10 + c->rank;
    long wanted = 0;

    for (int rank = 0; rank < c->rank; rank++)
        wanted += 10 + rank;
    MPI_Exscan(MPI_IN_PLACE, &place, 1, MPI_LONG, MPI_SUM, c->comm);
    ct_compare_numbers("where a part begins", place, c->rank == 0 ? 10 : wanted);
}

#if MPI_VERSION >= 4
static void compare_large_counts(struct ct_compare *c)
{
    ct_compare_fill(c, 1);
    MPI_Scan_c(c->sent, c->got, 77, MPI_UNSIGNED, MPI_SUM, c->comm);
    PMPI_Scan_c(c->sent, c->wanted, 77, MPI_UNSIGNED, MPI_SUM, c->comm);
    ct_compare_buffers(c, "MPI_Scan_c", 0, 0);
    MPI_Exscan_c(c->sent, c->got, 77, MPI_UNSIGNED, MPI_SUM, c->comm);
    PMPI_Exscan_c(c->sent, c->wanted, 77, MPI_UNSIGNED, MPI_SUM, c->comm);
    ct_compare_buffers(c, "MPI_Exscan_c", 0, 0);
}
#endif

/* In another order of ranks prefixes are others. */
static void compare_all(struct ct_compare *c)
{
    compare_predefined(c);
    compare_user_defined(c);
    sum_in_segments(c);
    find_places(c);
}

int main(int argc, char **argv)
{
    struct ct_compare compare;
    MPI_Comm reversed;
    int result, rank;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_split(MPI_COMM_WORLD, 0, -rank, &reversed);
    ct_compare_init(&compare, MPI_COMM_WORLD);
    compare_all(&compare);
#if MPI_VERSION >= 4
    compare_large_counts(&compare);
#endif
    ct_compare_fini(&compare);
    ct_compare_init(&compare, reversed);
    compare_all(&compare);
    ct_compare_fini(&compare);
    MPI_Comm_free(&reversed);
    result = ct_compare_result();
    MPI_Finalize();
    return result;
}
