/*
 * grid_transform - a Fourier transform in two dimensions and back on a grid of
 * ranks: an application that splits its ranks into rows and columns, and whose
 * time is mostly that of MPI_Alltoall in them.
 *
 * grid_transform [SIZE [ROUNDS]]
 *
 * A matrix of SIZE x SIZE complex numbers (512; a power of two) is divided among
 * the ranks by rows and columns. A round (there are 10) transforms each row and
 * each column, then the same back. For that, the ranks of a row of the grid,
 * which have the same rows of the matrix in pieces, exchange pieces so that each
 * has some of these rows whole (MPI_Alltoall), and afterwards exchange them
 * back; the ranks of a column alike. All rows of the grid do so at the same
 * time, and so do all columns. What no number of ranks divides is filled up
 * with zeros.
 * Verified: the matrix is what it was after each round, the transform keeps its
 * energy (Parseval), and some of it is what the definition says.
 */
#include "bench/apps/app.h"
#include "bench/apps/fourier_row.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TAU 6.28318530717958647693
#define TOLERANCE 1e-11 /* of numbers up to 1, some rounding errors */

/* One way through a rank's piece of the matrix: along rows or columns. */
struct axis {
    MPI_Comm comm; /* the ranks that have the rest of the same lines */
    int nparts;
    int part;   /* this rank's */
    int length; /* numbers of a line that are here, zeros included */
    int first;  /* of them in the matrix */
    int count;  /* of them, without zeros */
    int share;  /* lines that are whole here in between */
    int step;   /* from a number of a line to the next one, in the piece */
    int across; /* from a line to the next */
};

enum { ALONG_ROWS, ALONG_COLUMNS, AXES };

struct grid {
    struct ct_app *app;
    int n; /* rows, and columns, of the matrix */
    struct axis axes[AXES];
    int size;          /* of the piece, zeros included */
    ct_number *roots;  /* for ct_fourier_row */
    ct_number *start;  /* the piece as it was */
    ct_number *piece;  /* rows one after the other */
    ct_number *line;   /* a whole one, zeros included */
    ct_number *blocks; /* for each rank of an axis its share of lines */
    ct_number *others; /* the same, received: from each its piece of a line */
};

static struct ct_app_argument arguments[] = {{"SIZE", 512, 1 << 14, true},
                                             {"ROUNDS", 10, 1 << 20, false},
                                             {.name = NULL}};

static int divide_up(int n, int parts)
{
    return (n + parts - 1) / parts;
}

/* coordinates: of this rank in the grid; which of its numbers changes along
   the axis. */
static struct axis axis_new(int n, const int *dims, const int *coordinates,
                            int along)
{
    struct axis axis = {.nparts = dims[along], .part = coordinates[along]};
    const int left = n - divide_up(n, axis.nparts) * axis.part;

    axis.length = divide_up(n, axis.nparts);
    axis.first = left > 0 ? n - left : n;
    axis.count = left < 0 ? 0 : left < axis.length ? left : axis.length;
    axis.share = divide_up(divide_up(n, dims[1 - along]), axis.nparts);
    MPI_Comm_split(MPI_COMM_WORLD, coordinates[1 - along], axis.part,
                   &axis.comm);
    return axis;
}

/* Rank r is in row r / columns of the grid, at column r % columns. */
static struct grid grid_new(struct ct_app *app, int n)
{
    struct grid g = {.app = app, .n = n};
    int dims[2] = {0, 0}, coordinates[2];
    size_t most = 0;

    MPI_Dims_create(app->nranks, 2, dims);
    coordinates[0] = app->rank / dims[1];
    coordinates[1] = app->rank % dims[1];
    g.axes[ALONG_ROWS] = axis_new(n, dims, coordinates, 1);
    g.axes[ALONG_COLUMNS] = axis_new(n, dims, coordinates, 0);
    g.axes[ALONG_ROWS].step = 1;
    g.axes[ALONG_ROWS].across = g.axes[ALONG_ROWS].length;
    g.axes[ALONG_COLUMNS].step = g.axes[ALONG_ROWS].length;
    g.axes[ALONG_COLUMNS].across = 1;
    g.size = g.axes[ALONG_ROWS].length * g.axes[ALONG_COLUMNS].length;
    for (int i = 0; i < AXES; i++) {
        const struct axis *axis = &g.axes[i];
        const size_t all = (size_t)axis->nparts * axis->share * axis->length;

        most = all > most ? all : most;
    }
    g.roots = ct_app_allocate(app, (size_t)n, sizeof *g.roots);
    g.start = ct_app_allocate(app, (size_t)g.size, sizeof *g.start);
    g.piece = ct_app_allocate(app, (size_t)g.size, sizeof *g.piece);
    g.line = ct_app_allocate(app, most, sizeof *g.line);
    g.blocks = ct_app_allocate(app, most, sizeof *g.blocks);
    g.others = ct_app_allocate(app, most, sizeof *g.others);
    ct_fourier_roots(n, g.roots);
    return g;
}

static void grid_free(struct grid *g)
{
    for (int i = 0; i < AXES; i++)
        MPI_Comm_free(&g->axes[i].comm);
    free(g->roots);
    free(g->start);
    free(g->piece);
    free(g->line);
    free(g->blocks);
    free(g->others);
}

/* Zeros stay where there is nothing of the matrix. */
static void fill(struct grid *g)
{
    const struct axis *rows = &g->axes[ALONG_ROWS];
    uint64_t state = (uint64_t)g->app->rank;

    for (int i = 0; i < g->axes[ALONG_COLUMNS].count; i++) {
        for (int j = 0; j < rows->count; j++) {
            const double real = ct_app_random(&state);

            g->start[(size_t)i * rows->length + j] =
                real + I * ct_app_random(&state);
        }
    }
    memcpy(g->piece, g->start, (size_t)g->size * sizeof *g->piece);
}

/* Lines of the piece to blocks, or back. */
static void pack(const struct grid *g, const struct axis *axis, bool is_back)
{
    const int nlines = g->size / axis->length;

    for (int line = 0; line < nlines; line++) {
        for (int i = 0; i < axis->length; i++) {
            ct_number *block = g->blocks + (size_t)line * axis->length + i;
            ct_number *number =
                g->piece + (size_t)line * axis->across + (size_t)i * axis->step;

            if (is_back)
                *number = *block;
            else
                *block = *number;
        }
    }
}

static void exchange(struct grid *g, const struct axis *axis,
                     const ct_number *send, ct_number *recv)
{
    const int block = axis->share * axis->length;

    ct_app_enter(g->app);
    MPI_Alltoall(send, block, MPI_C_DOUBLE_COMPLEX, recv, block,
                 MPI_C_DOUBLE_COMPLEX, axis->comm);
    ct_app_leave(g->app);
}

/* A whole line from the pieces that others sent, or back to them. */
static void join(const struct grid *g, const struct axis *axis, int line,
                 bool is_back)
{
    for (int part = 0; part < axis->nparts; part++) {
        ct_number *piece =
            g->others + ((size_t)part * axis->share + line) * axis->length;
        ct_number *whole = g->line + (size_t)part * axis->length;
        const size_t bytes = (size_t)axis->length * sizeof *piece;

        memcpy(is_back ? piece : whole, is_back ? whole : piece, bytes);
    }
}

static void transform_lines(struct grid *g, const struct axis *axis,
                            bool is_back)
{
    pack(g, axis, false);
    exchange(g, axis, g->blocks, g->others);
    for (int line = 0; line < axis->share; line++) {
        join(g, axis, line, false);
        ct_fourier_row(g->n, g->roots, g->line, is_back);
        join(g, axis, line, true);
    }
    exchange(g, axis, g->others, g->blocks);
    pack(g, axis, true);
}

static void transform_once(struct grid *g, bool is_back)
{
    for (int i = 0; i < AXES; i++)
        transform_lines(g, &g->axes[i], is_back);
}

static double energy(const struct grid *g, const ct_number *piece)
{
    double own = 0, all;

    for (int i = 0; i < g->size; i++)
        own += creal(piece[i] * conj(piece[i]));
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

/* Element (u, v) of the transform by its definition. */
static ct_number defined(const struct grid *g, int u, int v)
{
    const struct axis *rows = &g->axes[ALONG_ROWS];
    const struct axis *columns = &g->axes[ALONG_COLUMNS];
    ct_number own = 0, all;

    for (int i = 0; i < columns->count; i++) {
        for (int j = 0; j < rows->count; j++) {
            const long turns =
                ((long)u * (columns->first + i) + (long)v * (rows->first + j)) %
                g->n;

            own += g->start[(size_t)i * rows->length + j] *
                   cexp(-TAU * I * (double)turns / g->n);
        }
    }
    MPI_Allreduce(&own, &all, 1, MPI_C_DOUBLE_COMPLEX, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

static bool is_as_defined(const struct grid *g)
{
    const struct axis *rows = &g->axes[ALONG_ROWS];
    const struct axis *columns = &g->axes[ALONG_COLUMNS];
    const double scale = g->n;
    bool is_right = true;

    for (int i = 0; i < 3; i++) {
        const int u = (g->n / 3 * i + 1) % g->n, v = g->n - 1 - u / 2;
        const ct_number right = defined(g, u, v);
        const int row = u - columns->first, column = v - rows->first;

        if (row >= 0 && row < columns->count && column >= 0 &&
            column < rows->count &&
            cabs(g->piece[(size_t)row * rows->length + column] - right) >
                TOLERANCE * scale * scale)
            is_right = false;
    }
    return is_right;
}

static bool has_kept_energy(const struct grid *g)
{
    const double before = energy(g, g->start) * g->n * g->n;

    return fabs(energy(g, g->piece) - before) <= TOLERANCE * before;
}

/* How far the matrix is from what it was. */
static double error_of(const struct grid *g)
{
    double own = 0, all;

    for (int i = 0; i < g->size; i++)
        own = fmax(own, cabs(g->piece[i] - g->start[i]));
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    return all;
}

/* One that is not timed, there and back. */
static bool is_right_once(struct grid *g)
{
    bool is_right;

    transform_once(g, false);
    is_right = is_as_defined(g);
    is_right = has_kept_energy(g) && is_right;
    transform_once(g, true);
    return ct_app_all(is_right);
}

static bool run(struct ct_app *app, char words[CT_APP_WORDS])
{
    struct grid g = grid_new(app, arguments[0].value);
    bool is_right;
    double error;

    fill(&g);
    is_right = is_right_once(&g);
    ct_app_start(app);
    for (int i = 0; i < arguments[1].value; i++) {
        transform_once(&g, false);
        transform_once(&g, true);
    }
    ct_app_stop(app);
    error = error_of(&g);
    is_right = is_right && error <= TOLERANCE * (1 + arguments[1].value);
    snprintf(words, CT_APP_WORDS, "%s, error %.1e",
             is_right ? "right" : "WRONG", error);
    grid_free(&g);
    return is_right;
}

int main(int argc, char **argv)
{
    return ct_app_main(argc, argv, arguments, run);
}
