/*
 * fourier_row.h - the Fourier transform of one row.
 */
#ifndef CT_BENCH_APPS_FOURIER_ROW_H
#define CT_BENCH_APPS_FOURIER_ROW_H

#include <complex.h>
#include <stdbool.h>

typedef double complex ct_number;

/* Root i of 1 for transforms of n numbers, i < n / 2. */
void ct_fourier_roots(int n, ct_number *roots);

/*
 * Transform a row in place, or back, which divides by n.
 *
 * n      a power of two
 * roots  of ct_fourier_roots
 */
void ct_fourier_row(int n, const ct_number *roots, ct_number *row,
                    bool is_back);

#endif
