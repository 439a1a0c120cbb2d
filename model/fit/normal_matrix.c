/*
 * normal_matrix.c - Cholesky's factor, and solutions by it.
 */
#include "model/fit/normal_matrix.h"

#include <math.h>

bool ct_matrix_factor(double *a, int n)
{
    for (int i = 0; i < n; i++) {
        for (int j = 0; j <= i; j++) {
            double sum = a[i * n + j];

            for (int k = 0; k < j; k++)
                sum -= a[i * n + k] * a[j * n + k];
            if (i > j)
                a[i * n + j] = sum / a[j * n + j];
            else if (sum > 0)
                a[i * n + i] = sqrt(sum);
            else
                return false;
        }
    }
    return true;
}

void ct_matrix_solve(const double *factor, int n, double *x)
{
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < i; k++)
            x[i] -= factor[i * n + k] * x[k];
        x[i] /= factor[i * n + i];
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int k = i + 1; k < n; k++)
            x[i] -= factor[k * n + i] * x[k];
        x[i] /= factor[i * n + i];
    }
}
