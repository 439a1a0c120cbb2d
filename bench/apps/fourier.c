/*
 * fourier.c - Cooley and Tukey's method, radix 2, from bits reversed (1965); and a
 * matrix whose transform is known.
 */
#include "bench/apps/fourier.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TAU 6.28318530717958647693
#define TOLERANCE 1e-11 /* of numbers up to 1, some rounding errors */

struct ct_app_argument ct_fourier_arguments[] = {
    {"SIZE", 512, 1 << 14, true}, {"ROUNDS", 10, 1 << 20, false}, {.name = NULL}};

/* Each to the place whose number has its bits in reverse order. */
static void reverse_bits(ct_number *row, int n)
{
    for (int i = 1, j = 0; i < n; i++) {
        int bit = n >> 1;

        for (; (j & bit) != 0; bit >>= 1)
            j ^= bit;
        j ^= bit;
        if (i < j) {
            const ct_number other = row[i];

            row[i] = row[j];
            row[j] = other;
        }
    }
}

void ct_fourier_row(const struct ct_fourier *f, ct_number *row, bool is_back)
{
    const int n = f->n;

    reverse_bits(row, n);
    for (int half = 1; half < n; half *= 2) {
        for (int i = 0; i < n; i++) {
            const int turn = (i & (half - 1)) * (n / half / 2);
            const ct_number root = f->roots[turn];
            ct_number far;

            if ((i & half) != 0)
                continue;
            far = row[i + half] * (is_back ? conj(root) : root);
            row[i + half] = row[i] - far;
            row[i] += far;
        }
    }
    for (int i = 0; is_back && i < n; i++)
        row[i] /= n;
}

void ct_fourier_roots(struct ct_fourier *f)
{
    f->roots = ct_app_allocate(f->app, (size_t)f->n, sizeof *f->roots);
    for (int i = 0; i < f->n / 2; i++)
        f->roots[i] = cexp(-TAU * I * i / f->n);
}

void ct_fourier_init(struct ct_fourier *f)
{
    uint64_t state = (uint64_t)f->app->rank;

    ct_fourier_roots(f);
    f->start = ct_app_allocate(f->app, f->size, sizeof *f->start);
    f->piece = ct_app_allocate(f->app, f->size, sizeof *f->piece);
    for (int i = 0; i < f->count[0]; i++) {
        for (int j = 0; j < f->count[1]; j++) {
            const double real = ct_app_random(&state);

            f->start[(size_t)i * f->width + j] = real + I * ct_app_random(&state);
        }
    }
    memcpy(f->piece, f->start, f->size * sizeof *f->piece);
}

void ct_fourier_fini(struct ct_fourier *f)
{
    free(f->roots);
    free(f->start);
    free(f->piece);
}

static double energy(const struct ct_fourier *f, const ct_number *piece)
{
    double own = 0, all;

    for (size_t i = 0; i < f->size; i++)
        own += creal(piece[i] * conj(piece[i]));
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

/* Element (u, v) of the transform by its definition. */
static ct_number defined(const struct ct_fourier *f, int u, int v)
{
    ct_number own = 0, all;

    for (int i = 0; i < f->count[0]; i++) {
        for (int j = 0; j < f->count[1]; j++) {
            const long turns = ((long)u * (f->first[0] + i) + (long)v * (f->first[1] + j)) % f->n;

            own += f->start[(size_t)i * f->width + j] * cexp(-TAU * I * (double)turns / f->n);
        }
    }
    MPI_Allreduce(&own, &all, 1, MPI_C_DOUBLE_COMPLEX, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

static bool is_as_defined(const struct ct_fourier *f)
{
    const double most = TOLERANCE * f->n * f->n;
    bool is_right = true;

    for (int i = 0; i < 3; i++) {
        const int u = (f->n / 3 * i + 1) % f->n, v = f->n - 1 - u / 2;
        const ct_number right = defined(f, u, v);
        const int row = (f->is_transposed ? v : u) - f->first[0];
        const int column = (f->is_transposed ? u : v) - f->first[1];

        if (row >= 0 && row < f->count[0] && column >= 0 && column < f->count[1] &&
            cabs(f->piece[(size_t)row * f->width + column] - right) > most)
            is_right = false;
    }
    return is_right;
}

/* Once, not timed, there and back. */
static bool is_right_once(struct ct_fourier *f)
{
    const double before = energy(f, f->start) * f->n * f->n;
    bool is_right;

    f->transform(f, false);
    is_right = is_as_defined(f);
    is_right = fabs(energy(f, f->piece) - before) <= TOLERANCE * before && is_right;
    f->transform(f, true);
    return ct_app_all(is_right);
}

/* How far the matrix is from what it was. */
static double error_of(const struct ct_fourier *f)
{
    double own = 0, all;

    for (size_t i = 0; i < f->size; i++)
        own = fmax(own, cabs(f->piece[i] - f->start[i]));
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    return all;
}

bool ct_fourier_run(struct ct_fourier *f, char words[CT_APP_WORDS])
{
    const int rounds = ct_fourier_arguments[1].value;
    bool is_right = is_right_once(f);
    double error;

    ct_app_start(f->app);
    for (int i = 0; i < rounds; i++) {
        f->transform(f, false);
        f->transform(f, true);
    }
    ct_app_stop(f->app);
    error = error_of(f);
    is_right = is_right && error <= TOLERANCE * (1 + rounds);
    snprintf(words, CT_APP_WORDS, "%s, error %.1e", is_right ? "right" : "WRONG", error);
    return is_right;
}
