/*
 * rooted_examples - what MPI's chapter on collectives uses gathers and scatters
 * for: rows and columns of matrices, strides, structs of different length,
 * counts that are gathered first. Each rank compares with what must be there.
 *
 * MPI program for 2 to 8 ranks.
 */
#include <mpi.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RANKS_MAX = 8, ROWS = 10, COLUMNS = 15, STRIDE = 23, ROOT = 1 };

static int nranks, rank;
static int mistakes;

static void expect(const char *what, int got, int wanted)
{
    if (got == wanted)
        return;
    fprintf(stderr, "rank %d of %d, %s: %d, not %d\n", rank, nranks, what, got, wanted);
    mistakes++;
}

static int value(int from, int i)
{
    return 1000 * from + i;
}

/* Where the root has room for all, others have none. */
static void gather_rows(void)
{
    int own[ROWS];
    int *all = NULL;

    for (int i = 0; i < ROWS; i++)
        own[i] = value(rank, i);
    if (rank == ROOT)
        all = calloc((size_t)nranks * ROWS, sizeof *all);
    MPI_Gather(own, ROWS, MPI_INT, all, ROWS, MPI_INT, ROOT, MPI_COMM_WORLD);
    for (int i = 0; rank == ROOT && i < nranks * ROWS; i++)
        expect("gathered rows", all[i], value(i / ROWS, i % ROWS));
    free(all);
}

/* Of a datatype that is a whole row at the root only. */
static void gather_as_one(void)
{
    int own[ROWS], all[RANKS_MAX * ROWS];
    MPI_Datatype row;

    MPI_Type_contiguous(ROWS, MPI_INT, &row);
    MPI_Type_commit(&row);
    for (int i = 0; i < ROWS; i++)
        own[i] = value(rank, i);
    MPI_Gather(own, ROWS, MPI_INT, all, 1, row, ROOT, MPI_COMM_WORLD);
    for (int i = 0; rank == ROOT && i < nranks * ROWS; i++)
        expect("one row each", all[i], value(i / ROWS, i % ROWS));
    MPI_Type_free(&row);
}

struct places {
    int counts[RANKS_MAX];
    int displs[RANKS_MAX];
};

/* Blocks of one size, further apart at the root; what is between stays. */
static void gather_with_stride(void)
{
    int own[ROWS], all[RANKS_MAX * STRIDE];
    struct places p;

    memset(all, -1, sizeof all);
    for (int i = 0; i < ROWS; i++)
        own[i] = value(rank, i);
    for (int i = 0; i < nranks; i++) {
        p.counts[i] = ROWS;
        p.displs[i] = i * STRIDE;
    }
    MPI_Gatherv(own, ROWS, MPI_INT, all, p.counts, p.displs, MPI_INT, ROOT, MPI_COMM_WORLD);
    for (int i = 0; rank == ROOT && i < nranks * STRIDE; i++)
        expect("gathered with a stride", all[i],
               i % STRIDE < ROWS ? value(i / STRIDE, i % STRIDE) : -1);
}

/* Rank r sends column r of its matrix, from row r on: fewer elements each, which
   lie apart where they come from. */
static void gather_columns(void)
{
    int matrix[ROWS][COLUMNS], all[RANKS_MAX * STRIDE];
    struct places p;
    MPI_Datatype column;

    memset(all, -1, sizeof all);
    for (int i = 0; i < ROWS * COLUMNS; i++)
        matrix[i / COLUMNS][i % COLUMNS] = value(rank, i);
    for (int i = 0; i < nranks; i++) {
        p.counts[i] = ROWS - i;
        p.displs[i] = i * STRIDE;
    }
    MPI_Type_vector(ROWS - rank, 1, COLUMNS, MPI_INT, &column);
    MPI_Type_commit(&column);
    MPI_Gatherv(&matrix[rank][rank], 1, column, all, p.counts, p.displs, MPI_INT, ROOT,
                MPI_COMM_WORLD);
    for (int i = 0; rank == ROOT && i < nranks * STRIDE; i++) {
        const int from = i / STRIDE, k = i % STRIDE;

        expect("columns of different length", all[i],
               k < ROWS - from ? value(from, (from + k) * COLUMNS + from) : -1);
    }
    MPI_Type_free(&column);
}

/* As before, but a column is a few elements of a type that is as long as a row,
   and blocks lie ever further apart at the root. */
static void gather_ints_of_rows(void)
{
    int matrix[ROWS][COLUMNS], all[RANKS_MAX * STRIDE];
    struct places p;
    MPI_Datatype of_row;
    int at = 0;

    memset(all, -1, sizeof all);
    for (int i = 0; i < ROWS * COLUMNS; i++)
        matrix[i / COLUMNS][i % COLUMNS] = value(rank, i);
    for (int i = 0; i < nranks; i++) {
        p.counts[i] = ROWS - i;
        p.displs[i] = at;
        at += ROWS - i + i % 3;
    }
    MPI_Type_create_resized(MPI_INT, 0, sizeof matrix[0], &of_row);
    MPI_Type_commit(&of_row);
    MPI_Gatherv(&matrix[0][rank], ROWS - rank, of_row, all, p.counts, p.displs, MPI_INT, ROOT,
                MPI_COMM_WORLD);
    for (int from = 0; rank == ROOT && from < nranks; from++) {
        for (int k = 0; k < ROWS - from + from % 3; k++)
            expect("ints of rows", all[p.displs[from] + k],
                   k < ROWS - from ? value(from, k * COLUMNS + from) : -1);
    }
    MPI_Type_free(&of_row);
}

/* The root does not know the counts: they are gathered first. */
static void gather_counts_first(void)
{
    const int count = (rank * 5 + 2) % 7;
    int own[7], all[RANKS_MAX * 7];
    struct places p;
    int total = 0;

    for (int i = 0; i < count; i++)
        own[i] = value(rank, i);
    MPI_Gather(&count, 1, MPI_INT, p.counts, 1, MPI_INT, ROOT, MPI_COMM_WORLD);
    for (int i = 0; rank == ROOT && i < nranks; i++) {
        p.displs[i] = total;
        total += p.counts[i];
    }
    MPI_Gatherv(own, count, MPI_INT, all, p.counts, p.displs, MPI_INT, ROOT, MPI_COMM_WORLD);
    for (int from = 0; rank == ROOT && from < nranks; from++) {
        expect("a count", p.counts[from], (from * 5 + 2) % 7);
        for (int i = 0; i < p.counts[from]; i++)
            expect("after its count", all[p.displs[from] + i], value(from, i));
    }
}

/* Elements of two members with a gap between them. */
struct pair {
    char letter;
    double number;
};

static void gather_structs(void)
{
    struct pair own[RANKS_MAX] = {{0}}, all[RANKS_MAX * RANKS_MAX] = {{0}};
    int lengths[2] = {1, 1};
    MPI_Aint at[2] = {offsetof(struct pair, letter), offsetof(struct pair, number)};
    MPI_Datatype parts[2] = {MPI_CHAR, MPI_DOUBLE};
    MPI_Datatype bare, type;
    struct places p;

    MPI_Type_create_struct(2, lengths, at, parts, &bare);
    MPI_Type_create_resized(bare, 0, sizeof(struct pair), &type);
    MPI_Type_commit(&type);
    for (int i = 0; i < nranks; i++) {
        p.counts[i] = i;
        p.displs[i] = i * RANKS_MAX;
        own[i] = (struct pair){(char)('a' + rank), value(rank, i)};
    }
    MPI_Gatherv(own, rank, type, all, p.counts, p.displs, type, ROOT, MPI_COMM_WORLD);
    for (int i = 0; rank == ROOT && i < nranks * RANKS_MAX; i++) {
        const int from = i / RANKS_MAX, k = i % RANKS_MAX;

        expect("a letter", all[i].letter, k < from ? 'a' + from : 0);
        expect("a number", (int)all[i].number, k < from ? value(from, k) : 0);
    }
    MPI_Type_free(&type);
    MPI_Type_free(&bare);
}

/* Each rank gets a row; the root's stays in place. */
static void scatter_rows(void)
{
    int all[RANKS_MAX * ROWS], own[ROWS];

    for (int i = 0; i < nranks * ROWS; i++)
        all[i] = value(i / ROWS, i % ROWS);
    for (int i = 0; i < ROWS; i++)
        own[i] = rank == ROOT ? value(rank, i) : -1;
    MPI_Scatter(rank == ROOT ? all : NULL, ROWS, MPI_INT, rank == ROOT ? MPI_IN_PLACE : own, ROWS,
                MPI_INT, ROOT, MPI_COMM_WORLD);
    for (int i = 0; i < ROWS; i++)
        expect("a row", own[i], value(rank, i));
}

/* Rank r gets ROWS - r elements, into column r of its matrix. */
static void scatter_columns(void)
{
    int matrix[ROWS][COLUMNS], all[RANKS_MAX * STRIDE];
    struct places p;
    MPI_Datatype column;

    memset(matrix, -1, sizeof matrix);
    for (int i = 0; i < nranks * STRIDE; i++)
        all[i] = value(i / STRIDE, i % STRIDE);
    for (int i = 0; i < nranks; i++) {
        p.counts[i] = ROWS - i;
        p.displs[i] = i * STRIDE;
    }
    MPI_Type_vector(ROWS - rank, 1, COLUMNS, MPI_INT, &column);
    MPI_Type_commit(&column);
    MPI_Scatterv(all, p.counts, p.displs, MPI_INT, &matrix[0][rank], 1, column, ROOT,
                 MPI_COMM_WORLD);
    for (int i = 0; i < ROWS * COLUMNS; i++) {
        const int row = i / COLUMNS, at = i % COLUMNS;

        expect("scattered to columns", matrix[row][at],
               at == rank && row < ROWS - rank ? value(rank, row) : -1);
    }
    MPI_Type_free(&column);
}

/* Blocks of one size, which lie apart at the root: evenly, or ever further. */
static void scatter_with_strides(int more)
{
    int own[ROWS], all[RANKS_MAX * (STRIDE + RANKS_MAX)];
    struct places p;
    int at = 0;

    memset(all, -1, sizeof all);
    for (int i = 0; i < nranks; i++) {
        p.counts[i] = ROWS;
        p.displs[i] = at;
        for (int k = 0; k < ROWS; k++)
            all[at + k] = value(i, k);
        at += STRIDE + i * more;
    }
    MPI_Scatterv(all, p.counts, p.displs, MPI_INT, own, ROWS, MPI_INT, ROOT, MPI_COMM_WORLD);
    for (int i = 0; i < ROWS; i++)
        expect("scattered with strides", own[i], value(rank, i));
}

/* What is only read may be for all of them. */
static void scatter_one_to_all(void)
{
    int own[ROWS], all[ROWS];
    struct places p;

    for (int i = 0; i < ROWS; i++)
        all[i] = value(7, i);
    for (int i = 0; i < nranks; i++) {
        p.counts[i] = ROWS;
        p.displs[i] = 0;
    }
    MPI_Scatterv(all, p.counts, p.displs, MPI_INT, own, ROWS, MPI_INT, ROOT, MPI_COMM_WORLD);
    for (int i = 0; i < ROWS; i++)
        expect("what all get", own[i], value(7, i));
}

/* The root gives all away, and names the one buffer that it has for what it
   does not get. */
static void scatter_to_others(void)
{
    int own[RANKS_MAX * ROWS];
    struct places p;
    int at = 0;

    for (int i = 0; i < nranks; i++) {
        p.counts[i] = i == ROOT ? 0 : ROWS;
        p.displs[i] = i == ROOT ? 0 : at;
        for (int k = 0; k < p.counts[i]; k++)
            own[at + k] = rank == ROOT ? value(i, k) : -1;
        at += p.counts[i];
    }
    MPI_Scatterv(own, p.counts, p.displs, MPI_INT, own, rank == ROOT ? 0 : ROWS, MPI_INT, ROOT,
                 MPI_COMM_WORLD);
    for (int i = 0; rank != ROOT && i < ROWS; i++)
        expect("from a root that keeps nothing", own[i], value(rank, i));
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (nranks <= ROOT || nranks > RANKS_MAX)
        MPI_Abort(MPI_COMM_WORLD, 2);
    gather_rows();
    gather_as_one();
    gather_with_stride();
    gather_columns();
    gather_ints_of_rows();
    gather_counts_first();
    gather_structs();
    scatter_rows();
    scatter_columns();
    scatter_with_strides(0);
    scatter_with_strides(1);
    scatter_one_to_all();
    scatter_to_others();
    PMPI_Allreduce(MPI_IN_PLACE, &mistakes, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Finalize();
    return mistakes != 0;
}
