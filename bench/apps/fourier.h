/*
 * fourier.h - the Fourier transform of a row, and what programs that transform a
 * matrix in two dimensions have in common: its numbers, the rounds that are timed,
 * and how the result is verified.
 */
#ifndef CT_BENCH_APPS_FOURIER_H
#define CT_BENCH_APPS_FOURIER_H

#include "bench/apps/app.h"

#include <complex.h>

typedef double complex ct_number;

/* A rank's piece of a matrix of n x n numbers. */
struct ct_fourier {
    struct ct_app *app;
    int n;              /* a power of two */
    int first[2];       /* the first of the matrix' rows and columns in the piece */
    int count[2];       /* how many of them, */
    int width;          /* and from a row of the piece to the next */
    size_t size;        /* of the piece, with zeros where nothing of the matrix is */
    ct_number *roots;   /* root i of 1, i < n / 2 */
    ct_number *start;   /* the piece as it was, */
    ct_number *piece;   /* and as it is */
    bool is_transposed; /* the transform is, once made */
    void *context;
    void (*transform)(struct ct_fourier *f, bool is_back); /* the whole matrix */
};

/* SIZE (512; a power of two) and ROUNDS (10). */
extern struct ct_app_argument ct_fourier_arguments[];

/* Allocate and fill the roots of n. */
void ct_fourier_roots(struct ct_fourier *f);

/* Transform a row of n numbers in place, or back, which divides by n. */
void ct_fourier_row(const struct ct_fourier *f, ct_number *row, bool is_back);

/*
 * Fill the matrix, transform it there and back once, and then in the rounds that are
 * timed. Right: the matrix is what it was, the transform keeps its energy
 * (Parseval), and some of it is what the definition says.
 *
 * f        up to `size` and from `is_transposed` on; the rest is allocated here, and
 *          freed by ct_fourier_fini
 * words    out: of the result
 * returns  true if it is right, the same on all ranks
 */
void ct_fourier_init(struct ct_fourier *f);
bool ct_fourier_run(struct ct_fourier *f, char words[CT_APP_WORDS]);
void ct_fourier_fini(struct ct_fourier *f);

#endif
