/*
 * normal_matrix.h - small positive definite matrices, as least squares has them.
 */
#ifndef CT_MODEL_FIT_NORMAL_MATRIX_H
#define CT_MODEL_FIT_NORMAL_MATRIX_H

#include <stdbool.h>

/*
 * Cholesky's factor L of A = L L^T.
 *
 * a        n * n, row by row; in: A, of which the lower half is read; out: L there
 * returns  false if A is not positive definite
 */
bool ct_matrix_factor(double *a, int n);

/*
 * Solve A x = b.
 *
 * factor  of A
 * x       in: b; out: x
 */
void ct_matrix_solve(const double *factor, int n, double *x);

#endif
