/*
 * numbers.h - functions of numbers that the tuned library would need libm for.
 *
 * Loading libm takes each process that the library is preloaded into as long as
 * loading the library itself. And hosts with different versions of libm might
 * decide differently.
 */
#ifndef CT_BASE_NUMBERS_H
#define CT_BASE_NUMBERS_H

static inline double ct_larger(double a, double b)
{
    return a > b ? a : b;
}

static inline double ct_smaller(double a, double b)
{
    return a < b ? a : b;
}

/* The binary logarithm of a finite number above 0; exact for powers of two. */
double ct_log2(double number);

#endif
