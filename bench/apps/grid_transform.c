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
#include "bench/apps/fourier.h"

#include <stdlib.h>
#include <string.h>

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
    struct axis axes[AXES];
    ct_number *line;   /* a whole one, zeros included */
    ct_number *blocks; /* for each rank of an axis its share of lines */
    ct_number *others; /* the same, received: from each its piece of a line */
};

static int divide_up(int n, int parts)
{
    return (n + parts - 1) / parts;
}

/* coordinates: of this rank in the grid; which of its numbers changes along
   the axis. */
static struct axis axis_new(int n, const int *dims, const int *coordinates, int along)
{
    struct axis axis = {.nparts = dims[along], .part = coordinates[along]};
    const int left = n - divide_up(n, axis.nparts) * axis.part;

    axis.length = divide_up(n, axis.nparts);
    axis.first = left > 0 ? n - left : n;
    axis.count = left < 0 ? 0 : left < axis.length ? left : axis.length;
    axis.share = divide_up(divide_up(n, dims[1 - along]), axis.nparts);
    MPI_Comm_split(MPI_COMM_WORLD, coordinates[1 - along], axis.part, &axis.comm);
    return axis;
}

/* Rank r is in row r / columns of the grid, at column r % columns. */
static void make_axes(struct grid *g, const struct ct_app *app, int n)
{
    int dims[2] = {0, 0}, coordinates[2];

    MPI_Dims_create(app->nranks, 2, dims);
    coordinates[0] = app->rank / dims[1];
    coordinates[1] = app->rank % dims[1];
    g->axes[ALONG_ROWS] = axis_new(n, dims, coordinates, 1);
    g->axes[ALONG_COLUMNS] = axis_new(n, dims, coordinates, 0);
    g->axes[ALONG_ROWS].step = 1;
    g->axes[ALONG_ROWS].across = g->axes[ALONG_ROWS].length;
    g->axes[ALONG_COLUMNS].step = g->axes[ALONG_ROWS].length;
    g->axes[ALONG_COLUMNS].across = 1;
}

static void make_buffers(struct grid *g, const struct ct_app *app)
{
    size_t most = 0;

    for (int i = 0; i < AXES; i++) {
        const struct axis *axis = &g->axes[i];
        const size_t all = (size_t)axis->nparts * axis->share * axis->length;

        most = all > most ? all : most;
    }
    g->line = ct_app_allocate(app, most, sizeof *g->line);
    g->blocks = ct_app_allocate(app, most, sizeof *g->blocks);
    g->others = ct_app_allocate(app, most, sizeof *g->others);
}

/* Lines of the piece to blocks, or back. */
static void pack(const struct ct_fourier *f, const struct axis *axis, bool is_back)
{
    const struct grid *g = f->context;
    const int nlines = (int)f->size / axis->length;

    for (int line = 0; line < nlines; line++) {
        for (int i = 0; i < axis->length; i++) {
            ct_number *block = g->blocks + (size_t)line * axis->length + i;
            ct_number *number = f->piece + (size_t)line * axis->across + (size_t)i * axis->step;

            if (is_back)
                *number = *block;
            else
                *block = *number;
        }
    }
}

static void exchange(struct ct_app *app, const struct axis *axis, const ct_number *send,
                     ct_number *recv)
{
    const int block = axis->share * axis->length;

    ct_app_enter(app);
    MPI_Alltoall(send, block, MPI_C_DOUBLE_COMPLEX, recv, block, MPI_C_DOUBLE_COMPLEX, axis->comm);
    ct_app_leave(app);
}

/* A whole line from the pieces that others sent, or back to them. */
static void join(const struct grid *g, const struct axis *axis, int line, bool is_back)
{
    for (int part = 0; part < axis->nparts; part++) {
        ct_number *piece = g->others + ((size_t)part * axis->share + line) * axis->length;
        ct_number *whole = g->line + (size_t)part * axis->length;
        const size_t bytes = (size_t)axis->length * sizeof *piece;

        memcpy(is_back ? piece : whole, is_back ? whole : piece, bytes);
    }
}

static void transform_lines(struct ct_fourier *f, const struct axis *axis, bool is_back)
{
    const struct grid *g = f->context;

    pack(f, axis, false);
    exchange(f->app, axis, g->blocks, g->others);
    for (int line = 0; line < axis->share; line++) {
        join(g, axis, line, false);
        ct_fourier_row(f, g->line, is_back);
        join(g, axis, line, true);
    }
    exchange(f->app, axis, g->others, g->blocks);
    pack(f, axis, true);
}

static void transform(struct ct_fourier *f, bool is_back)
{
    const struct grid *g = f->context;

    for (int i = 0; i < AXES; i++)
        transform_lines(f, &g->axes[i], is_back);
}

static bool run(struct ct_app *app, char words[CT_APP_WORDS])
{
    const int n = ct_fourier_arguments[0].value;
    struct ct_fourier f = {.app = app, .n = n, .transform = transform};
    struct grid g;
    const struct axis *rows = &g.axes[ALONG_ROWS];
    const struct axis *columns = &g.axes[ALONG_COLUMNS];
    bool is_right;

    make_axes(&g, app, n);
    make_buffers(&g, app);
    f.first[0] = columns->first;
    f.first[1] = rows->first;
    f.count[0] = columns->count;
    f.count[1] = rows->count;
    f.width = rows->length;
    f.size = (size_t)rows->length * columns->length;
    f.context = &g;
    ct_fourier_init(&f);
    is_right = ct_fourier_run(&f, words);
    ct_fourier_fini(&f);
    for (int i = 0; i < AXES; i++)
        MPI_Comm_free(&g.axes[i].comm);
    free(g.line);
    free(g.blocks);
    free(g.others);
    return is_right;
}

int main(int argc, char **argv)
{
    return ct_app_main(argc, argv, ct_fourier_arguments, run);
}
