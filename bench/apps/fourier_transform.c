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
#include "bench/apps/fourier.h"

#include <stdlib.h>

struct squares {
    int most;          /* rows of a rank, zeros included */
    ct_number *blocks; /* nranks squares of most x most */
    ct_number *others; /* the same, received */
};

/* Column j of rank r is row j of the square for it. */
static void transpose(struct ct_fourier *f, const struct squares *s)
{
    const int block = s->most * s->most;

    for (int column = 0; column < f->n; column++) {
        for (int row = 0; row < f->count[0]; row++)
            s->blocks[(size_t)column * s->most + row] = f->piece[(size_t)row * f->n + column];
    }
    ct_app_enter(f->app);
    MPI_Alltoall(s->blocks, block, MPI_C_DOUBLE_COMPLEX, s->others, block, MPI_C_DOUBLE_COMPLEX,
                 MPI_COMM_WORLD);
    ct_app_leave(f->app);
    for (int column = 0; column < f->n; column++) {
        const ct_number *square = s->others + (size_t)(column / s->most) * block;

        for (int row = 0; row < f->count[0]; row++)
            f->piece[(size_t)row * f->n + column] =
                square[(size_t)row * s->most + column % s->most];
    }
}

/* The matrix is transposed afterwards. */
static void transform(struct ct_fourier *f, bool is_back)
{
    for (int pass = 0; pass < 2; pass++) {
        for (int row = 0; row < f->count[0]; row++)
            ct_fourier_row(f, f->piece + (size_t)row * f->n, is_back);
        if (pass == 0)
            transpose(f, f->context);
    }
}

static bool run(struct ct_app *app, char words[CT_APP_WORDS])
{
    const int n = ct_fourier_arguments[0].value;
    struct squares s = {.most = (n + app->nranks - 1) / app->nranks};
    const int first = s.most * app->rank < n ? s.most * app->rank : n;
    const size_t squares = (size_t)app->nranks * s.most * s.most;
    struct ct_fourier f = {.app = app,
                           .n = n,
                           .first = {first, 0},
                           .count = {n - first < s.most ? n - first : s.most, n},
                           .width = n,
                           .size = (size_t)s.most * n,
                           .is_transposed = true,
                           .context = &s,
                           .transform = transform};
    bool is_right;

    s.blocks = ct_app_allocate(app, squares, sizeof *s.blocks);
    s.others = ct_app_allocate(app, squares, sizeof *s.others);
    ct_fourier_init(&f);
    is_right = ct_fourier_run(&f, words);
    ct_fourier_fini(&f);
    free(s.blocks);
    free(s.others);
    return is_right;
}

int main(int argc, char **argv)
{
    return ct_app_main(argc, argv, ct_fourier_arguments, run);
}
