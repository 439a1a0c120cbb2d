/*
 * fourier_transform - a Fourier transform in two dimensions and back: an
 * application whose time is mostly that of MPI_Alltoall.
 *
 * fourier_transform [SIZE [ROUNDS]]
 *
 * A matrix of SIZE x SIZE complex numbers (512; a power of two) is divided
 * among the ranks by rows. A round (there are 10) transforms each row,
 * transposes the matrix, and transforms each row again; then the same back. In
 * a transposition each rank has a square for each other (MPI_Alltoall), filled
 * up with zeros where SIZE is no multiple of the number of ranks.
 * Verified: the matrix is what it was after each round, the transform keeps
 * its energy (Parseval), and some of it is what the definition says.
 */
#include "bench/apps/app.h"
#include "bench/apps/fourier_row.h"

#include <complex.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PI 3.14159265358979323846
#define TOLERANCE 1e-11 /* of numbers up to 1, some rounding errors */

struct transform {
    struct ct_app *app;
    int n;             /* rows, and columns */
    int most;          /* rows of a rank, zeros included */
    int first;         /* of this rank */
    int count;         /* rows of this rank */
    ct_number *roots;  /* root i of 1, i < n / 2 */
    ct_number *start;  /* count rows, as they were */
    ct_number *rows;   /* most rows: under way */
    ct_number *blocks; /* nranks squares of most x most */
    ct_number *others; /* the same, received */
};

static struct ct_app_argument arguments[] = {{"SIZE", 512, 1 << 14, true},
                                             {"ROUNDS", 10, 1 << 20, false},
                                             {.name = NULL}};

static struct transform transform_new(struct ct_app *app, int n)
{
    struct transform t = {.app = app, .n = n};
    size_t squares;

    t.most = (n + app->nranks - 1) / app->nranks;
    t.first = t.most * app->rank < n ? t.most * app->rank : n;
    t.count = n - t.first < t.most ? n - t.first : t.most;
    squares = (size_t)app->nranks * t.most * t.most;
    t.roots = ct_app_allocate(app, (size_t)n, sizeof *t.roots);
    t.start = ct_app_allocate(app, (size_t)t.most * n, sizeof *t.start);
    t.rows = ct_app_allocate(app, (size_t)t.most * n, sizeof *t.rows);
    t.blocks = ct_app_allocate(app, squares, sizeof *t.blocks);
    t.others = ct_app_allocate(app, squares, sizeof *t.others);
    ct_fourier_roots(n, t.roots);
    return t;
}

static void transform_free(struct transform *t)
{
    free(t->roots);
    free(t->start);
    free(t->rows);
    free(t->blocks);
    free(t->others);
}

static void fill(struct transform *t)
{
    uint64_t state = (uint64_t)t->app->rank;

    for (long i = 0; i < (long)t->count * t->n; i++) {
        const double real = ct_app_random(&state);

        t->start[i] = real + I * ct_app_random(&state);
    }
    memcpy(t->rows, t->start, (size_t)t->count * t->n * sizeof *t->rows);
}

/* Column j of rank r is row j of the square for it. */
static void cut_up(struct transform *t)
{
    for (int column = 0; column < t->n; column++) {
        ct_number *to = t->blocks + (size_t)column * t->most;

        for (int row = 0; row < t->count; row++)
            to[row] = t->rows[(size_t)row * t->n + column];
    }
}

static void put_together(struct transform *t)
{
    for (int column = 0; column < t->n; column++) {
        const int from = column / t->most;
        const ct_number *square = t->others + (size_t)from * t->most * t->most;

        for (int row = 0; row < t->count; row++)
            t->rows[(size_t)row * t->n + column] =
                square[(size_t)row * t->most + column % t->most];
    }
}

static void transpose(struct transform *t)
{
    const int block = t->most * t->most;

    cut_up(t);
    ct_app_enter(t->app);
    MPI_Alltoall(t->blocks, block, MPI_C_DOUBLE_COMPLEX, t->others, block,
                 MPI_C_DOUBLE_COMPLEX, MPI_COMM_WORLD);
    ct_app_leave(t->app);
    put_together(t);
}

/* The matrix is transposed afterwards. */
static void transform_once(struct transform *t, bool is_back)
{
    for (int pass = 0; pass < 2; pass++) {
        for (int row = 0; row < t->count; row++)
            ct_fourier_row(t->n, t->roots, t->rows + (size_t)row * t->n,
                           is_back);
        if (pass == 0)
            transpose(t);
    }
}

static double energy(const struct transform *t, const ct_number *rows)
{
    double own = 0, all;

    for (long i = 0; i < (long)t->count * t->n; i++)
        own += creal(rows[i] * conj(rows[i]));
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

/* Element (u, v) of the transform by its definition. */
static ct_number defined(const struct transform *t, int u, int v)
{
    ct_number own = 0, all;

    for (int row = 0; row < t->count; row++) {
        for (int column = 0; column < t->n; column++) {
            const long turns =
                ((long)u * (t->first + row) + (long)v * column) % t->n;

            own += t->start[(size_t)row * t->n + column] *
                   cexp(-2 * PI * I * (double)turns / t->n);
        }
    }
    MPI_Allreduce(&own, &all, 1, MPI_C_DOUBLE_COMPLEX, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

/* Of the transform, which is transposed: (u, v) is in row v. */
static bool is_as_defined(const struct transform *t)
{
    const double scale = t->n;
    bool is_right = true;

    for (int i = 0; i < 3; i++) {
        const int u = (t->n / 3 * i + 1) % t->n, v = t->n - 1 - u / 2;
        const ct_number right = defined(t, u, v);
        const int row = v - t->first;

        if (row >= 0 && row < t->count &&
            cabs(t->rows[(size_t)row * t->n + u] - right) >
                TOLERANCE * scale * scale)
            is_right = false;
    }
    return is_right;
}

static bool has_kept_energy(const struct transform *t)
{
    const double before = energy(t, t->start) * t->n * t->n;

    return fabs(energy(t, t->rows) - before) <= TOLERANCE * before;
}

/* How far the matrix is from what it was. */
static double error_of(const struct transform *t)
{
    double own = 0, all;

    for (long i = 0; i < (long)t->count * t->n; i++)
        own = fmax(own, cabs(t->rows[i] - t->start[i]));
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    return all;
}

/* One that is not timed, there and back. */
static bool is_right_once(struct transform *t)
{
    bool is_right;

    transform_once(t, false);
    is_right = is_as_defined(t);
    is_right = has_kept_energy(t) && is_right;
    transform_once(t, true);
    return ct_app_all(is_right);
}

static bool run(struct ct_app *app, char words[CT_APP_WORDS])
{
    struct transform t = transform_new(app, arguments[0].value);
    bool is_right;
    double error;

    fill(&t);
    is_right = is_right_once(&t);
    ct_app_start(app);
    for (int i = 0; i < arguments[1].value; i++) {
        transform_once(&t, false);
        transform_once(&t, true);
    }
    ct_app_stop(app);
    error = error_of(&t);
    is_right = is_right && error <= TOLERANCE * (1 + arguments[1].value);
    snprintf(words, CT_APP_WORDS, "%s, error %.1e",
             is_right ? "right" : "WRONG", error);
    transform_free(&t);
    return is_right;
}

int main(int argc, char **argv)
{
    return ct_app_main(argc, argv, arguments, run);
}
