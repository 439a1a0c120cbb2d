/*
 * fourier_cube - a Fourier transform in three dimensions and back: an application
 * whose time is mostly that of MPI_Alltoall. Each rank sends a large block to each other.
 *
 * fourier_cube [SIZE [ROUNDS]]
 *
 * A cube of SIZE^3 complex numbers (64; a power of two) is divided among the ranks
 * by planes. A round (there are 5) transforms each plane in two dimensions,
 * exchanges the planes for others across them (MPI_Alltoall), and transforms along
 * the third dimension; then the same back. Planes of zeros fill up what no number of
 * ranks divides.
 * Verified: the cube is a sum of waves, so its transform is known: zero but for one
 * number for each wave. After the rounds the cube is what it was.
 */
#include "bench/apps/fourier.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TAU 6.28318530717958647693
#define TOLERANCE 1e-11 /* of numbers up to 3, some rounding errors */

enum { WAVES = 3 };

/* Wave w turns waves[w][d] times along dimension d. */
static const int waves[WAVES][3] = {{1, 2, 5}, {3, 0, 7}, {6, 4, 1}};

static struct ct_app_argument arguments[] = {
    {"SIZE", 64, 1 << 10, true}, {"ROUNDS", 5, 1 << 20, false}, {.name = NULL}};

struct cube {
    struct ct_fourier f; /* n and roots */
    int most;            /* planes of a rank, zeros included */
    int first;           /* of this rank's planes in the cube */
    int count;           /* of them, without zeros */
    size_t size;         /* numbers of a rank: also nranks blocks of most x most lines */
    ct_number *start;    /* plane, row, column */
    ct_number *numbers;  /* the same as it is; transformed: row, plane, column */
    ct_number *blocks;   /* for each rank the lines that it gets */
    ct_number *others;   /* received */
    ct_number *line;
};

static ct_number wave_sum(const struct cube *c, int plane, int row, int column)
{
    ct_number sum = 0;

    for (int w = 0; w < WAVES; w++) {
        const int turns = (waves[w][0] * plane + waves[w][1] * row + waves[w][2] * column) % c->f.n;

        sum += cexp(TAU * I * turns / c->f.n);
    }
    return sum;
}

static struct cube cube_new(struct ct_app *app, int n)
{
    struct cube c = {.f = {.app = app, .n = n}, .most = (n + app->nranks - 1) / app->nranks};
    const int first = c.most * app->rank;

    c.first = first < n ? first : n;
    c.count = n - c.first < c.most ? n - c.first : c.most;
    c.size = (size_t)c.most * c.most * app->nranks * n;
    ct_fourier_roots(&c.f);
    c.start = ct_app_allocate(app, c.size, sizeof *c.start);
    c.numbers = ct_app_allocate(app, c.size, sizeof *c.numbers);
    c.blocks = ct_app_allocate(app, c.size, sizeof *c.blocks);
    c.others = ct_app_allocate(app, c.size, sizeof *c.others);
    c.line = ct_app_allocate(app, n, sizeof *c.line);
    for (int i = 0; i < c.count * n * n; i++)
        c.start[i] = wave_sum(&c, c.first + i / n / n, i / n % n, i % n);
    memcpy(c.numbers, c.start, c.size * sizeof *c.numbers);
    return c;
}

static void cube_fini(struct cube *c)
{
    free(c->f.roots);
    free(c->start);
    free(c->numbers);
    free(c->blocks);
    free(c->others);
    free(c->line);
}

/* Along one dimension: `step` numbers from one of a line to the next. */
static void transform_line(struct cube *c, ct_number *first, size_t step, bool is_back)
{
    for (int i = 0; i < c->f.n; i++)
        c->line[i] = first[(size_t)i * step];
    ct_fourier_row(&c->f, c->line, is_back);
    for (int i = 0; i < c->f.n; i++)
        first[(size_t)i * step] = c->line[i];
}

/* Numbers [plane][row][column] of own planes become [row][plane][column] of own rows.
   It is its own inverse. */
static void exchange(struct cube *c)
{
    struct ct_app *app = c->f.app;
    const int n = c->f.n;
    const size_t line = (size_t)n, block = (size_t)c->most * c->most * line;

    for (int row = 0; row < n; row++) {
        for (int plane = 0; plane < c->count; plane++)
            memcpy(c->blocks + (size_t)(row / c->most) * block +
                       ((size_t)(row % c->most) * c->most + plane) * line,
                   c->numbers + ((size_t)plane * n + row) * line, line * sizeof *c->blocks);
    }
    ct_app_enter(app);
    MPI_Alltoall(c->blocks, (int)block, MPI_C_DOUBLE_COMPLEX, c->others, (int)block,
                 MPI_C_DOUBLE_COMPLEX, MPI_COMM_WORLD);
    ct_app_leave(app);
    for (int row = 0; row < c->count; row++) {
        for (int plane = 0; plane < n; plane++)
            memcpy(c->numbers + ((size_t)row * n + plane) * line,
                   c->others + (size_t)(plane / c->most) * block +
                       ((size_t)row * c->most + plane % c->most) * line,
                   line * sizeof *c->numbers);
    }
}

/* Rows and columns of own planes. */
static void transform_planes(struct cube *c, bool is_back)
{
    const size_t n = (size_t)c->f.n;

    for (int plane = 0; plane < c->count; plane++) {
        ct_number *first = c->numbers + (size_t)plane * n * n;

        for (size_t row = 0; row < n; row++)
            ct_fourier_row(&c->f, first + row * n, is_back);
        for (size_t column = 0; column < n; column++)
            transform_line(c, first + column, n, is_back);
    }
}

/* Along the planes, when rows are dealt. */
static void transform_across(struct cube *c, bool is_back)
{
    const size_t n = (size_t)c->f.n;

    for (int row = 0; row < c->count; row++) {
        for (size_t column = 0; column < n; column++)
            transform_line(c, c->numbers + (size_t)row * n * n + column, n, is_back);
    }
}

static void transform(struct cube *c)
{
    transform_planes(c, false);
    exchange(c);
    transform_across(c, false);
}

static void transform_back(struct cube *c)
{
    transform_across(c, true);
    exchange(c);
    transform_planes(c, true);
}

/* True if the transform is n^3 where a wave is, and zero elsewhere. */
static bool is_known(const struct cube *c)
{
    const int n = c->f.n;
    const double cube = (double)n * n * n;
    double error = 0;

    for (int i = 0; i < c->count * n * n; i++) {
        const int row = c->first + i / n / n, plane = i / n % n, column = i % n;
        double right = 0;

        for (int w = 0; w < WAVES; w++) {
            if (plane == waves[w][0] % n && row == waves[w][1] % n && column == waves[w][2] % n)
                right += cube;
        }
        error = fmax(error, cabs(c->numbers[i] - right));
    }
    return error <= TOLERANCE * cube;
}

static double error_of(const struct cube *c)
{
    double own = 0, all;

    for (size_t i = 0; i < (size_t)c->count * c->f.n * c->f.n; i++)
        own = fmax(own, cabs(c->numbers[i] - c->start[i]));
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    return all;
}

static bool run(struct ct_app *app, char words[CT_APP_WORDS])
{
    const int rounds = arguments[1].value;
    struct cube c = cube_new(app, arguments[0].value);
    bool is_right;
    double error;

    transform(&c);
    is_right = is_known(&c);
    transform_back(&c);
    ct_app_start(app);
    for (int i = 0; i < rounds; i++) {
        transform(&c);
        transform_back(&c);
    }
    ct_app_stop(app);
    error = error_of(&c);
    is_right = ct_app_all(is_right && error <= TOLERANCE * (1 + rounds));
    snprintf(words, CT_APP_WORDS, "%s, error %.1e", is_right ? "right" : "WRONG", error);
    cube_fini(&c);
    return is_right;
}

int main(int argc, char **argv)
{
    return ct_app_main(argc, argv, arguments, run);
}
