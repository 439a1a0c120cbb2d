/*
 * reduce_calls - what a program may do with MPI_Reduce: the uses that the
 * standard has for examples, in figures of our own, and arguments that mean nothing
 * where they are given.
 */
#include "tests/library/compare.h"

#include <stddef.h>
#include <stdint.h>

enum { ROWS = 6, COLUMNS = 4, PLACES = 30 };

static int rank;
static int nranks;

/* Parts of two vectors on each rank, their inner product on one. */
static void find_inner_product(int root)
{
    const int n = 100;
    double sum = 0;
    double all = -1;
    double expected = 0;

    for (int i = rank; i < n; i += nranks)
        sum += (double)i * (n - i);
    MPI_Reduce(&sum, &all, 1, MPI_DOUBLE, MPI_SUM, root, MPI_COMM_WORLD);
    for (int i = 0; i < n; i++)
        expected += (double)i * (n - i);
    if (rank == root)
        ct_compare_numbers("inner product", (long)all, (long)expected);
}

/* Some rows of a matrix on each rank: row vector times matrix. */
static void multiply_by_matrix(int root)
{
    double sums[COLUMNS] = {0};
    double product[COLUMNS] = {0};

    for (int row = rank; row < ROWS; row += nranks) {
        for (int column = 0; column < COLUMNS; column++)
            sums[column] += (row + 1) * (double)(row * COLUMNS + column);
    }
    MPI_Reduce(sums, product, COLUMNS, MPI_DOUBLE, MPI_SUM, root, MPI_COMM_WORLD);
    for (int column = 0; column < COLUMNS && rank == root; column++) {
        long expected = 0;

        for (int row = 0; row < ROWS; row++)
            expected += (row + 1L) * (row * COLUMNS + column);
        ct_compare_numbers("vector times matrix", (long)product[column], expected);
    }
}

struct located {
    double value;
    int place;
};

/* The largest at each of many places, and who has it: of equal ones the lowest
   rank. */
static void find_owners(int root)
{
    struct located own[PLACES];
    struct located largest[PLACES];

    for (int i = 0; i < PLACES; i++)
        own[i] = (struct located){(i * 7 + rank * 3) % 5, rank};
    MPI_Reduce(own, largest, PLACES, MPI_DOUBLE_INT, MPI_MAXLOC, root, MPI_COMM_WORLD);
    for (int i = 0; i < PLACES && rank == root; i++) {
        int owner = 0;

        for (int r = 1; r < nranks; r++) {
            if ((i * 7 + r * 3) % 5 > (i * 7 + owner * 3) % 5)
                owner = r;
        }
        ct_compare_numbers("owner", largest[i].place, owner);
        ct_compare_numbers("largest", (long)largest[i].value, (i * 7 + owner * 3) % 5);
    }
}

/* The smallest of many numbers on each rank, and its index among all. */
static void find_smallest(int root)
{
    struct {
        float value;
        int index;
    } own = {1000, -1}, all = {0, -1};

    for (int i = 0; i < 50; i++) {
        const float value = (float)((i * 37 + rank * 11) % 101 + 1);

        if (value < own.value) {
            own.value = value;
            own.index = rank * 50 + i;
        }
    }
    MPI_Reduce(&own, &all, 1, MPI_FLOAT_INT, MPI_MINLOC, root, MPI_COMM_WORLD);
    if (rank == root)
        ct_compare_numbers("smallest", (long)all.value,
                           (all.index % 50 * 37 + all.index / 50 * 11) % 101 + 1);
}

/* Gaussian integers, of a type and with a product of our own. */
struct gaussian {
    int64_t real;
    int64_t imaginary;
};

static void multiply(void *in, void *inout, int *n, MPI_Datatype *type)
{
    const struct gaussian *a = in;
    struct gaussian *b = inout;

    (void)type;
    for (int i = 0; i < *n; i++) {
        const struct gaussian c = b[i];

        b[i].real = a[i].real * c.real - a[i].imaginary * c.imaginary;
        b[i].imaginary = a[i].real * c.imaginary + a[i].imaginary * c.real;
    }
}

/* (1 + i) to the power of the number of ranks, in each of 100 elements. */
static void multiply_own(int root)
{
    struct gaussian own[100], product[100];
    struct gaussian expected = {1, 0};
    const struct gaussian one = {1, 1};
    int count = 1;
    MPI_Datatype type;
    MPI_Op op;

    for (int i = 0; i < 100; i++)
        own[i] = one;
    for (int i = 0; i < nranks; i++)
        multiply((void *)(intptr_t)&one, &expected, &count, NULL);
    MPI_Type_contiguous(2, MPI_INT64_T, &type);
    MPI_Type_commit(&type);
    MPI_Op_create(multiply, 1, &op);
    MPI_Reduce(own, product, 100, type, op, root, MPI_COMM_WORLD);
    for (int i = 0; i < 100 && rank == root; i++) {
        ct_compare_numbers("real part", product[i].real, expected.real);
        ct_compare_numbers("imaginary part", product[i].imaginary, expected.imaginary);
    }
    MPI_Op_free(&op);
    MPI_Type_free(&type);
}

/* Where there is nothing to receive into, whatever is given means nothing, also
   in calls that are like earlier ones. */
static void ignore_receive_buffers(int root)
{
    static int sent[1000], got[1000];
    void *const ignored[] = {NULL, sent, (void *)16, MPI_IN_PLACE, got};

    for (int i = 0; i < 1000; i++)
        sent[i] = i + rank;
    for (size_t k = 0; k < 2 * sizeof ignored / sizeof *ignored; k++) {
        void *recv = rank == root ? got : ignored[k / 2];

        got[999] = -1;
        MPI_Reduce(sent, recv, 1000, MPI_INT, MPI_SUM, root, MPI_COMM_WORLD);
        ct_compare_numbers("sent", sent[999], 999 + rank);
        ct_compare_numbers("sum", got[999],
                           rank == root ? 999L * nranks + nranks * (nranks - 1) / 2 : -1L);
    }
}

int main(int argc, char **argv)
{
    int result;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    for (int root = 0; root < nranks; root++) {
        find_inner_product(root);
        multiply_by_matrix(root);
        find_owners(root);
        find_smallest(root);
        multiply_own(root);
        ignore_receive_buffers(root);
    }
    result = ct_compare_result();
    MPI_Finalize();
    return result;
}
