/*
 * fourier_row.c - Cooley and Tukey's method, radix 2, from bits reversed
 * (1965).
 */
#include "bench/apps/fourier_row.h"

#define PI 3.14159265358979323846

void ct_fourier_roots(int n, ct_number *roots)
{
    for (int i = 0; i < n / 2; i++)
        roots[i] = cexp(-2 * PI * I * i / n);
}

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

void ct_fourier_row(int n, const ct_number *roots, ct_number *row, bool is_back)
{
    reverse_bits(row, n);
    for (int half = 1; half < n; half *= 2) {
        for (int i = 0; i < n; i++) {
            const int turn = (i & (half - 1)) * (n / half / 2);
            const ct_number root = roots[turn];
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
