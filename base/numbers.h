/*
 * numbers.h - functions of numbers that the tuned library would need libm for.
 *
 * Loading libm takes each process that the library is preloaded into as long as
 * loading the library itself. And hosts with different versions of libm might
 * decide differently.
 */
#ifndef CT_BASE_NUMBERS_H
#define CT_BASE_NUMBERS_H

#include <stddef.h>
#include <stdint.h>

/* A factor of two, where factors are logarithms in whole numbers. */
#define CT_LOG_ONE 1024

static inline double ct_larger(double a, double b)
{
    return a > b ? a : b;
}

static inline double ct_smaller(double a, double b)
{
    return a < b ? a : b;
}

/* The logarithm of a number of bytes to base 2, rounded down; 0 for 0 bytes. */
static inline int ct_doublings(size_t bytes)
{
    int n = 0;

    while (bytes >>= 1)
        n++;
    return n;
}

/* The binary logarithm of n, in 1/CT_LOG_ONE, rounded down; exact for powers of two. Of 0 and
   below: 0. Whole numbers only, so all ranks find the same. */
int ct_log2(int64_t n);

#endif
